import { ButtonLink } from '../../components/Button/Button.tsx'
import * as grounds from '../../components/Ground/Ground.module.css'
import { Link } from '../../components/Link/Link.tsx'
import * as text from '../../components/Text/Text.module.css'
import type { Page } from '../../model/page.ts'
import { chatLink, telLink } from '../../model/phone.ts'
import { mainLinks } from '../../model/routes.ts'
import type { Settings } from '../../model/schema.ts'
import { isCurrent } from '../Header/isCurrent.ts'
import * as css from './Menu.module.css'

/** Full-screen menu of small screens, built on details so that it opens without a script (behaviour: src/islands/menu.ts). */
export function Menu({ settings, page }: { settings: Settings; page: Page }) {
  const { contact } = settings
  return (
    <details className={css.menu} data-menu>
      <summary className={css.toggle}>
        <span className={css.open}>Menu</span>
        <span className={css.close}>Close</span>
        <i />
      </summary>
      <div className={`${grounds.dark} ${css.panel}`}>
        <nav aria-label="Main menu">
          <ul>
            {mainLinks.map(({ label, route }) => (
              <li key={route}>
                <Link to={route} aria-current={isCurrent(route, page.route)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.foot}>
          <p className={text.caption}>
            {contact.phoneHours}. {contact.replyPromise}.
          </p>
          <ButtonLink to={telLink(contact.phone)} icon="phone">
            Call {contact.phone}
          </ButtonLink>
          <ButtonLink to={chatLink(contact.mobile)} icon="chat" look="line" newTab>
            Chat on WhatsApp
          </ButtonLink>
        </div>
      </div>
    </details>
  )
}
