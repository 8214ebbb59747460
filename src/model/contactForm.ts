/*
 * The contact form's fields, options and limits.
 * They have a file of their own because only the contact page's script needs them.
 */

/** The fields of the message, in order, without the privacy agreement. Their labels are in content. */
export const FIELDS = ['name', 'email', 'phone', 'spaceType', 'location', 'projectScope', 'message'] as const
export type FieldName = (typeof FIELDS)[number]

/** The values that are sent, by the names that their labels have in content. */
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
/** The values that have a label, with it: a firm offers those that it names. */
export function optionsOf<Name extends string>(
  values: Readonly<Record<Name, string>>,
  labels: Readonly<Partial<Record<Name, string>>>,
): string[][] {
  return (Object.keys(values) as Name[]).flatMap((name) => (labels[name] ? [[values[name], labels[name]]] : []))
}

export const MESSAGE_ROWS = 5

/** Most characters of a URL that mail programs (Outlook accepts the fewest) and WhatsApp open without loss. */
export const MAILTO_LENGTH = 2000
export const WHATSAPP_LENGTH = 4000
/** Milliseconds after which an enquiry on its way to a form service counts as failed. */
export const SEND_TIMEOUT = 15_000
