import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { useWords } from '../../components/words.ts'
import type { Notice } from '../../model/notices.ts'
import * as css from './Notices.module.css'

/**
 * What the firm has to say these days, above the header. Between which days it shows is for the browser to decide
 * (src/early/notices.ts); without script those show whose days these were when the page was made.
 */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const words = useWords().notices
  if (notices.length === 0) return null
  const today = notices.some((notice) => notice.today)
  return (
    <aside
      id="notices"
      className={today ? `${css.notices} ${css.today}` : css.notices}
      aria-label={words.label}
      data-screen=""
    >
      {notices.map(({ id, text, link, linkText, today }) => (
        <div id={id} className={today ? `${css.notice} ${css.today}` : css.notice} key={id}>
          <p>
            {text} {link && <Link to={link}>{linkText}</Link>}
          </p>
          <button type="button" data-close="" aria-label={words.close}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </aside>
  )
}
