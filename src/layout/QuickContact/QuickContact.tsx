import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { chatLink, telLink } from '../../model/phone.ts'
import type { Settings } from '../../model/schema.ts'
import * as css from './QuickContact.module.css'

/** The floating chat button, on small screens a dock with call and chat. `small` keeps it a square from the start. */
export function QuickContact({ contact, small }: { contact: Settings['contact']; small: boolean }) {
  return (
    <aside className={small ? `${css.chat} ${css.small}` : css.chat} aria-label="Quick contact">
      <Link className={css.call} to={telLink(contact.phone)}>
        <Icon name="phone" />
        <span>Call us</span>
      </Link>
      <Link to={chatLink(contact.mobile)} newTab>
        <Icon name="chat" />
        <span>Chat with us</span>
      </Link>
    </aside>
  )
}
