import { ButtonLink } from '../../components/Button/Button.tsx'
import * as grounds from '../../components/Ground/Ground.module.css'
import { Link } from '../../components/Link/Link.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { chatOn } from '../../model/firm/chatText.ts'
import { chatLink, telLink } from '../../model/firm/phone.ts'
import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { SharedSite } from '../../model/site.ts'
import { punctuated } from '../../model/text/chinese.ts'
import { ariaCurrent } from '../Header/ariaCurrent.ts'
import * as css from './Menu.module.css'

/** Full-screen menu for small screens, built on `details` so that it opens without a script (src/client/menu.ts). */
export function Menu({ settings, links, page }: Pick<SharedSite, 'settings' | 'links'> & { page: Page }) {
  const { contact, messages } = settings
  const { navigation, quick } = useWords()
  return (
    <details className={css.menu} data-menu="">
      <summary className={css.toggle}>
        <span className={css.open}>{navigation.menu}</span>
        <span className={css.close}>{navigation.close}</span>
        <i />
      </summary>
      <div className={`${grounds.dark} ${css.panel}`}>
        <nav aria-label={navigation.menuLabel}>
          <ul>
            {links.map((name) => {
              const current = ariaCurrent(routes[name], page.route)
              return (
                <li key={name}>
                  <Link to={routes[name]} aria-current={current} data-here={current && navigation.here}>
                    {navigation[name]}
                  </Link>
                </li>
              )
            })}
          </ul>
        </nav>
        <div className={css.foot}>
          <p className={text.caption}>
            {punctuated(`${contact.phoneHoursLabel} ${contact.phoneHours}.`)}{' '}
            <span>{punctuated(`${contact.replyPromise}.`)}</span>
          </p>
          <ButtonLink to={telLink(contact.phone)} icon="phone">
            {quick.callNumber}
          </ButtonLink>
          <ButtonLink to={chatLink(contact.mobile, chatOn(page, messages))} icon="chat" look="line" newTab>
            {quick.chatOn}
          </ButtonLink>
        </div>
      </div>
    </details>
  )
}
