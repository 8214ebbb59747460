/** Replaces {1}, {2} and so on with the given values. The schema of words.ts allows no other numbers. */
export function format(words: string, ...values: readonly (string | number)[]): string {
  return words.replace(/\{(\d)\}/g, (_, number) => String(values[number - 1]))
}

/** Replaces the {names} in a text by their values; unknown names are left as they are. */
export function fill(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
