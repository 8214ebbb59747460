import { ButtonLink } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { useWords } from '../../components/words.ts'
import { telLink } from '../../model/firm/phone.ts'
import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { SharedSite } from '../../model/site.ts'
import { Logo } from '../Logo/Logo.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { ariaCurrent } from './ariaCurrent.ts'
import * as css from './Header.module.css'
import { type MenuUntil, menuUntil } from './menuUntil.ts'

const tones: Partial<Record<Page['header'], string>> = {
  picture: css.picture,
  panel: `${css.picture} ${css.panel}`,
  light: css.light,
  gallery: `${css.picture} ${css.story}`,
}

/** The class that shows the links, and hides the menu, from each breakpoint on. */
const breakpoints: Readonly<Record<MenuUntil, string | undefined>> = {
  '64rem': css.until64,
  '80rem': css.until80,
  '100rem': css.until100,
}

/** Sticky header: transparent at the top of a page, white once scrolled (src/client/header.ts sets `data-scrolled`). */
export function Header({ settings, links, page }: Pick<SharedSite, 'settings' | 'links'> & { page: Page }) {
  const { navigation } = useWords()
  const { firm, contact } = settings
  const labels = links.map((name) => navigation[name])
  const until = menuUntil(firm.shortName, labels, contact.phone)
  return (
    <header
      className={[css.header, tones[page.header]].filter(Boolean).join(' ')}
      data-header
      data-screen=""
      data-light={firm.logo && page.header !== 'dark' ? '' : undefined}
    >
      <div className={`${css.inner} ${breakpoints[until]}`}>
        <Logo firm={firm} />
        <nav className={css.nav} aria-label={navigation.label}>
          {links.map((name) => (
            <Link key={name} to={routes[name]} aria-current={ariaCurrent(routes[name], page.route)}>
              {navigation[name]}
            </Link>
          ))}
        </nav>
        <ButtonLink to={telLink(contact.phone)} icon="phone" className={css.call}>
          {contact.phone}
        </ButtonLink>
        <Menu settings={settings} links={links} page={page} />
      </div>
    </header>
  )
}
