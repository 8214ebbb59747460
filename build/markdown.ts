import GithubSlugger, { slug } from 'github-slugger'
import type {
  BlockContent,
  DefinitionContent,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableCell,
} from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkDirective from 'remark-directive'
import remarkExtendedTable from 'remark-extended-table'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { type Align, type Block, type Cell, type Inline, plainText } from '../src/model/blocks.ts'
import { icons } from '../src/model/icons.ts'
import type { SourceLink } from '../src/model/site.ts'
import { attempt } from './attempt.ts'
import { plainMarkdown } from './plainMarkdown.ts'
import { didYouMean } from './problems.ts'

/** A warning about a piece of Markdown. */
export interface MarkdownWarning {
  readonly line: number
  readonly column: number
  readonly rule: string
  readonly reason: string
  readonly note: string
}

export interface ParsedMarkdown {
  readonly blocks: readonly Block[]
  readonly links: readonly SourceLink[]
  readonly warnings: readonly MarkdownWarning[]
  /** Why there are no blocks, when the text could not be read. */
  readonly failure?: MarkdownWarning
}

/** Levels of emphasis and links inside each other; nobody writes more, and every later step would have to go as deep. */
const MAX_NESTING = 20

/**
 * Markdown, front matter included and passed over, into ordered content blocks (specification, section 3; syntax in
 * decisions.md, Articles). Never throws: what is not supported becomes a block that says so, and a warning with its place.
 */
export function parseMarkdown(text: string): ParsedMarkdown {
  const plain = plainMarkdown(text)
  if (plain) return convert(plain, text)
  const read = attempt(() => convert(referenceMarkdown(text), text))
  return read ?? { blocks: [], links: [], warnings: [], failure: tooHard(text) }
}

/** The mdast of any text, by remark, whose work may take long: the reference that `plainMarkdown` keeps to. */
export function referenceMarkdown(text: string): Root {
  return processor.parse(text)
}

function convert(root: Root, text: string): ParsedMarkdown {
  const state: State = { text, links: [], warnings: [], slugger: new GithubSlugger() }
  const blocks = root.children.flatMap((node) => toBlock(node, state))
  return { blocks, links: state.links, warnings: state.warnings }
}

