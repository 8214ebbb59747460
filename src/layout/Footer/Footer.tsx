import { AddressLines } from '../../components/AddressLines/AddressLines.tsx'
import { Email } from '../../components/Email/Email.tsx'
import * as grounds from '../../components/Ground/Ground.module.css'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { mailLink } from '../../model/firm/mail.ts'
import { telLink } from '../../model/firm/phone.ts'
import { networksOf } from '../../model/firm/social.ts'
import { routes } from '../../model/routes.ts'
import type { Settings } from '../../model/schema/settings.ts'
import type { SharedSite } from '../../model/site.ts'
import * as css from './Footer.module.css'

export function Footer({ settings, links, year }: Pick<SharedSite, 'settings' | 'links' | 'year'>) {
  const { firm, contact, social, footer } = settings
  const { navigation, footer: words } = useWords()
  const networks = networksOf(social)
  const isSocial = networks.length > 0 || social.third !== undefined
  // The quick links are those of the header, two of them under other names.
  const labels = { ...navigation, about: words.about, gallery: words.gallery }
  return (
    <footer className={`${grounds.dark} ${css.footer}`} data-few={isSocial ? undefined : ''}>
      <div className={css.vents} aria-hidden="true" data-screen="" />
      <p className={css.tagline} data-screen="">
        {firm.tagline} <em>{firm.taglineEnd}</em>
      </p>
      <div className={css.columns} data-screen="">
        <nav aria-labelledby="quick-links">
          <h2 className={text.label} id="quick-links">
            {words.links}
          </h2>
          <ul>
            {links.map((name) => (
              <li key={name}>
                <Link to={routes[name]}>{labels[name]}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={text.label}>{words.services}</h2>
          <ul className={css.services}>
            {footer.services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </div>
        <div className={css.wide}>
          <h2 className={text.label}>{words.office}</h2>
          <address>
            <p className={text.d4}>
              <AddressLines contact={contact} />
            </p>
            <p>
              <Link className={text.d4} to={telLink(contact.phone)}>
                {contact.phone}
              </Link>
              <br />
              <Link className={text.d4} to={mailLink(contact.email)}>
                <Email address={contact.email} />
              </Link>
            </p>
          </address>
        </div>
        {isSocial && (
          <div className={css.wide}>
            <h2 className={text.label}>{words.follow}</h2>
            <div className={css.social}>
              {networks.map(({ icon, name, url }) => (
                <Link to={url} aria-label={name} key={name}>
                  <Icon name={icon} />
                </Link>
              ))}
              {social.third && <Third {...social.third} />}
            </div>
          </div>
        )}
      </div>
      <div className={css.end}>
        <p>
          © <span data-year>{year}</span> {words.rights}
        </p>
        <p>{footer.note}</p>
        <p className={css.letterhead}>
          <b>{firm.name}</b>, {contact.phone}, {contact.email}
        </p>
      </div>
    </footer>
  )
}

/** A network without an icon of its own. Without a URL the firm is not on it yet: no `href`, not focusable. */
function Third({ label, url }: Required<Settings['social']>['third']) {
  if (url) return <Link to={url}>{label}</Link>
  return (
    // biome-ignore lint/a11y/useValidAnchor: nowhere to go yet
    <a className={css.free} role="link" aria-disabled="true">
      <Icon name="plus" />
      {label}
    </a>
  )
}
