import { routes } from '../../model/routes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './ArticleLinks.module.css'

/** Articles to read on a matter. */
export function ArticleLinks({ articles }: { articles: readonly { readonly id: number; readonly title: string }[] }) {
  return (
    <ul className={css.links}>
      {articles.map(({ id, title }) => (
        <li key={id}>
          <Link to={routes.article(id)}>
            {title}
            <Icon name="arrow" go />
          </Link>
        </li>
      ))}
    </ul>
  )
}
