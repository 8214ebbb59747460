/** The texts of the estimate's script (content/words.yaml). */
export const SCRIPT_WORDS = [
  ...(['done', 'rate', 'sums', 'drawings', 'choice', 'openLevel', 'notCopied', 'three', 'weeks', 'more'] as const),
  ...(['outside', 'programme', 'two', 'openArea', 'keep', 'openSpace', 'setAside', 'to', 'copied', 'one'] as const),
  ...(['spokenArea', 'metres'] as const),
]

export type EstimateWords = Readonly<Record<(typeof SCRIPT_WORDS)[number], string>>

/** Joins the texts into one string, for an attribute of the page. */
export function joinWords(words: EstimateWords): string {
  return JSON.stringify(SCRIPT_WORDS.map((name) => words[name]))
}

/** Reads the texts from that string. */
export function splitWords(text: string): EstimateWords {
  const words = JSON.parse(text)
  return Object.fromEntries(SCRIPT_WORDS.map((name, index) => [name, words[index]])) as EstimateWords
}
