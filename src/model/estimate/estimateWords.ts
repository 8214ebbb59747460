/** The texts of the estimate's script (content/words.yaml). */
export const SCRIPT_WORDS = [
  ...(['done', 'rate', 'sums', 'drawings', 'choice', 'openLevel', 'notCopied', 'three', 'weeks', 'more'] as const),
  ...(['outside', 'programme', 'two', 'openArea', 'keep', 'openSpace', 'setAside', 'to', 'copied', 'one'] as const),
  ...(['spokenArea', 'metres'] as const),
]

export type EstimateWords = Readonly<Record<(typeof SCRIPT_WORDS)[number], string>>
