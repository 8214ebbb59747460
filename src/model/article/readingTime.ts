import { type Block, inlinesOf, plainText } from './blocks.ts'

const WORDS_PER_MINUTE = 220

/** A word: a run of non-space characters, or two characters of Chinese, which has no spaces. */
const WORD = /[\u3400-\u9fff]{1,2}[\u3000-\u303f\uff00-\uff1f]*|[^\s\u3400-\u9fff]+/g

/** Whole minutes that an article takes to read, at least 1. */
export function readingTime(blocks: readonly Block[]): number {
  return Math.max(1, Math.round(wordCount(blocks) / WORDS_PER_MINUTE))
}

/** The number of words in the blocks, including tables and callouts. */
export function wordCount(blocks: readonly Block[]): number {
  const texts = blocks.flatMap(inlinesOf).map(plainText)
  return texts.reduce((sum, text) => sum + (text.match(WORD)?.length ?? 0), 0)
}
