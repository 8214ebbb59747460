import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { useWords } from '../../components/words.ts'
import type { Notice } from '../../model/firm/notices.ts'
import * as css from './Notices.module.css'

/**
 * The firm's current announcements, above the header. The browser decides which are due today (src/early/notices.ts);
 * without scripts, those that were due when the page was built are shown.
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
