import type { InputHTMLAttributes } from 'react'
import * as button from '../../components/Button/Button.module.css'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import * as text from '../../components/Text/Text.module.css'
import { MESSAGE_ROWS } from '../../model/constants.ts'
import { CHOICES, type ChoiceName, type FieldName } from '../../model/firm/enquiryFields.ts'
import { mailLink } from '../../model/firm/mail.ts'
import { arrow } from '../../model/icons.ts'
import type { Contact } from '../../model/schema/contact.ts'
import type { Words } from '../../model/schema/words.ts'
import { ignoreSecondTap } from '../secondTap.ts'
import * as css from './ContactForm.module.css'

export type FormTexts = Contact['form']

/** Name of the field that only bots fill in. Form services know it by this name, and browsers never autofill it. */
export const trap = '_gotcha'

interface FieldsProps {
  texts: FormTexts
  words: Words['form']
  email: string
  endpoint?: string
  endpointFields?: Readonly<Record<string, string>>
  sending: boolean
}

/**
 * The fields with their labels, the messages shown when the browser finds a field invalid, and the submit button. That
 * is never disabled, to keep the focus while the form is on its way, and has the `mailto:` URL, since browsers call a
 * form insecure that has it itself.
 */
export function Fields({ texts, words, email, endpoint, endpointFields = {}, sending }: FieldsProps) {
  return (
    <>
      <fieldset className={css.fields} disabled={sending}>
        <legend className={text.visuallyHidden}>{words.label}</legend>
        <div className={css.wide}>
          <h2 className={text.d3} tabIndex={-1} data-stage="editing">
            {texts.heading}
          </h2>
          <p className={text.caption}>{texts.note}</p>
        </div>
        <Field name="name" words={words} fault={words.nameFault} type="text" autoComplete="name" />
        <Field
          name="email"
          words={words}
          fault={words.emailFault}
          type="email"
          pattern=".+@.+\..+"
          autoComplete="email"
        />
        <Field name="phone" words={words} type="tel" autoComplete="tel" />
        <ChoiceField name="spaceType" words={words} />
        <ChoiceField name="location" words={words} />
        <ChoiceField name="projectScope" words={words} />
        <Field
          name="message"
          words={words}
          fault={words.messageFault}
          as="textarea"
          rows={MESSAGE_ROWS}
          placeholder={texts.messageExample}
        />
        <div className={css.wide}>
          <div className={css.tick}>
            <input id="privacy" name="privacy" type="checkbox" value="Agreed" required aria-invalid={false} />
            <label htmlFor="privacy">{texts.privacyAgreement}</label>
            <Fault name="privacy">{words.privacyFault}</Fault>
          </div>
          <details className={css.privacy}>
            <summary>
              <span className={css.underlined}>{words.privacy}</span>
            </summary>
            {texts.privacyNotice.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {texts.privacyNoticeMalay.map((paragraph) => (
              <p key={paragraph} lang="ms">
                {paragraph}
              </p>
            ))}
          </details>
        </div>
        {endpoint && (
          <p className={text.visuallyHidden} aria-hidden="true">
            <label htmlFor={trap}>{words.trap}</label>
            <input type="text" id={trap} name={trap} tabIndex={-1} autoComplete="off" />
            {Object.entries(endpointFields).map(([name, value]) => (
              <input type="hidden" key={name} name={name} value={value} />
            ))}
          </p>
        )}
      </fieldset>
      <button
        className={button.button}
        type="submit"
        formAction={endpoint ? undefined : mailLink(email)}
        aria-disabled={sending || undefined}
        data-stage="sending"
        onClick={ignoreSecondTap}
      >
        <span key={String(sending)}>{sending ? words.sending : words.send}</span>
        {!sending && <Glyph path={arrow} go />}
      </button>
    </>
  )
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: FieldName
  words: Words['form']
  /** The message when the browser finds the field invalid. A field without one is optional. */
  fault?: string
  as?: 'input' | 'select' | 'textarea'
  rows?: number
}

function Field({ name, words, fault, as = 'input', ...rest }: FieldProps) {
  const Control = as as 'input'
  return (
    <div className={as === 'textarea' ? `${css.field} ${css.wide}` : css.field}>
      <label htmlFor={name}>
        {words[name]}
        {!fault && <span> {words.optional}</span>}
      </label>
      <Control id={name} name={name} required={!!fault} aria-invalid={fault ? false : undefined} {...rest} />
      {fault && <Fault name={name}>{fault}</Fault>}
    </div>
  )
}

function ChoiceField({ name, words }: { name: ChoiceName; words: Words['form'] }) {
  return (
    <Field name={name} words={words} fault={words.choiceFault} as="select">
      <option value="">{words.choose}</option>
      {words[CHOICES[name]].map(({ sentAs, label }) => (
        <option key={sentAs} value={sentAs}>
          {label}
        </option>
      ))}
    </Field>
  )
}

function Fault({ name, children }: { name: string; children: string }) {
  return <p id={`${name}-fault`}>{children}</p>
}
