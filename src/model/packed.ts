import type { Block } from './blocks.ts'
import type { ArticleEntry } from './content.ts'
import { excerpt } from './excerpt.ts'

/** The blocks of an article as bytes: of thousands of articles only those whose page is rendered are held as data. */
export function pack(blocks: readonly Block[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(blocks))
}

/** The blocks that were packed. */
export function unpack(body: Uint8Array): readonly Block[] {
  return JSON.parse(new TextDecoder().decode(body))
}

/** What is kept of the blocks of an article: themselves, packed, and what is asked for while its page is not rendered. */
export function kept(blocks: readonly Block[]): Pick<ArticleEntry, 'body' | 'references' | 'excerpt'> {
  const references = blocks.filter((block) => block.type === 'callout' || block.type === 'picture')
  return { body: pack(blocks), references, excerpt: excerpt(blocks) }
}
