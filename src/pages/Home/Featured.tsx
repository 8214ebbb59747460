import { ButtonLink } from '../../components/Button/Button.tsx'
import * as frame from '../../components/Frame/Frame.module.css'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { overhang } from '../../components/Picture/overhang.ts'
import { Picture } from '../../components/Picture/Picture.tsx'
import { columnSizes } from '../../components/Picture/sizes.ts'
import { useResources } from '../../components/resources.ts'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { routes } from '../../model/routes.ts'
import type { Picture as Image } from '../../model/schema/fields.ts'
import type { Home } from '../../model/schema/home.ts'
import * as css from './Featured.module.css'

/** 'Featured Projects': staggered pictures of two widths, each linking to its part of the gallery. */
export function Featured({ featured }: { featured: Required<Home>['featured'] }) {
  const { projects } = featured
  const { home } = useWords()
  const resources = useResources()
  const narrow = (image: Image) => `${Math.round(26 * overhang(image, 3 / 4, resources))}vw`
  return (
    <Section labelledBy="featured">
      <SectionHead id="featured" heading={featured.heading} statement={featured.statement} />
      <div className={css.projects}>
        {projects.map(({ id, title, category, image, place, delay }, index) => (
          <article className={`${css.project} ${css[placeOf(index)]}`} data-delay={delay} key={id}>
            <Link to={routes.project(category)}>
              <div className={frame.frame}>
                <Picture image={image} alt="" sizes={columnSizes('48rem', index % 2 ? narrow(image) : '52vw')} />
              </div>
              <h3 className={text.d3}>{title}</h3>
              <p className={text.caption}>{place}</p>
              <Icon name="arrow" go />
            </Link>
          </article>
        ))}
        <p className={projects.length % 2 ? css.beside : css.below}>
          <ButtonLink to={routes.gallery} look="ink" go>
            {home.projects}
          </ButtonLink>
        </p>
      </div>
    </Section>
  )
}

/** Two in a row: seven of twelve columns and four. Later rows start a column in and reach up into the row above. */
function placeOf(index: number): 'first' | 'narrow' | 'wide' {
  if (index % 2) return 'narrow'
  return index === 0 ? 'first' : 'wide'
}
