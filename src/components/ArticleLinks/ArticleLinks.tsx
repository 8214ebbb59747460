import { routes } from '../../model/routes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { Section, SectionHead } from '../Section/Section.tsx'
import * as text from '../Text/Text.module.css'
import * as css from './ArticleLinks.module.css'

interface ArticleLinksProps {
  heading: string
  articles: readonly { readonly id: number; readonly title: string }[]
}

/** A section of links to articles on a topic. */
export function ArticleLinks({ heading, articles }: ArticleLinksProps) {
  return (
    <Section labelledBy="related">
      <SectionHead id="related" heading={heading}>
        <ul className={`${text.d4} ${css.links}`}>
          {articles.map(({ id, title }) => (
            <li key={id}>
              <Link to={routes.article(id)}>
                {title}
                <Icon name="arrow" go />
              </Link>
            </li>
          ))}
        </ul>
      </SectionHead>
    </Section>
  )
}
