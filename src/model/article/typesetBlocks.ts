import { endOf } from '../text/quotes.ts'
import { typeset } from '../text/typeset.ts'
import { type Together, typographic } from '../text/typography.ts'
import { type Block, type Cell, type Inline, plainText } from './blocks.ts'

/** The blocks of an article with their texts typeset. Code is left unchanged. */
export function typesetBlocks(blocks: readonly Block[], together: Together): Block[] {
  return blocks.map((block) => typesetBlock(block, together))
}

function typesetBlock(block: Block, together: Together): Block {
  const set = (content: readonly Inline[]) => typesetInlines(content, together)
  const cell = (each: Cell): Cell => ({ ...each, content: set(each.content) })
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, text: set(block.text) }
    case 'list':
      return { ...block, items: block.items.map(set) }
    case 'callout':
      return { ...block, text: typographic(block.text, together) }
    case 'table':
      return {
        ...block,
        ...(block.caption && { caption: typographic(block.caption, together) }),
        headers: block.headers.map(cell),
        rows: block.rows.map((row) => row.map(cell)),
      }
    case 'quote':
      return { ...block, paragraphs: block.paragraphs.map(set), ...(block.by && { by: set(block.by) }) }
    case 'picture':
      return { ...block, ...(block.caption && { caption: set(block.caption) }) }
    case 'figure':
      return typeset(block, together)
    case 'unsupported':
      return block
  }
}

/** A quotation mark depends on the text before it, even in another inline element: "*so*" is one quotation. */
function typesetInlines(content: readonly Inline[], together: Together, start = ''): Inline[] {
  let before = start
  return content.map((inline) => {
    const set = typesetInline(inline, together, before)
    before = endOf(before + plainText([set]))
    return set
  })
}

function typesetInline(inline: Inline, together: Together, before: string): Inline {
  if (typeof inline === 'string') return typographic(inline, together, before)
  if ('children' in inline) return { ...inline, children: typesetInlines(inline.children, together, before) }
  return inline
}
