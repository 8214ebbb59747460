import * as button from '../../components/Button/Button.module.css'
import { ButtonLink } from '../../components/Button/Button.tsx'
import { Rich } from '../../components/Rich/Rich.tsx'
import { Section } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import { chatText } from '../../model/firm/chatText.ts'
import { chatLink, chatNumber, telLink } from '../../model/firm/phone.ts'
import type { Contact } from '../../model/schema/contact.ts'
import type { Settings } from '../../model/schema/settings.ts'
import * as css from './MeetInPerson.module.css'

/** The closing call to action: a call, or WhatsApp. */
export function JustTalk({ closing, settings }: { closing: Contact['closing']; settings: Settings }) {
  const { contact, messages } = settings
  return (
    <Section labelledBy="talk" ground="dark">
      <div className={css.split}>
        <h2 className={text.d1} id="talk">
          <Rich text={closing.title} />
        </h2>
        <p className={button.row}>
          <ButtonLink to={telLink(contact.phone)} icon="phone">
            {closing.callLabel}
          </ButtonLink>
          <ButtonLink to={chatLink(chatNumber(contact), chatText(messages))} look="line" icon="chat" newTab>
            {closing.chatLabel}
          </ButtonLink>
        </p>
      </div>
    </Section>
  )
}
