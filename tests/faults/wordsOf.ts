/** Words of markup in one text, a space between them; ␣ stands for a space in a word, ↵ for the end of a line. */
export function wordsOf(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('␣', ' ').replaceAll('↵', '\n'))
}
