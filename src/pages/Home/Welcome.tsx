import * as button from '../../components/Button/Button.module.css'
import { ButtonLink } from '../../components/Button/Button.tsx'
import { Hero } from '../../components/Hero/Hero.tsx'
import { Link } from '../../components/Link/Link.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { routes } from '../../model/routes.ts'
import type { Home } from '../../model/schema/home.ts'
import * as css from './Welcome.module.css'

/** The first screen: photograph, headline, two links onwards, and a hint that there is more below. */
export function Welcome({ hero }: { hero: Home['hero'] }) {
  const { home } = useWords()
  return (
    <Hero image={hero.image} headline={hero.headline} full>
      <p className={text.lead}>{hero.intro}</p>
      <div className={`${button.row} ${css.ways}`}>
        <ButtonLink to={routes.contact} go>
          {home.contact}
        </ButtonLink>
        <ButtonLink to={routes.gallery} look="line">
          {home.gallery}
        </ButtonLink>
      </div>
      <Link to="#offer" className={css.hint}>
        {home.scroll}
      </Link>
      <p className={`${text.caption} ${css.caption}`}>
        <b>{hero.captionTitle}</b>
        <br />
        {hero.caption}
      </p>
    </Hero>
  )
}
