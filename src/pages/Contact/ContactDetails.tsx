import { Link } from '../../components/Link/Link.tsx'
import * as text from '../../components/Text/Text.module.css'
import { chatLink, telLink } from '../../model/phone.ts'
import type { Settings } from '../../model/schema.ts'
import * as css from './ContactDetails.module.css'

/**
 * Address, numbers, e-mail and hours. The two sets of hours differ and both are right (specification, section 9): when the
 * phone is answered stands under the numbers, when the office is open in a row of its own.
 */
export function ContactDetails({ settings: { contact, hours } }: { settings: Settings }) {
  return (
    <section className={css.details} aria-labelledby="details">
      <h2 className={text.visuallyHidden} id="details">
        Our details
      </h2>
      <dl>
        <div>
          <dt>Office</dt>
          <dd className={text.d4}>
            <address>
              {contact.street},
              <br />
              {contact.postcode} {contact.city}
            </address>
          </dd>
        </div>
        <div>
          <dt>Phone / WhatsApp</dt>
          <dd>
            <p className={text.d4}>
              <Link to={telLink(contact.phone)}>
                <span>{contact.phone}</span>
              </Link>
              <br />
              <Link to={chatLink(contact.mobile)} newTab aria-label={`WhatsApp ${contact.mobile}`}>
                <span>{contact.mobile}</span>
              </Link>
            </p>
            <p className={text.caption}>{contact.phoneHours}, tap to call</p>
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd className={text.d4}>
            <Link to={`mailto:${contact.email}`}>
              <span>{contact.email}</span>
            </Link>
          </dd>
        </div>
        <div>
          <dt>Opening hours</dt>
          <dd>
            <dl className={css.hours}>
              {hours.map(({ days, hours }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
          </dd>
        </div>
      </dl>
    </section>
  )
}
