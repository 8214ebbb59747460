import { type Block, inlinesOf, plainText } from './blocks.ts'

const WORDS_PER_MINUTE = 220

/** Whole minutes that an article takes to read, at least 1. */
export function readingTime(blocks: readonly Block[]): number {
  return Math.max(1, Math.round(wordCount(blocks) / WORDS_PER_MINUTE))
}

/** Words in the blocks, tables and callouts included. */
export function wordCount(blocks: readonly Block[]): number {
  const texts = blocks.flatMap(inlinesOf).map(plainText)
  return texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0)
}
