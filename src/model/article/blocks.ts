import type { IconName } from '../icons.ts'
import type { Picture } from '../schema/fields.ts'
import type { FigureName } from './drawnFigures.ts'

/** Inline content of a paragraph, heading, list item or table cell. */
export type Inline =
  | string
  | { readonly type: 'emphasis' | 'strong'; readonly children: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'link'; readonly url: string; readonly children: readonly Inline[] }
  | { readonly type: 'break' }

/** A cell of a table. */
export interface Cell {
  readonly content: readonly Inline[]
  readonly align: 'left' | 'center' | 'right'
  readonly isHeader?: boolean
  readonly colSpan?: number
  readonly rowSpan?: number
}

export interface Table {
  readonly type: 'table'
  readonly caption?: string
  readonly headers: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
  readonly striped: boolean
  readonly bordered: boolean
  readonly compact: boolean
}

/** `start` is the number of the first item, unless that is 1. */
export interface List {
  readonly type: 'list'
  readonly ordered: boolean
  readonly start?: number
  readonly items: readonly (readonly Inline[])[]
}

export interface Callout {
  readonly type: 'callout'
  readonly text: string
  readonly icon?: IconName
  /** '' means no link, even if the text mentions a page (calloutLink.ts). */
  readonly url?: string
}

/** A drawing, built from the points that the article lists: 'Galley: two runs that face each other'. */
export interface Figure {
  readonly type: 'figure'
  readonly name: FigureName
  readonly caption?: string
  readonly data: readonly string[]
}

/** A picture between paragraphs. */
export interface PictureBlock {
  readonly type: 'picture'
  readonly image: Picture
  readonly caption?: readonly Inline[]
}

/** A quotation; `by` is its attribution. */
export interface Quote {
  readonly type: 'quote'
  readonly paragraphs: readonly (readonly Inline[])[]
  readonly by?: readonly Inline[]
}

/** A block of an article, whose body is a list of blocks. */
export type Block =
  | { readonly type: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: number; readonly text: readonly Inline[]; readonly id: string }
  | List
  | Callout
  | Table
  | Figure
  | PictureBlock
  | Quote
  | { readonly type: 'unsupported' }

/** The inline content with adjacent strings merged. */
export function mergeStrings(parts: readonly Inline[]): Inline[] {
  const whole: Inline[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (typeof part === 'string' && typeof last === 'string') whole[whole.length - 1] = last + part
    else whole.push(part)
  }
  return whole
}

/** The text of inline content, without its markup. */
export function plainText(content: readonly Inline[]): string {
  return content.map(inlineText).join('')
}

function inlineText(inline: Inline): string {
  if (typeof inline === 'string') return inline
  if (inline.type === 'code') return inline.text
  if (inline.type === 'break') return ' '
  return plainText(inline.children)
}

/** Every piece of inline content of a block, in reading order. */
export function inlinesOf(block: Block): readonly (readonly Inline[])[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block.text]
    case 'list':
      return block.items
    case 'callout':
      return [[block.text]]
    case 'table':
      return [block.headers, ...block.rows].flat().map((cell) => cell.content)
    case 'figure':
      return block.data.map((point) => [point])
    case 'picture':
      return block.caption ? [block.caption] : []
    case 'quote':
      return block.by ? [...block.paragraphs, block.by] : block.paragraphs
    case 'unsupported':
      return []
  }
}
