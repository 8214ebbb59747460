import GithubSlugger, { slug } from 'github-slugger'
import type { BlockContent, DefinitionContent, Nodes, RootContent } from 'mdast'
import { type Block, type Inline, plainText } from '../../src/model/blocks.ts'
import type { ContentLink } from '../../src/model/content.ts'
import type { Unplaced } from '../content/yamlFile.ts'
import { toDirective } from './directives.ts'
import { inlines } from './inlines.ts'
import { nounOf } from './nouns.ts'
import { onlyPicture, toPicture } from './picture.ts'
import { toQuote } from './quote.ts'
import { htmlAsText, type State, unsupported, warn, writtenAs } from './state.ts'
import { NO_RULE, toTable } from './table.ts'

export interface ParsedMarkdown {
  readonly blocks: readonly Block[]
  readonly links: readonly ContentLink[]
  readonly problems: readonly Unplaced[]
}

/**
 * Markdown, front matter included and passed over, into ordered content blocks. What is not supported becomes a block that
 * says so, and a warning with its place; only a block that is not closed is an error. remark is loaded when it is needed.
 */
export async function parseMarkdown(text: string): Promise<ParsedMarkdown> {
  const { toMdast } = await import('./remark.ts')
  const state: State = { text, links: [], problems: [], slugger: new GithubSlugger() }
  const blocks = toMdast(text).children.flatMap((node) => toBlock(node, state))
  return { blocks, links: state.links, problems: state.problems }
}

type Child = RootContent | BlockContent | DefinitionContent

function toBlock(node: Child, state: State): Block[] {
  switch (node.type) {
    case 'yaml':
    case 'definition':
      return []
    case 'paragraph': {
      if (writtenAs(node, state).startsWith(':::')) return [unreadable(state, node)]
      if (/^\|.*\|/.test(writtenAs(node, state))) warn(state, node, 'no-table', ...NO_RULE)
      const picture = onlyPicture(node)
      return [picture ? toPicture(picture, state) : { type: 'paragraph', text: inlines(node.children, state) }]
    }
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
    case 'blockquote':
      return [toQuote(node, state)]
    case 'containerDirective':
      return [toDirective(node, state)]
    case 'html':
      return [{ type: 'paragraph', text: [htmlAsText(node, state)] }]
    default:
      return [unsupported(state, node, `${nounOf(node.type)} cannot be shown`)]
  }
}

function unreadable(state: State, node: Nodes): Block {
  const remedy = 'Write it like ":::callout{icon=clock url="/contact"}", without a space, values with "=" in quotes.'
  return unsupported(state, node, 'A line that begins with ":::" cannot be read', remedy)
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
      warn(state, child, 'unsupported-block', `${nounOf(child.type)} cannot stand in a list`, 'End the list before it.')
    }
  }
  return [own, ...nested]
}