/** The place that most likely made a text too hard to read: the line with the most markup. */
function tooHard(text: string): MarkdownWarning {
  const markup = text.split(/\r\n|\r|\n/).map((line) => line.match(/[>*_[\]`:#<|-]|\d\./g)?.length ?? 0)
  const most = markup.reduce((most, count) => Math.max(most, count), 0)
  return {
    line: markup.indexOf(most) + 1,
    column: 1,
    rule: 'too-hard',
    reason: 'The text cannot be read: it is too long, or nested too deeply, most likely here',
    note: 'Split it, or write it without so many lists, quotes or marks inside each other.',
  }
}

interface State {
  readonly text: string
  readonly links: SourceLink[]
  readonly warnings: MarkdownWarning[]
  readonly slugger: GithubSlugger
}

type Child = RootContent | BlockContent | DefinitionContent
type Directive = Extract<RootContent, { type: 'containerDirective' }>

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(gfmTables)
  .use(remarkExtendedTable)
  .use(remarkDirective)
  .freeze()

/** Tables are all that is needed of GFM, and the dearest part of a parse: the rest stays out. */
function gfmTables(this: Processor) {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}

const blockNames = ['callout', 'table']
const calloutAttributes = ['icon', 'url']
const tableAttributes = ['caption', 'striped', 'bordered', 'compact']

function toBlock(node: Child, state: State): Block[] {
  switch (node.type) {
    case 'yaml':
    case 'definition':
      return []
    case 'paragraph':
      if (sourceOf(node, state).startsWith(':::')) return [unreadable(state, node)]
      return [{ type: 'paragraph', text: inlines(node.children, state) }]
    case 'heading': {
      const text = inlines(node.children, state)
      return [{ type: 'heading', level: node.depth, text, id: state.slugger.slug(slug(plainText(text)) || 'section') }]
    }
    case 'list':
      return [
        {
          type: 'list',
          ordered: node.ordered === true,
          items: node.children.flatMap((item) => listItems(item.children, state)),
        },
      ]
    case 'table':
      return [toTable(node, {}, state)]
    case 'containerDirective':
      return [toDirective(node, state)]
    case 'html':
      warn(state, node, 'raw-html', 'Raw HTML is shown as text', 'Write it as Markdown, or remove it.')
      return [{ type: 'paragraph', text: [node.value] }]
    default:
      return [unsupported(state, node, `A block of type "${node.type}" is not supported`)]
  }
}

function unsupported(
  state: State,
  node: Nodes,
  reason: string,
  note = 'Use a paragraph, heading, list, table or callout.',
): Block {
  warn(state, node, 'unsupported-block', reason, note)
  return { type: 'unsupported' }
}

function unreadable(state: State, node: Nodes): Block {
  const note = 'Write it like ":::callout{icon=clock url="/contact"}", without a space, values with "=" in quotes.'
  return unsupported(state, node, 'A line that begins with ":::" cannot be read', note)
}

function listItems(children: readonly Child[], state: State): Inline[][] {
  const own: Inline[] = []
  const nested: Inline[][] = []
  for (const child of children) {
    if (child.type === 'paragraph') {
      if (own.length > 0) own.push({ type: 'break' })
      own.push(...inlines(child.children, state))
    } else if (child.type === 'list') {
      warn(
        state,
        child,
        'nested-list',
        'A list inside a list is shown as one list',
        'Write the inner items as items of the outer list.',
      )
      nested.push(...child.children.flatMap((item) => listItems(item.children, state)))
    } else {
      warn(
        state,
        child,
        'unsupported-block',
        `A list item cannot hold a block of type "${child.type}"`,
        'End the list before it.',
      )
    }
  }
  return [own, ...nested]
}

function toDirective(node: Directive, state: State): Block {
  const attributes = node.attributes ?? {}
  if (!/:::\s*$/.test(sourceOf(node, state))) {
    const reason = `":::${node.name}" is not closed and takes in all that follows`
    warn(state, node, 'unclosed-block', reason, 'Write ":::" on a line of its own after it.')
  }
  if (node.name === 'callout') {
    checkAttributes(node, calloutAttributes, state)
    return toCallout(node, attributes, state)
  }
  if (node.name === 'table') {
    checkAttributes(node, tableAttributes, state)
    const [table] = node.children
    if (table?.type === 'table' && node.children.length === 1) return toTable(table, attributes, state)
    return unsupported(
      state,
      node,
      'A :::table must hold one table and nothing else',
      'Put the table between ":::table{…}" and ":::".',
    )
  }
  const note = didYouMean(node.name, blockNames, 'Use ":::callout" or ":::table".')
  return unsupported(state, node, `There is no block ":::${node.name}"`, note)
}

function checkAttributes(node: Directive, known: readonly string[], state: State) {
  for (const name of Object.keys(node.attributes ?? {})) {
    if (known.includes(name)) continue
    const note = didYouMean(name, known, `Use ${known.join(', ')}.`)
    warn(state, node, 'unknown-attribute', `":::${node.name}" has no attribute "${name}"`, note)
  }
}

type Attributes = Readonly<Record<string, string | null | undefined>>

function toCallout(node: Directive, { icon, url }: Attributes, state: State): Block {
  const before = state.links.length
  const text = node.children
    .map((child) => (child.type === 'paragraph' ? plainText(inlines(child.children, state)) : ''))
    .filter(Boolean)
    .join(' ')
  if (node.children.some((child) => child.type !== 'paragraph')) {
    warn(state, node, 'unsupported-block', 'A callout holds plain text only', 'Write the callout as one paragraph.')
  }
  if (state.links.splice(before).length > 0) {
    const note = 'Give the callout its address: ":::callout{url=…}".'
    warn(state, node, 'unsupported-inline', 'A link inside a callout is shown as text', note)
  }
  const known = icon && Object.hasOwn(icons, icon)
  if (icon && !known) {
    warn(
      state,
      node,
      'unknown-icon',
      `There is no icon "${icon}"`,
      didYouMean(icon, Object.keys(icons), `Use one of ${Object.keys(icons).join(', ')}.`),
    )
  }
  const safe = url && isSafeLink(url)
  if (safe) state.links.push({ url, ...start(node) })
  else if (url) warnUnsafe(state, node, url)
  return { type: 'callout', text, ...(known && { icon }), ...(safe && { url }) }
}

function toTable(node: Table, attributes: Attributes, state: State): Block {
  const [head, ...body] = node.children
  const align = (index: number): Align => node.align?.[index] ?? 'left'
  const headers: Cell[] = []
  for (const cell of head?.children ?? []) {
    const { colSpan } = spans(cell)
    headers.push({ content: inlines(cell.children, state), align: align(column(headers)), ...(colSpan && { colSpan }) })
  }
  const labels = headers.flatMap((cell) => Array<string>(cell.colSpan ?? 1).fill(plainText(cell.content)))
  const taken: number[] = [] // rows that a cell from above still covers, by column
  const rows = body.map((row) => {
    let index = 0
    const cells = row.children.map((cell): Cell => {
      while ((taken[index] ?? 0) > 0) index = pass(taken, index)
      const at = index
      const { colSpan, rowSpan } = spans(cell)
      for (let spanned = 0; spanned < (colSpan ?? 1); spanned += 1) taken[index++] = (rowSpan ?? 1) - 1
      const heading = at === 0 && isHeading(cell)
      const content = inlines(heading ? heading.children : cell.children, state)
      const label = labels[at]
      return {
        content,
        align: align(at),
        ...(heading && { isHeader: true }),
        ...(colSpan && { colSpan }),
        ...(rowSpan && { rowSpan }),
        ...(label && { label }),
      }
    })
    while (index < labels.length) index = pass(taken, index)
    return cells
  })
  const flag = (name: string) => name in attributes && attributes[name] !== 'false'
  const caption = attributes.caption ? { caption: attributes.caption } : {}
  return {
    type: 'table',
    ...caption,
    headers,
    rows,
    striped: flag('striped'),
    bordered: flag('bordered'),
    compact: flag('compact'),
  }
}

/** Steps over a column that a cell from a row above covers, using up one of its rows. */
function pass(taken: number[], index: number): number {
  const rows = taken[index] ?? 0
  if (rows > 0) taken[index] = rows - 1
  return index + 1
}

function column(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + (cell.colSpan ?? 1), 0)
}

function spans(cell: TableCell): { colSpan?: number; rowSpan?: number } {
  const { colspan, rowspan } = cell as TableCell & { colspan?: number; rowspan?: number }
  return { ...(colspan && colspan > 1 && { colSpan: colspan }), ...(rowspan && rowspan > 1 && { rowSpan: rowspan }) }
}

/** The first cell of a body row, written wholly in bold, is the heading of its row. */
function isHeading(cell: TableCell) {
  const [only] = cell.children
  return cell.children.length === 1 && only?.type === 'strong' && only
}

function inlines(nodes: readonly PhrasingContent[], state: State, depth = 0): Inline[] {
  const parts: Inline[] = []
  for (const node of nodes) {
    const part = depth > MAX_NESTING ? tooDeep(node, state) : toInline(node, state, depth)
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return parts
}

function tooDeep(node: PhrasingContent, state: State): string {
  if (node.type === 'text') return node.value
  const reason = 'Emphasis and links are nested too deeply here and are shown as written'
  warn(state, node, 'deep-nesting', reason, 'Write them beside each other.')
  return sourceOf(node, state)
}

function toInline(node: PhrasingContent, state: State, depth: number): Inline {
  switch (node.type) {
    case 'text':
      return node.value.replace(/\r\n?|\n/g, ' ')
    case 'emphasis':
    case 'strong':
      return { type: node.type, children: inlines(node.children, state, depth + 1) }
    case 'inlineCode':
      return { type: 'code', text: node.value }
    case 'break':
      return { type: 'break' }
    case 'link':
      return toLink(node, state, depth)
    case 'html':
      warn(state, node, 'raw-html', 'Raw HTML is shown as text', 'Write it as Markdown, or remove it.')
      return node.value
    case 'textDirective': // "9:00 AM" is a time, not a directive
      return sourceOf(node, state)
    default:
      warn(
        state,
        node,
        'unsupported-inline',
        `"${node.type}" is not supported inside text and is shown as written`,
        'Use emphasis, strong, links or code.',
      )
      return sourceOf(node, state)
  }
}

function toLink(node: Extract<PhrasingContent, { type: 'link' }>, state: State, depth: number): Inline {
  const children = inlines(node.children, state, depth + 1)
  if (!isSafeLink(node.url)) {
    warnUnsafe(state, node, node.url)
    return { type: 'emphasis', children }
  }
  state.links.push({ url: node.url, ...start(node) })
  return { type: 'link', url: node.url, children }
}

function warnUnsafe(state: State, node: Nodes, url: string) {
  const note = 'Links start with /, #, https://, http://, mailto: or tel:, or name a file.'
  warn(state, node, 'unsafe-link', `The link ${JSON.stringify(url)} is shown as text`, note)
}

/** Whether a link may stand in a page: a scheme that runs nothing, or none. */
export function isSafeLink(url: string): boolean {
  return /^(https?:|mailto:|tel:)/i.test(url) || /^(?!\/\/)[^:\s\\\p{Cc}]*$/u.test(url.replace(/[?#].*$/s, ''))
}

function sourceOf(node: Nodes, { text }: State): string {
  const { start, end } = node.position ?? {}
  return text.slice(start?.offset ?? 0, end?.offset ?? 0).replace(/\s+/g, ' ')
}

function start(node: Nodes) {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  return { line, column }
}

function warn(state: State, node: Nodes, rule: string, reason: string, note: string) {
  state.warnings.push({ ...start(node), rule, reason, note })
}
