import { ButtonLink } from '../../components/Button/Button.tsx'
import { Rich } from '../../components/Rich/Rich.tsx'
import { Section } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import { chatLink, telLink } from '../../model/phone.ts'
import type { Contact, Settings } from '../../model/schema.ts'
import * as css from './MeetInPerson.module.css'

/** The closing call to action: a call, or WhatsApp. */
export function JustTalk({ closing, contact }: { closing: Contact['closing']; contact: Settings['contact'] }) {
  return (
    <Section labelledBy="talk" ground="dark">
      <div className={css.split}>
        <h2 className={text.d1} id="talk">
          <Rich text={closing.title} />
        </h2>
        <p className={css.row}>
          <ButtonLink to={telLink(contact.phone)} icon="phone">
            {closing.callLabel}
          </ButtonLink>
          <ButtonLink to={chatLink(contact.landlineChat)} look="line" icon="chat" newTab>
            {closing.chatLabel}
          </ButtonLink>
        </p>
      </div>
    </Section>
  )
}
