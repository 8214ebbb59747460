import { Link } from '../../components/Link/Link.tsx'
import { routes } from '../../model/routes.ts'
import * as css from './Breadcrumb.module.css'

/** Where the article stands on the site. Support notes have a step of their own, which is no page. */
export function Breadcrumb({ title, note }: { title: string; note: boolean }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css.breadcrumb}>
        <li>
          <Link to={routes.home}>Home</Link>
        </li>
        <li>
          <Link to={routes.blog}>Blog</Link>
        </li>
        {note && <li>Support</li>}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
