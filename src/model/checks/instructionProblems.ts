import type { ArticleEntry } from '../content.ts'
import type { Problem } from '../problem.ts'

/** The placeholder texts of a new article. They instruct its author and must never reach visitors. */
export const INSTRUCTIONS = {
  metaDescription: 'What the reader learns, in 120 to 155 characters.',
  authorBio: 'Who wrote this, and what they do, in one sentence.',
  paragraph: "The first paragraph answers the reader's question. Its first 150 characters are the excerpt.",
} as const

/** Articles that would go live with the texts that `npm run new` wrote into them. Drafts may contain these. */
export function instructionProblems(entries: readonly ArticleEntry[]): Problem[] {
  return entries.flatMap(({ file, data, excerpt }): Problem[] => {
    if (data.draft) return []
    const rule = 'instruction'
    const remedy = 'Write your own words in its place, or put "draft: true" back.'
    const reasonFor = (what: string) => `${what} still holds the instruction for a new article`
    return [
      ...(data.metaDescription === INSTRUCTIONS.metaDescription
        ? [{ file, path: ['metaDescription'], rule, reason: reasonFor('The description'), remedy }]
        : []),
      ...(data.authorBio === INSTRUCTIONS.authorBio
        ? [{ file, path: ['authorBio'], rule, reason: reasonFor('What is said of the author'), remedy }]
        : []),
      ...(excerpt === INSTRUCTIONS.paragraph
        ? [{ file, words: INSTRUCTIONS.paragraph, rule, reason: reasonFor('The first paragraph'), remedy }]
        : []),
    ]
  })
}
