import { MAILTO_LENGTH, WHATSAPP_LENGTH } from '../constants.ts'
import type { Choice, Words } from '../schema/words.ts'
import { format } from '../text/format.ts'
import { unjoined } from '../text/joints.ts'
import { CHOICE_NAMES, CHOICES, FIELDS, type FieldName } from './enquiryFields.ts'
import { mailLink } from './mail.ts'

/** What a visitor enters in the contact form. */
export type Enquiry = Readonly<Record<FieldName, string>>

/** A link that opens a service with the message filled in. `cut`: whether the message had to be truncated. */
interface MessageLink {
  readonly url: string
  readonly cut: boolean
}

/** An enquiry ready to be sent: as text to read and copy, and as links into WhatsApp and the visitor's e-mail. */
export interface ComposedEnquiry {
  readonly text: string
  readonly whatsApp: MessageLink
  readonly email: MessageLink
}

/** Composes the message that the visitor sends to the firm, through a chat link or by e-mail. */
export function composeEnquiry(
  enquiry: Enquiry,
  firm: { chatLink: string; email: string },
  words: Words['form'],
): ComposedEnquiry {
  const labels = CHOICE_NAMES.map((name) => [name, labelOf(enquiry[name], words[CHOICES[name]])])
  const labelled: Enquiry = { ...enquiry, ...Object.fromEntries(labels) }
  const text = clean(enquiryText(labelled, words))
  const subject = clean(format(words.subject, labelled.spaceType, labelled.location, labelled.projectScope))
  return {
    text,
    whatsApp: withText(`${firm.chatLink}?text=`, text, WHATSAPP_LENGTH),
    // RFC 6068: a line break in a body is CR LF.
    email: withText(
      `${mailLink(firm.email)}?subject=${encodeURIComponent(subject)}&body=`,
      text.replaceAll('\n', '\r\n'),
      MAILTO_LENGTH,
    ),
  }
}

/** Reads the enquiry from the fields of the form. */
export function toEnquiry(data: FormData): Enquiry {
  return Object.fromEntries(FIELDS.map((name) => [name, String(data.get(name) ?? '')])) as Enquiry
}

/** The label of a choice; for one that the form no longer offers, what is sent. */
function labelOf(choice: string, choices: readonly Choice[]): string {
  return choices.find(({ sentAs }) => sentAs === choice)?.label ?? choice
}

/** The message comes last, so a link with a length limit truncates the message and not the details. */
function enquiryText({ message, ...details }: Enquiry, words: Words['form']): string {
  const lines = Object.entries(details).map(([name, value]) => value && `${words[name as FieldName]}: ${value}`)
  return [words.greeting, '', ...lines.filter(Boolean), '', message].join('\n')
}

/**
 * Unifies line breaks, removes control and no-break characters, and replaces lone surrogates, which cannot be encoded.
 * Pairs are matched, too: Safari 17 would take the second half of one for a lone surrogate.
 */
function clean(text: string): string {
  return unjoined(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, (found) => (found[1] ? found : '\uFFFD'))
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
}

/** Appends as much of the text as the URL may hold. A longer text is cut between two graphemes and ends with '…'. */
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

/** Graphemes: 👩‍👧 and தி are one each. Browsers without a segmenter (Firefox before 125) split by code point. */
function graphemes(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text]
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
