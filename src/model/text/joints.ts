/** The no-break space and the word joiner: no line breaks at either. */
export const NO_BREAK = '\u00a0'
export const JOINT = '\u2060'

/** Removes both where text is not broken into lines: document titles, structured data, shared links. */
export function unjoined(text: string): string {
  return text.replaceAll(NO_BREAK, ' ').replaceAll(JOINT, '')
}
