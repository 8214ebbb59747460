/*
 * The contact form's fields, options and limits: specification, sections 3 and 5; decisions.md, The contact form.
 * A file of its own, because only the contact page's script carries them.
 */

/** The fields of the message, in order, with their labels; the privacy agreement is not part of it. */
export const FIELD_LABELS = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  spaceType: 'Type of space',
  location: 'Location',
  projectScope: 'Project scope',
  message: 'Your message',
} as const
export type FieldName = keyof typeof FIELD_LABELS

/** Options by value, with their labels where these differ. */
export const SPACE_TYPES = {
  Condo: 'Condo',
  Landed: 'Landed Home',
  Office: 'Office',
  Retail: 'Retail/Commercial',
  Other: 'Other',
} as const
export const PROJECT_SCOPES = ['Design Only', 'Renovation', 'Full Turnkey', 'Consultation'] as const
export const LOCATIONS = [
  'Kuala Lumpur',
  'Petaling Jaya',
  'Shah Alam',
  'Subang Jaya',
  'Puchong',
  'Cyberjaya',
  'Mont Kiara',
  'Bangsar',
  'Cheras',
  'Other',
] as const
export const MESSAGE_ROWS = 5

/** Characters of an address that mail programs (Outlook takes the least) and WhatsApp open without loss. */
export const MAILTO_LENGTH = 2000
export const WHATSAPP_LENGTH = 4000
/** Milliseconds after which an enquiry on its way to a form service counts as failed. */
export const SEND_TIMEOUT = 15_000
