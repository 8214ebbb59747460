import { EXCERPT_LENGTH } from '../constants.ts'
import { type Block, plainText } from './blocks.ts'

/**
 * The excerpt of an article: its first paragraph, cut and followed by '...' when too long. Its characters are counted
 * as grapheme clusters, so a surrogate pair, an emoji family or a letter with combining marks is never cut in half.
 * Empty when there is no paragraph.
 */
export function excerpt(blocks: readonly Block[]): string {
  const first = blocks.find((block) => block.type === 'paragraph')
  return first ? cut(plainText(first.text)) : ''
}

function cut(text: string): string {
  let count = 0
  for (const { index } of graphemes.segment(text)) {
    if (count === EXCERPT_LENGTH) return `${text.slice(0, index)}...`
    count += 1
  }
  return text
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
