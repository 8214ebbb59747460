import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { useWords } from '../../components/words.ts'
import { chatOn } from '../../model/firm/chatText.ts'
import { chatLink, telLink } from '../../model/firm/phone.ts'
import type { Page } from '../../model/page.ts'
import type { Settings } from '../../model/schema/settings.ts'
import * as css from './QuickContact.module.css'

/** A floating chat button or, on small screens, a call and chat dock. At the top of the home page it has a label. */
export function QuickContact({ settings, page }: { settings: Settings; page: Page }) {
  const { contact, messages } = settings
  const { quick } = useWords()
  return (
    <aside
      className={page.kind === 'home' ? `${css.chat} ${css.labelled}` : css.chat}
      aria-label={quick.label}
      data-screen=""
    >
      <Link className={css.call} to={telLink(contact.phone)}>
        <Icon name="phone" />
        <span>{quick.call}</span>
      </Link>
      <Link to={chatLink(contact.mobile, chatOn(page, messages))} newTab>
        <Icon name="chat" />
        <span>{quick.chat}</span>
      </Link>
    </aside>
  )
}
