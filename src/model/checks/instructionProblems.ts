import { EXCERPT_LENGTH } from '../constants.ts'
import type { ArticleEntry } from '../content.ts'
import type { Problem } from '../problem.ts'

/** The placeholder texts of a new article. They instruct its author and must never reach visitors. */
export const INSTRUCTIONS = {
  metaDescription: 'What the reader learns, in 120 to 155 characters.',
  authorBio: 'Who wrote this, and what they do, in one sentence.',
  paragraph: `The first paragraph answers the reader's question. Its first ${EXCERPT_LENGTH} characters are the excerpt.`,
} as const

/** Articles that would go live with the texts that `npm run new` wrote into them. Drafts may contain these. */
export function instructionProblems(entries: readonly ArticleEntry[]): Problem[] {
  const remedy = 'Write your own words in its place, or put "draft: true" back.'
  return entries.flatMap(({ file, data, excerpt }) => {
    const held = [
      data.metaDescription === INSTRUCTIONS.metaDescription && { what: 'The description', path: ['metaDescription'] },
      data.authorBio === INSTRUCTIONS.authorBio && { what: 'What is said of the author', path: ['authorBio'] },
      excerpt === INSTRUCTIONS.paragraph && { what: 'The first paragraph', words: excerpt },
    ]
    return held.flatMap((each): Problem[] => {
      if (!each || data.draft) return []
      const { what, ...place } = each
      const reason = `${what} still holds the instruction for a new article`
      return [{ file, ...place, rule: 'instruction', reason, remedy }]
    })
  })
}
