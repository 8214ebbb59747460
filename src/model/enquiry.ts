import { FIELD_LABELS, type FieldName, MAILTO_LENGTH, SPACE_TYPES, WHATSAPP_LENGTH } from './contactForm.ts'
import { chatLink } from './phone.ts'

/** What a visitor asks through the contact form. */
export type Enquiry = Readonly<Record<FieldName, string>>

/** A link that opens a service with the message in it. `cut`: it takes less than the whole message. */
export interface MessageLink {
  readonly url: string
  readonly cut: boolean
}

/** An enquiry ready to be sent: as text to read and copy, and as links into WhatsApp and the visitor's e-mail. */
export interface ComposedEnquiry {
  readonly text: string
  readonly whatsApp: MessageLink
  readonly email: MessageLink
}

/** Composes the message that the visitor sends to the firm (decisions.md, The contact form). */
export function composeEnquiry(enquiry: Enquiry, firm: { mobile: string; email: string }): ComposedEnquiry {
  const labelled = { ...enquiry, spaceType: spaceLabel(enquiry.spaceType) }
  const text = clean(enquiryText(labelled))
  const subject = clean(`Enquiry: ${labelled.spaceType}, ${labelled.location}, ${labelled.projectScope}`)
  const address = encodeURIComponent(firm.email).replace('%40', '@')
  return {
    text,
    whatsApp: withText(`${chatLink(firm.mobile)}?text=`, text, WHATSAPP_LENGTH),
    // RFC 6068: a line break in a body is CR LF.
    email: withText(
      `mailto:${address}?subject=${encodeURIComponent(subject)}&body=`,
      text.replaceAll('\n', '\r\n'),
      MAILTO_LENGTH,
    ),
  }
}

/** The enquiry that the fields of the form hold. */
export function toEnquiry(data: FormData): Enquiry {
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Enquiry
}

const names = Object.keys(FIELD_LABELS) as FieldName[]

function spaceLabel(value: string): string {
  return (SPACE_TYPES as Readonly<Record<string, string>>)[value] ?? value
}

/** The message stands last, so that it is what a link with too little room loses. */
function enquiryText({ message, ...details }: Enquiry): string {
  const lines = Object.entries(details).map(([name, value]) => value && `${FIELD_LABELS[name as FieldName]}: ${value}`)
  return ['Hello, I am writing about a project.', '', ...lines.filter(Boolean), '', message].join('\n')
}

/** One kind of line break, no control characters, and no half of a surrogate pair, which cannot be encoded. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
}

/** As much of the text as the address may hold, cut between two characters as people see them and ended with '…'. */
function withText(start: string, text: string, most: number): MessageLink {
  const whole = start + encodeURIComponent(text)
  if (whole.length <= most) return { url: whole, cut: false }
  const end = encodeURIComponent('…')
  let url = start
  for (const grapheme of graphemes(text)) {
    const next = url + encodeURIComponent(grapheme)
    if (next.length + end.length > most) break
    url = next
  }
  return { url: url + end, cut: true }
}

/** Characters as people see them: 👩‍👧 and தி are one each. Browsers without a segmenter (Firefox before 125) cut by code point. */
function graphemes(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text]
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
