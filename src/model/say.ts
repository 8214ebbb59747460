/** Words with {1}, {2} and so on replaced by what the page puts there. */
export function say(words: string, ...values: readonly (string | number)[]): string {
  return words.replace(/\{(\d)\}/g, (whole, number) => String(values[number - 1] ?? whole))
}
