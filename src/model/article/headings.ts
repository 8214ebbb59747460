import { type Block, plainText } from './blocks.ts'

export interface TocEntry {
  readonly id: string
  readonly text: string
}

/** The major headings of an article, for its table of contents. */
export function tableOfContents(blocks: readonly Block[]): TocEntry[] {
  return blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [{ id: block.id, text: plainText(block.text) }] : [],
  )
}
