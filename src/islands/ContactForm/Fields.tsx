import type { InputHTMLAttributes } from 'react'
import * as button from '../../components/Button/Button.module.css'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import {
  FIELD_LABELS,
  type FieldName,
  LOCATIONS,
  MESSAGE_ROWS,
  PROJECT_SCOPES,
  SPACE_TYPES,
} from '../../model/contactForm.ts'
import { arrow } from '../../model/islandIcons.ts'
import * as css from './ContactForm.module.css'

export interface FormTexts {
  heading: string
  note: string
  messageExample: string
  privacyAgreement: string
  privacyNotice: string[]
}

/** Name of the field that only bots fill: form services know it under this name, browsers never fill it by themselves. */
export const trap = '_gotcha'

/** The fields with their labels, the messages that the browser's judgement brings up, and the button. */
export function Fields({ texts, sending, trapped }: { texts: FormTexts; sending: boolean; trapped: boolean }) {
  return (
    <fieldset className={css.fields} disabled={sending}>
      <legend className={css.legend}>Your enquiry</legend>
      <div className={css.wide}>
        <h2 tabIndex={-1} data-stage="editing">
          {texts.heading}
        </h2>
        <p className={css.hint}>{texts.note}</p>
      </div>
      <Field name="name" fault="Please tell us your name." type="text" autoComplete="name" />
      <Field name="email" fault="An address like name@example.com, please." type="email" autoComplete="email" />
      <Field name="phone" type="tel" autoComplete="tel" />
      <Choice name="spaceType" options={Object.entries(SPACE_TYPES)} />
      <Choice name="location" options={LOCATIONS.map((value) => [value, value])} />
      <Choice name="projectScope" options={PROJECT_SCOPES.map((value) => [value, value])} />
      <Field
        name="message"
        fault="A sentence or two is enough."
        as="textarea"
        rows={MESSAGE_ROWS}
        placeholder={texts.messageExample}
      />
      <div className={css.wide}>
        <div className={css.tick}>
          <input id="privacy" name="privacy" type="checkbox" value="Agreed" required />
          <label htmlFor="privacy">{texts.privacyAgreement}</label>
          <Fault name="privacy">Please tick this, so that we may answer you.</Fault>
        </div>
        <details className={css.privacy}>
          <summary>
            <span className={css.underlined}>Read the privacy notice</span>
          </summary>
          {texts.privacyNotice.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      </div>
      {trapped && (
        <p className={css.trap} aria-hidden="true">
          <label htmlFor={trap}>Leave this empty</label>
          <input type="text" id={trap} name={trap} tabIndex={-1} autoComplete="off" />
        </p>
      )}
      <button className={button.button} type="submit">
        {sending ? 'Sending' : 'Send message'}
        {!sending && <Glyph path={arrow} go />}
      </button>
    </fieldset>
  )
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: FieldName
  /** What to say when the browser finds fault. A field without one is optional. */
  fault?: string
  as?: 'input' | 'select' | 'textarea'
  rows?: number
}

function Field({ name, fault, as = 'input', ...rest }: FieldProps) {
  const Control = as as 'input'
  return (
    <div className={as === 'textarea' ? `${css.field} ${css.wide}` : css.field}>
      <label htmlFor={name}>
        {FIELD_LABELS[name]}
        {!fault && <span> (optional)</span>}
      </label>
      <Control id={name} name={name} required={!!fault} {...rest} />
      {fault && <Fault name={name}>{fault}</Fault>}
    </div>
  )
}

/** Options are pairs of value and label. */
function Choice({ name, options }: { name: FieldName; options: string[][] }) {
  return (
    <Field name={name} fault="Please choose one." as="select">
      <option value="">Choose one</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Field>
  )
}

function Fault({ name, children }: { name: string; children: string }) {
  return <p id={`${name}-fault`}>{children}</p>
}
