import type { RootContent } from 'mdast'
import { type Block, plainText } from '../article/blocks.ts'
import { FIGURES, undrawn } from '../article/drawnFigures.ts'
import * as icons from '../icons.ts'
import { CURLY_QUOTES } from '../problem.ts'
import { didYouMean } from '../text/didYouMean.ts'
import { inlines, isSafeLink, PUT_BELOW, warnOfLinks, warnUnsafe } from './inlines.ts'
import { CURLY_VALUE, warnOfShownMarks } from './marks.ts'
import { type Attributes, type State, start, unsupported, warn, writtenAs } from './state.ts'
import { NO_RULE, toTable } from './table.ts'

type Directive = Extract<RootContent, { type: 'containerDirective' }>

interface Kind {
  readonly attributes: readonly string[]
  readonly toBlock: (node: Directive, attributes: Attributes, state: State) => Block
}

/** The ":::" blocks, by name. */
const kinds: Readonly<Record<string, Kind>> = {
  callout: { attributes: ['icon', 'url'], toBlock: toCallout },
  figure: { attributes: ['name', 'caption'], toBlock: toFigure },
  table: { attributes: ['caption', 'striped', 'bordered', 'compact'], toBlock: toCaptionedTable },
}

/** The names of the blocks, as they are written. */
export const blockNames = Object.keys(kinds).map((name) => `":::${name}"`)

/** Converts a ":::name" block. An unclosed block is an error, because it takes in everything that follows. */
export function toDirective(node: Directive, state: State): Block {
  const { name } = node
  // Blocks cannot be nested: the ":::" that closes the inner one closes the outer one, too.
  const inner = node.children.find(({ type }) => type === 'containerDirective')
  if (inner || !/:::\s*$/.test(writtenAs(node, state))) {
    const taken = inner ? `everything up to the block on line ${start(inner).line}` : 'everything after it'
    const reason = `":::${name}" is not closed, so it swallows ${taken}`
    const remedy = 'Write ":::" on a line of its own after it.'
    state.problems.push({ ...start(node), rule: 'unclosed-block', reason, remedy })
  }
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind) {
    const remedy = didYouMean(name, Object.keys(kinds), `Use one of ${blockNames.join(', ')}.`)
    return unsupported(state, node, `There is no block ":::${name}"`, remedy)
  }
  const isCurly = CURLY_VALUE.test(writtenAs(node, state))
  if (isCurly) warn(state, node, 'curly-quotes', ...CURLY_QUOTES)
  const attributes = isCurly ? withoutCurlyQuotes(node) : (node.attributes ?? {})
  for (const attribute of Object.keys(attributes)) {
    if (kind.attributes.includes(attribute)) continue
    const all = `Use ${kind.attributes.join(', ')}.`
    const isWord = attributes[attribute] === '' // or a misspelt flag
    const remedy = didYouMean(attribute, kind.attributes, isWord ? `Put several words in quotes: "…". ${all}` : all)
    warn(state, node, 'unknown-attribute', `":::${name}" does not take "${attribute}"`, remedy)
  }
  warnOfShownMarks(attributes.caption, node, state)
  return kind.toBlock(node, attributes, state)
}

/** The attributes as they were meant, as far as their values are single words. */
function withoutCurlyQuotes({ attributes }: Directive): Attributes {
  const words = Object.entries(attributes ?? {}).filter(([, value]) => value)
  return Object.fromEntries(words.map(([name, value]) => [name, value?.replace(/[“”„]/g, '')]))
}

function toCaptionedTable(node: Directive, attributes: Attributes, state: State): Block {
  const [table] = node.children
  if (table?.type === 'table' && node.children.length === 1) return toTable(table, attributes, state)
  const isUnruled = table?.type === 'paragraph' && writtenAs(table, state).startsWith('|')
  if (isUnruled) return unsupported(state, node, ...NO_RULE)
  const reason = 'A :::table must hold one table and nothing else'
  return unsupported(state, node, reason, 'Put the table between ":::table{…}" and ":::".')
}

/** One of our own drawings, built from a list of points: "Galley: two runs that face each other". */
function toFigure(node: Directive, { name, caption }: Attributes, state: State): Block {
  const [list] = node.children
  if (list?.type !== 'list' || node.children.length > 1) {
    const remedy = 'Write each of its points as an item: "- Galley: two runs that face each other".'
    return unsupported(state, node, 'A :::figure must hold one list and nothing else', remedy)
  }
  const known = FIGURES.find((each) => each === name)
  if (!known) {
    const remedy = didYouMean(name ?? '', FIGURES, `Use one of ${FIGURES.join(', ')}.`)
    return unsupported(state, node, `There is no figure ${JSON.stringify(name ?? '')}`, remedy)
  }
  const data = list.children.map((point) => plainWords(node, point.children, state))
  const odd = undrawn(known, data)
  if (odd) warn(state, node, 'figure-point', ...odd)
  return { type: 'figure', name: known, ...(caption && { caption }), data }
}

function toCallout(node: Directive, { icon, url }: Attributes, state: State): Block {
  const text = plainWords(node, node.children, state)
  if (node.children.length === 0)
    warn(state, node, 'empty-block', 'A callout has no words', 'Write some between its lines, or remove it.')
  const names = Object.keys(icons) as icons.IconName[]
  const known = names.find((name) => name === icon)
  if (icon && !known) {
    const remedy = didYouMean(icon, names, `Use one of ${names.join(', ')}.`)
    warn(state, node, 'unknown-icon', `There is no icon "${icon}"`, remedy)
  }
  const isSafe = url && isSafeLink(url)
  if (isSafe) state.links.push({ url, ...start(node) })
  else if (url) warnUnsafe(state, node, url)
  return { type: 'callout', text, ...(known && { icon: known }), ...(isSafe && { url }) }
}

/** The text of the paragraphs among the nodes of a block, on one line. Warns of everything else. */
function plainWords(block: Directive, nodes: readonly RootContent[], state: State): string {
  const before = state.links.length
  const texts = nodes.flatMap((node) => (node.type === 'paragraph' ? plainText(inlines(node.children, state)) : []))
  if (texts.length < nodes.length) {
    const remedy = 'Write it without lists, tables and quotations.'
    warn(state, block, 'unsupported-block', `A ${block.name} holds plain text only`, remedy)
  }
  const remedy = block.name === 'callout' ? 'Give the address to the callout: ":::callout{url=…}".' : PUT_BELOW
  if (state.links.length > before) warnOfLinks(state, before, block, block.name, remedy)
  return texts.join(' ')
}
