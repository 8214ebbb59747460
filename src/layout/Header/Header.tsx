import { ButtonLink } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import type { Page } from '../../model/page.ts'
import { telLink } from '../../model/phone.ts'
import { mainLinks } from '../../model/routes.ts'
import type { Settings } from '../../model/schema.ts'
import { Logo } from '../Logo/Logo.tsx'
import { Menu } from '../Menu/Menu.tsx'
import * as css from './Header.module.css'
import { isCurrent } from './isCurrent.ts'

interface HeaderProps {
  settings: Settings
  page: Page
}

const tones: Partial<Record<Page['header'], string>> = { picture: css.picture, light: css.light }

/** Fixed header: transparent at the top of a page, white once scrolled (src/islands/client.ts sets data-scrolled). */
export function Header({ settings, page }: HeaderProps) {
  return (
    <header className={[css.header, tones[page.header]].filter(Boolean).join(' ')} data-header>
      <div className={css.inner}>
        <Logo firm={settings.firm} />
        <nav className={css.nav} aria-label="Main">
          {mainLinks.map(({ label, route }) => (
            <Link key={route} to={route} aria-current={isCurrent(route, page.route)}>
              {label}
            </Link>
          ))}
        </nav>
        <ButtonLink to={telLink(settings.contact.phone)} icon="phone" className={css.call}>
          {settings.contact.phone}
        </ButtonLink>
        <Menu settings={settings} page={page} />
      </div>
    </header>
  )
}
