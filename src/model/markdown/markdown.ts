import GithubSlugger, { slug } from 'github-slugger'
import type { Blockquote, Image, ListItem, Paragraph, RootContent } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkDirective from 'remark-directive'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { type Block, type Inline, plainText } from '../article/blocks.ts'
import { CURLY_QUOTES } from '../problem.ts'
import { decoded } from '../text/decoded.ts'
import { blockNames, toDirective } from './directives.ts'
import { inlines, PUT_BELOW, SAVE_PICTURE, warnOfLinks, withoutLinks } from './inlines.ts'
import { CURLY_VALUE, warnOfAddedLine, warnOfLines, warnOfShownMarks } from './marks.ts'
import { htmlAsText, nounOf, type State, start, unsupported, warn, writtenAs } from './state.ts'
import { NO_HEAD, NO_RULE, ODD_RULE, toTable } from './table.ts'

type Parsed = Pick<State, 'links' | 'pictures' | 'problems'> & { readonly blocks: readonly Block[] }

/**
 * Parses Markdown without front matter into content blocks, in order. An unsupported block becomes a placeholder and
 * a warning with its position; only an unclosed block is an error. The time that remark takes grows with the square of
 * the nesting, so checks/limits.ts limits it.
 */
export function parseMarkdown(text: string): Parsed {
  const state: State = { text, links: [], pictures: [], problems: [], slugger: new GithubSlugger(), hasMajor: false }
  for (const id of PAGE_IDS) state.slugger.slug(id)
  const blocks = processor.parse(text).children.flatMap((node) => toBlock(node, state))
  return { blocks, links: state.links, pictures: state.pictures, problems: state.problems }
}

/** The parts of the page around an article. A heading with the name of one gets an id with a number. */
const PAGE_IDS = ['closing', 'main', 'notices', 'quick-links', 'related', 'share']

/**
 * Only the tables of GFM: its other extensions would be the most expensive part of a parse. And bold in Chinese, where no
 * space stands between it and a punctuation mark.
 */
const extensions = {
  micromarkExtensions: [gfmTable(), cjkFriendlyExtension()],
  fromMarkdownExtensions: [gfmTableFromMarkdown()],
}
const processor = unified().data(extensions).use(remarkParse).use(remarkDirective).use(onlyBlocks)

/** Leaves out the directives of lines: "9:00 AM" is a time, and "see:this[link](/x)" has a link. */
function onlyBlocks(this: Processor) {
  for (const { text } of this.data().micromarkExtensions ?? []) delete text?.[':'.charCodeAt(0)]
}

function toBlock(node: RootContent, state: State): Block[] {
  switch (node.type) {
    case 'definition': {
      const remedy = 'Write it behind the words: [words](/contact). If it is none, write "\\" before its first bracket.'
      const isNote = node.label === '//' // "[//]: # (A note)"
      const isUsed = state.text.split(`[${node.label}]`).length > 2 // its link is told
      if (!isNote && !isUsed) warn(state, node, 'unsupported-block', `${nounOf(node.type)} is not shown`, remedy)
      return []
    }
    case 'paragraph': {
      const block = toParagraph(node, state)
      const isBlank = block.type === 'paragraph' && !plainText(block.text).trim() // a no-break space from Word
      return isBlank ? [] : [block]
    }
    case 'heading': {
      const before = state.links.length
      const text = withoutLinks(inlines(node.children, state))
      if (state.links.length > before) warnOfLinks(state, before, node, 'heading', PUT_BELOW)
      const isUnderlined = !writtenAs(node, state).startsWith('#')
      if (node.depth === 2 && isUnderlined) {
        const remedy = 'Remove the line or, if it is to be a heading, begin it with "## " instead.'
        warn(state, node, 'underlined', 'The line of dashes below this text makes it a heading', remedy)
      }
      if (node.depth === 1) {
        const lower = 'Begin its line with "##": the title of the article is the only first-level heading.'
        const remedy = isUnderlined ? `${lower} Remove the line of "=" below it.` : lower
        warn(state, node, 'heading-level', 'A first-level heading is shown as a smaller one', remedy)
      }
      if (!plainText(text).trim()) {
        warn(state, node, 'empty-heading', 'A heading without words is left out', 'Write some after "#", or remove it.')
        return []
      }
      state.hasMajor ||= node.depth === 2
      const level = state.hasMajor ? node.depth : 2 // below the title, no level may be skipped
      return [{ type: 'heading', level, text, id: state.slugger.slug(slug(plainText(text)) || 'section') }]
    }
    case 'list': {
      const items = node.children.flatMap((item) => listItems(item, state))
      if (items.length === 0) return []
      const start = node.start ?? 1
      return [{ type: 'list', ordered: node.ordered === true, ...(start !== 1 && { start }), items }]
    }
    case 'table':
      return [toTable(node, {}, state)]
    case 'blockquote':
      return [toQuote(node, state)]
    case 'containerDirective':
      return [toDirective(node, state)]
    case 'html':
      return [{ type: 'paragraph', text: [htmlAsText(node, state)] }]
    case 'leafDirective': {
      const names = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(blockNames)
      const remedy = `Write ${names}, with three colons, and ":::" on a line of its own after it.`
      return [unsupported(state, node, `${nounOf(node.type)} cannot be shown`, remedy)]
    }
    default:
      return [unsupported(state, node, `${nounOf(node.type)} cannot be shown`, withoutIt[node.type])]
  }
}

