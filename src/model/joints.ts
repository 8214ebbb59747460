/** A space, and a joint, at which no line ends. */
export const NO_BREAK = '\u00a0'
export const JOINT = '\u2060'

/** Text for machines, which have no lines: the title of a document, structured data, a shared link. */
export function unjoined(text: string): string {
  return text.replaceAll(NO_BREAK, ' ').replaceAll(JOINT, '')
}
