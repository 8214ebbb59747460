/*
 * The contact form's fields and limits.
 * They have a file of their own because only the contact page's script needs them.
 */

/** The fields of the message, in order, without the privacy agreement. Their labels are in content. */
export const FIELDS = ['name', 'email', 'phone', 'spaceType', 'location', 'projectScope', 'message'] as const
export type FieldName = (typeof FIELDS)[number]

export const MESSAGE_ROWS = 5

/** Most characters of a URL that mail programs (Outlook accepts the fewest) and WhatsApp open without loss. */
export const MAILTO_LENGTH = 2000
export const WHATSAPP_LENGTH = 4000
/** Milliseconds after which an enquiry on its way to a form service counts as failed. */
export const SEND_TIMEOUT = 15_000