const withoutIt: Partial<Record<RootContent['type'], string>> = {
  code: 'Remove the spaces at the beginning of its lines, or the lines of "```" around them.',
  thematicBreak: 'Remove the line.',
}

function toParagraph(node: Paragraph, state: State): Block {
  const written = writtenAs(node, state)
  if (CURLY_VALUE.test(written)) return unsupported(state, node, ...CURLY_QUOTES)
  if (written.startsWith(':::')) {
    const remedy =
      'Write it like ":::callout{icon=clock url="/contact"}": no space, quotes where a value has "=", and single quotes where it has quotes.'
    return unsupported(state, node, 'A line that begins with ":::" cannot be read', remedy)
  }
  const [reason, remedy] = /^\|[\s:]*--/.test(written) ? NO_HEAD : /\|\s*:?-{2,}/.test(written) ? ODD_RULE : NO_RULE
  if (/^\|.*\|/.test(written)) warn(state, node, 'no-table', reason, remedy)
  warnOfLines(node, state)
  const [only] = node.children
  if (node.children.length === 1 && only?.type === 'image') return toPicture(only, state)
  return { type: 'paragraph', text: inlines(node.children, state) }
}

function listItems(item: ListItem, state: State): Inline[][] {
  let last: Inline[] = []
  const items = [last]
  for (const child of item.children) {
    if (child.type === 'paragraph') {
      warnOfAddedLine(child, state, /^\s/, 'item', 'begin it with "- " or, if it belongs to the item, with spaces.')
      if (last.length > 0) last.push({ type: 'break' })
      last.push(...inlines(child.children, state))
    } else if (child.type === 'list') {
      const remedy = 'Write the inner items as items of the outer list.'
      warn(state, child, 'nested-list', 'A list inside a list is shown as one list', remedy)
      last = [] // what follows stays below it
      items.push(...child.children.flatMap((inner) => listItems(inner, state)), last)
    } else {
      warn(state, child, 'unsupported-block', `${nounOf(child.type)} cannot be in a list`, 'End the list before it.')
    }
  }
  if (item.children.length === 0)
    warn(state, item, 'empty-item', 'An item without words is left out', 'Write some after its mark, or remove it.')
  return items.filter(({ length }) => length > 0)
}

/** `![alt](images/sink.jpg "caption")`, alone in its paragraph. The path is below content/; leading ../ are ignored. */
function toPicture(node: Image, state: State): Block {
  const file = decoded(node.url).replace(/^((\.\.?\/)+|\/(?=images\/))/, '')
  if (/^[a-z]+:|^\//i.test(file)) {
    return unsupported(state, node, 'A picture outside content/images cannot be shown between paragraphs', SAVE_PICTURE)
  }
  if (!node.alt?.trim()) {
    const remedy = 'Write what it shows between the brackets: ![a kitchen by a courtyard](images/…).'
    warn(state, node, 'no-alt', 'The picture has no description for people who cannot see it', remedy)
  }
  warnOfShownMarks(node.title, node, state)
  const image = { file, alt: node.alt ?? '' }
  state.pictures.push({ image, ...start(node) })
  return { type: 'picture', image, ...(node.title && { caption: [node.title] }) }
}

/** A quotation: lines that begin with ">". A last line that begins with a dash is the attribution. */
function toQuote(node: Blockquote, state: State): Block {
  const paragraphs = node.children.filter((child): child is Paragraph => child.type === 'paragraph')
  if (paragraphs.length < node.children.length || paragraphs.length === 0)
    return unsupported(state, node, 'A quotation holds paragraphs only', PUT_AFTER)
  for (const paragraph of paragraphs) warnOfAddedLine(paragraph, state, /^\s*>/, 'quotation', 'begin it with ">".')
  const last = paragraphs.pop() as Paragraph
  const texts = [...paragraphs, ...withLastLine(last)].map(({ children }) => inlines(children, state))
  const by = texts.at(-1) ?? []
  if (texts.length < 2 || !DASH.test(plainText(by))) return { type: 'quote', paragraphs: texts }
  const [dashed = '', ...rest] = by
  const name = typeof dashed === 'string' ? dashed.replace(DASH, '') : dashed
  return { type: 'quote', paragraphs: texts.slice(0, -1), by: [name, ...rest] }
}

const PUT_AFTER = 'Put lists, tables and headings after it. A name below it follows a long dash: "> — Farah".'

/** Splits off the last line of a paragraph, as a paragraph of its own, if it begins with a dash. */
function withLastLine(paragraph: Paragraph): Pick<Paragraph, 'children'>[] {
  const { children } = paragraph
  const index = children.findLastIndex(
    (child) => child.type === 'break' || (child.type === 'text' && child.value.includes('\n')),
  )
  const [child, next] = [children[index], children[index + 1]]
  if (child?.type === 'break' && next?.type === 'text' && DASH.test(next.value))
    return [{ children: children.slice(0, index) }, { children: children.slice(index + 1) }]
  if (child?.type !== 'text') return [paragraph]
  const at = child.value.lastIndexOf('\n')
  const line = child.value.slice(at + 1)
  if (!DASH.test(line)) return [paragraph]
  return [
    { children: [...children.slice(0, index), { ...child, value: child.value.slice(0, at) }] },
    { children: [{ ...child, value: line }, ...children.slice(index + 1)] },
  ]
}

/** The dash before an attribution, not the sign of a number. */
const DASH = /^(——?|–|--?)(?!\d)\s*/
