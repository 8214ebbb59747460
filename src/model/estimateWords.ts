/** What the script of the estimate says, in the order in which the page tells it (content/words.yaml). */
export const SCRIPT_WORDS = [
  ...([
    'outside',
    'metres',
    'spokenArea',
    'choice',
    'weeks',
    'programme',
    'sentence',
    'rate',
    'sums',
    'keepSum',
  ] as const),
  ...(['three', 'two', 'one', 'openSpace', 'openLevel', 'openArea', 'done', 'setAside', 'drawings'] as const),
  ...(['copied', 'notCopied', 'to', 'more'] as const),
]

export type EstimateWords = Readonly<Record<(typeof SCRIPT_WORDS)[number], string>>

/** The words as one text, for an attribute of the page. */
export function joinWords(words: EstimateWords): string {
  return SCRIPT_WORDS.map((name) => words[name]).join('|')
}

/** The words out of that text. */
export function splitWords(text: string): EstimateWords {
  const words = text.split('|')
  return Object.fromEntries(SCRIPT_WORDS.map((name, index) => [name, words[index] ?? ''])) as EstimateWords
}
