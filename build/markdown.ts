import GithubSlugger, { slug } from 'github-slugger'
import type { BlockContent, DefinitionContent, Nodes, Root, RootContent } from 'mdast'
import { type Block, type Inline, plainText } from '../src/model/blocks.ts'
import { icons } from '../src/model/icons.ts'
import type { SourceLink } from '../src/model/source.ts'
import { attempt } from './attempt.ts'
import { inlines, isSafeLink, warnUnsafe } from './markdownInlines.ts'
import { type Attributes, refuse, type State, sourceOf, start, warn } from './markdownState.ts'
import { toTable } from './markdownTable.ts'
import { plainMarkdown } from './plainMarkdown.ts'
import { didYouMean } from './problems.ts'
import type { RecordedProblem } from './records.ts'
import { referenceMarkdown } from './referenceMarkdown.ts'

export interface ParsedMarkdown {
  readonly blocks: readonly Block[]
  readonly links: readonly SourceLink[]
  readonly problems: readonly RecordedProblem[]
  /** Why there are no blocks, when the text could not be read. */
  readonly failure?: RecordedProblem
}

/**
 * Markdown, front matter included and passed over, into ordered content blocks (specification, section 3; syntax in
 * decisions.md, Articles). Never throws: what is not supported becomes a block that says so, and a warning with its place;
 * only a block that is not closed is an error.
 */
export function parseMarkdown(text: string): ParsedMarkdown {
  const plain = plainMarkdown(text)
  if (plain) return convert(plain, text)
  const read = attempt(() => convert(referenceMarkdown(text), text))
  return read ?? { blocks: [], links: [], problems: [], failure: tooHard(text) }
}

function convert(root: Root, text: string): ParsedMarkdown {
  const state: State = { text, links: [], problems: [], slugger: new GithubSlugger() }
  const blocks = root.children.flatMap((node) => toBlock(node, state))
  return { blocks, links: state.links, problems: state.problems }
}

/** The place that most likely made a text too hard to read: the line with the most markup. */
function tooHard(text: string): RecordedProblem {
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

type Child = RootContent | BlockContent | DefinitionContent
type Directive = Extract<RootContent, { type: 'containerDirective' }>

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
    refuse(state, node, 'unclosed-block', reason, 'Write ":::" on a line of its own after it.')
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
