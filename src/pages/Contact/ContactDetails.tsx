import type { ReactNode } from 'react'
import { AddressLines } from '../../components/AddressLines/AddressLines.tsx'
import * as button from '../../components/Button/Button.module.css'
import { Email } from '../../components/Email/Email.tsx'
import { Link } from '../../components/Link/Link.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { chatText } from '../../model/firm/chatText.ts'
import { mailLink } from '../../model/firm/mail.ts'
import { chatLink, telLink } from '../../model/firm/phone.ts'
import type { Site } from '../../model/site.ts'
import * as css from './ContactDetails.module.css'

/**
 * Address, numbers, e-mail and hours. The two sets of hours may differ: those of the phone are under the
 * numbers, those of the office have their own row.
 */
export function ContactDetails({ settings, specialHours }: Pick<Site, 'settings' | 'specialHours'>) {
  const { contact, hours, hoursLabel, messages } = settings
  const words = useWords().contact
  return (
    <section className={css.details} aria-labelledby="details">
      <h2 className={text.visuallyHidden} id="details">
        {words.details}
      </h2>
      <dl>
        <Detail term={words.office} look={text.d4}>
          <address>
            <AddressLines contact={contact} />
          </address>
        </Detail>
        <Detail term={words.phone}>
          <p className={text.d4}>
            <Link className={button.link} to={telLink(contact.phone)}>
              <span>{contact.phone}</span>
            </Link>
          </p>
          <p className={text.caption}>
            <b>{contact.phoneHoursLabel}</b> {words.phoneHours}
          </p>
          <p className={text.d4}>
            <Link
              className={button.link}
              to={chatLink(contact.mobile, chatText(messages))}
              newTab
              aria-label={words.chatNumber}
            >
              <span>{contact.mobile === contact.phone ? words.whatsApp : contact.mobile}</span>
            </Link>
          </p>
        </Detail>
        <Detail term={words.email} look={text.d4}>
          <Link className={button.link} to={mailLink(contact.email)}>
            <span>
              <Email address={contact.email} />
            </span>
          </Link>
        </Detail>
        <Detail term={hoursLabel}>
          <dl className={css.hours}>
            {hours.map(({ days, hours }) => (
              <Detail term={days} key={days}>
                {hours}
              </Detail>
            ))}
          </dl>
        </Detail>
        {specialHours.length > 0 && (
          <Detail term={words.special}>
            <dl className={css.hours}>
              {specialHours.map(({ label, days, hours, from }) => (
                <div key={from + label}>
                  <dt>
                    {label}
                    <br />
                    <span className={text.caption}>{days}</span>
                  </dt>
                  <dd>{hours ?? words.closed}</dd>
                </div>
              ))}
            </dl>
          </Detail>
        )}
      </dl>
    </section>
  )
}

function Detail({ term, look, children }: { term: string; look?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={look}>{children}</dd>
    </div>
  )
}
