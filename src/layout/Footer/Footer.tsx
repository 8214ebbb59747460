import * as grounds from '../../components/Ground/Ground.module.css'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import * as text from '../../components/Text/Text.module.css'
import { telLink } from '../../model/phone.ts'
import { mainLinks, routes } from '../../model/routes.ts'
import type { Settings } from '../../model/schema.ts'
import * as css from './Footer.module.css'

/** Quick Links use the header paths, two of them with other labels (specification, section 1). */
const labels: Readonly<Record<string, string>> = { [routes.about]: 'About Us', [routes.gallery]: 'Our Projects' }

export function Footer({ settings, year }: { settings: Settings; year: number }) {
  const { firm, contact, social, footer } = settings
  return (
    <footer className={`${grounds.dark} ${css.footer}`}>
      <div className={css.vents} aria-hidden="true" />
      <p className={`${text.statement} ${css.tagline}`}>
        {firm.tagline} <em>{firm.taglineEnd}</em>
      </p>
      <div className={css.columns}>
        <nav aria-labelledby="quick-links">
          <h2 className={text.label} id="quick-links">
            Quick Links
          </h2>
          <ul>
            {mainLinks.map(({ label, route }) => (
              <li key={route}>
                <Link to={route}>{labels[route] ?? label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={text.label}>Services</h2>
          <ul>
            {footer.services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </div>
        <div className={css.wide}>
          <h2 className={text.label}>Our office</h2>
          <address>
            <p className={text.d4}>
              {contact.street},
              <br />
              {contact.postcode} {contact.city}
            </p>
            <p>
              <Link className={text.d4} to={telLink(contact.phone)}>
                {contact.phone}
              </Link>
              <br />
              <Link className={text.d4} to={`mailto:${contact.email}`}>
                {contact.email}
              </Link>
            </p>
          </address>
        </div>
        <div className={css.wide}>
          <h2 className={text.label}>Follow the work</h2>
          <div className={css.social}>
            <Link to={social.instagram} aria-label="Instagram">
              <Icon name="instagram" />
            </Link>
            <Link to={social.facebook} aria-label="Facebook">
              <Icon name="facebook" />
            </Link>
            {social.third.url ? (
              <Link to={social.third.url}>{social.third.label}</Link>
            ) : (
              // biome-ignore lint/a11y/useValidAnchor: an empty placeholder link, as the specification has it: no href, no focus
              <a role="link" aria-disabled="true">
                {social.third.label}
              </a>
            )}
          </div>
        </div>
      </div>
      <div className={css.end}>
        <p>
          © <span data-year>{year}</span> {firm.legalName} All rights reserved.
        </p>
        <p>{footer.note}</p>
      </div>
    </footer>
  )
}
