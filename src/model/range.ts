/** A numeric range with what stands at its ends, like 'RM60–100', '10–20%' or '9:00–18:00'. */
const range = /([^\s–]*\d[^\s–]*–[^\s–]*\d[^\s–]*)/

/** A text cut before and after its numeric ranges, which never break at their dash: every second part is a range. */
export function splitRanges(text: string): string[] {
  return text.split(range)
}
