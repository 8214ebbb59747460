import { Link } from '../../components/Link/Link.tsx'
import { useWords } from '../../components/words.ts'
import { routes } from '../../model/routes.ts'
import * as css from './Breadcrumb.module.css'

interface BreadcrumbProps {
  title: string
  /** Language of the title, if it differs from that of the page. */
  language?: string
  note: boolean
}

/** The article's place on the site. Support notes have an extra step, which has no page of its own. */
export function Breadcrumb({ title, language, note }: BreadcrumbProps) {
  const { navigation, article } = useWords()
  return (
    <nav aria-label={article.breadcrumb}>
      <ol className={css.breadcrumb}>
        <li>
          <Link to={routes.home}>{navigation.home}</Link>
        </li>
        <li>
          <Link to={routes.blog}>{navigation.blog}</Link>
        </li>
        {note && <li>{article.support}</li>}
        <li aria-current="page" lang={language}>
          {title}
        </li>
      </ol>
    </nav>
  )
}
