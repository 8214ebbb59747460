/** What the script of the estimate says (content/words.yaml), in an order that compresses well. */
export const SCRIPT_WORDS = [
  ...(['done', 'rate', 'sums', 'drawings', 'choice', 'openLevel', 'notCopied', 'three', 'weeks', 'more'] as const),
  ...(['outside', 'programme', 'two', 'openArea', 'keep', 'openSpace', 'setAside', 'to', 'copied', 'one'] as const),
  ...(['spokenArea', 'metres'] as const),
]

export type EstimateWords = Readonly<Record<(typeof SCRIPT_WORDS)[number], string>>

/** The words as one text, for an attribute of the page. */
export function joinWords(words: EstimateWords): string {
  return JSON.stringify(SCRIPT_WORDS.map((name) => words[name]))
}

/** The words out of that text. */
export function splitWords(text: string): EstimateWords {
  const words = JSON.parse(text)
  return Object.fromEntries(SCRIPT_WORDS.map((name, index) => [name, words[index]])) as EstimateWords
}
