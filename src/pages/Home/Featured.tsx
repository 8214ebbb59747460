import { ButtonLink } from '../../components/Button/Button.tsx'
import { Frame } from '../../components/Frame/Frame.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { columnSizes } from '../../components/Picture/sizes.ts'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import { routes } from '../../model/routes.ts'
import type { Home } from '../../model/schema.ts'
import * as css from './Featured.module.css'

/** 'Featured Projects': three pictures, staggered, each leading to its part of the gallery. */
export function Featured({ featured }: { featured: Home['featured'] }) {
  return (
    <Section labelledBy="featured">
      <SectionHead id="featured" heading={featured.heading} statement={featured.statement} />
      <div className={css.projects}>
        {featured.projects.map(({ id, title, category, image, place, delay }, index) => (
          <article className={css.project} data-delay={delay} key={id}>
            <Link to={routes.category(category)}>
              <Frame>
                <Picture image={image} sizes={columnSizes('48rem', widths[index] ?? '92vw')} />
              </Frame>
              <h3 className={text.d3}>{title}</h3>
              <p className={text.caption}>{place}</p>
              <Icon name="arrow" go />
            </Link>
          </article>
        ))}
        <p className={css.all}>
          <ButtonLink to={routes.gallery} look="ink" go>
            View All Projects
          </ButtonLink>
        </p>
      </div>
    </Section>
  )
}

/** Seven, four and seven columns of twelve. */
const widths = ['52vw', '26vw', '52vw']
