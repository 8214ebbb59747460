import { type Block, plainText } from './blocks.ts'
import { EXCERPT_LENGTH } from './constants.ts'

/**
 * The excerpt of an article: its first paragraph, cut to 150 characters followed by '...' when longer. Characters are what
 * a reader counts (grapheme clusters), so a surrogate pair, an emoji family or a letter with combining marks is never cut in
 * half. Empty when there is no paragraph.
 */
export function excerpt(blocks: readonly Block[]): string {
  const first = blocks.find((block) => block.type === 'paragraph')
  return first ? cut(plainText(first.text)) : ''
}

function cut(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text
  if (PLAIN.test(text)) return `${text.slice(0, EXCERPT_LENGTH)}...`
  let count = 0
  for (const { index } of graphemes.segment(text)) {
    if (count === EXCERPT_LENGTH) return `${text.slice(0, index)}...`
    count += 1
  }
  return text
}

/** As many characters that stand for themselves, and one more with which the last cannot combine. */
const PLAIN = new RegExp(`^[ -~]{${EXCERPT_LENGTH + 1}}`)

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
