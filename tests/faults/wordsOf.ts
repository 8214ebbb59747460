/** The pieces of markup in a text, separated by spaces. Within a piece, ␣ is a space and ↵ a line break. */
export function wordsOf(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('␣', ' ').replaceAll('↵', '\n'))
}
