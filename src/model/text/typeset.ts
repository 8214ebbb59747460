import { type Block, type Cell, type Inline, plainText } from '../article/blocks.ts'
import { wholeWords } from './chinese.ts'
import { endOf } from './quotes.ts'
import { type Together, typographic } from './typography.ts'

/** Data from content with its texts typeset (typography.ts). */
export function typeset<Data>(data: Data, together: Together): Data {
  return JSON.parse(JSON.stringify(data), (key, value) => {
    if (typeof value !== 'string' || NOT_TYPESET.has(key)) return value
    const set = typographic(value, together)
    return TITLES.has(key) ? wholeWords(set) : set
  })
}

/** Keys whose values are large. Those with emphasis are set by components (Rich). */
const TITLES = new Set(['title', 'heading'])

/** Keys whose values are not typeset: URLs, e-mail addresses, file names, phone numbers, and names used in code. */
const NOT_TYPESET = new Set(
  'file url base link buttonLink mapsUrl mapEmbedUrl endpoint instagram facebook email phone mobile landlineChat category sentAs spaceType projectScope'.split(
    ' ',
  ),
)

/** The blocks of an article with their texts typeset. Code is left unchanged. */
export function typesetBlocks(blocks: readonly Block[], together: Together): Block[] {
  return blocks.map((block) => typesetBlock(block, together))
}

function typesetBlock(block: Block, together: Together): Block {
  const set = (content: readonly Inline[]) => typesetInlines(content, together)
  const cell = (each: Cell): Cell => ({
    ...each,
    content: set(each.content),
    ...(each.label && { label: typographic(each.label, together) }),
  })
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
