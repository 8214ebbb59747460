/** Replaces {1}, {2} and so on with the given values. */
export function format(words: string, ...values: readonly (string | number)[]): string {
  return words.replace(/\{(\d)\}/g, (whole, number) => String(values[number - 1] ?? whole))
}
