import type { ArticleEntry } from '../content.ts'
import type { Block } from './blocks.ts'
import { excerpt } from './excerpt.ts'

/** The blocks of an article as bytes. Of thousands of articles, only those being rendered are held as objects. */
export function pack(blocks: readonly Block[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(blocks))
}

/** The reverse of `pack`. */
export function unpack(body: Uint8Array): readonly Block[] {
  return JSON.parse(new TextDecoder().decode(body))
}

/** What is kept of an article's blocks: the packed blocks, and what is needed even when its page is not rendered. */
export function packArticle(blocks: readonly Block[]): Pick<ArticleEntry, 'body' | 'excerpt'> {
  return { body: pack(blocks), excerpt: excerpt(blocks) }
}
