/*
 * The contact form's fields, options and limits.
 * A file of its own, because only the contact page's script carries them.
 */

/** The fields of the message, in order; the privacy agreement is not part of it. Content says what they are called. */
export const FIELDS = ['name', 'email', 'phone', 'spaceType', 'location', 'projectScope', 'message'] as const
export type FieldName = (typeof FIELDS)[number]

/** Options by the names that content calls their labels: what is sent. */
export const SPACE_TYPES = {
  condo: 'Condo',
  landed: 'Landed',
  office: 'Office',
  retail: 'Retail',
  other: 'Other',
} as const
export const PROJECT_SCOPES = {
  designOnly: 'Design Only',
  renovation: 'Renovation',
  fullTurnkey: 'Full Turnkey',
  consultation: 'Consultation',
} as const
export const MESSAGE_ROWS = 5

/** Characters of an address that mail programs (Outlook takes the least) and WhatsApp open without loss. */
export const MAILTO_LENGTH = 2000
export const WHATSAPP_LENGTH = 4000
/** Milliseconds after which an enquiry on its way to a form service counts as failed. */
export const SEND_TIMEOUT = 15_000
