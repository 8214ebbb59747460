import type { Block } from './blocks.ts'

/** The blocks of an article as bytes. Of thousands of articles, only those being rendered are held as objects. */
export function pack(blocks: readonly Block[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(blocks))
}

/** The reverse of `pack`. */
export function unpack(body: Uint8Array): readonly Block[] {
  return JSON.parse(new TextDecoder().decode(body))
}
