import type { Blockquote, Paragraph } from 'mdast'
import { type Block, type Inline, plainText } from '../../src/model/blocks.ts'
import { inlines } from './inlines.ts'
import { type State, unsupported } from './state.ts'

/** Lines that begin with ">". A last line that begins with a dash names who said it. */
export function toQuote(node: Blockquote, state: State): Block {
  const paragraphs = node.children.filter((child): child is Paragraph => child.type === 'paragraph')
  if (paragraphs.length < node.children.length || paragraphs.length === 0)
    return unsupported(state, node, 'A quotation holds paragraphs only', 'Put lists, tables and headings after it.')
  const texts = paragraphs.map(({ children }) => inlines(children, state))
  const last = texts.at(-1) ?? []
  const isSaid = texts.length > 1 && DASH.test(plainText(last))
  return isSaid
    ? { type: 'quote', paragraphs: texts.slice(0, -1), by: undashed(last) }
    : { type: 'quote', paragraphs: texts }
}

const DASH = /^(—|–|--?)\s*/

function undashed([first, ...rest]: readonly Inline[]): Inline[] {
  return typeof first === 'string' ? [first.replace(DASH, ''), ...rest] : first ? [first, ...rest] : []
}
