import type GithubSlugger from 'github-slugger'
import type { Html, Nodes } from 'mdast'
import type { Block } from '../article/blocks.ts'
import type { ContentLink, ContentPicture } from '../content.ts'
import type { Unplaced } from '../problem.ts'

/** The attributes in braces after the name of a block. */
export type Attributes = Readonly<Record<string, string | null | undefined>>

/** State that is collected while a text is converted into blocks. */
export interface State {
  readonly text: string
  readonly links: ContentLink[]
  readonly pictures: ContentPicture[]
  readonly problems: Unplaced[]
  readonly slugger: GithubSlugger
  /** Whether there has been a major heading, which minor ones may follow. */
  hasMajor: boolean
}

/** The Markdown source of a node. */
export function sourceOf({ position }: Nodes, { text }: State): string {
  return text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
}

/** The Markdown source of a node, on one line. */
export function writtenAs(node: Nodes, state: State): string {
  return sourceOf(node, state).replace(/\s+/g, ' ')
}

/** The position at which a node begins. */
export function start(node: Nodes) {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  return { line, column }
}

/** Adds a warning that a node is not shown as its author meant it. The rest of the text is not affected. */
export function warn(state: State, node: Nodes, rule: string, reason: string, remedy: string) {
  state.problems.push({ ...start(node), rule, reason, remedy, warning: true })
}

/** Adds a warning and returns a placeholder block, in which visitors read 'Unsupported content type'. */
export function unsupported(state: State, node: Nodes, reason: string, remedy?: string): Block {
  warn(state, node, 'unsupported-block', reason, remedy ?? 'Use a paragraph, heading, list, table or callout.')
  return { type: 'unsupported' }
}

/** Adds a warning and returns the HTML, to be shown as plain text. */
export function htmlAsText(node: Html, state: State): string {
  const remedy = 'Write **bold**, *italic* or [a link](/contact), "\\<" for the sign itself, or remove it.'
  warn(state, node, 'raw-html', 'HTML is shown as written', remedy)
  return node.value
}

/** What editors call the content that cannot be shown, by the node type of the parser. */
const nouns: Readonly<Record<string, string>> = {
  blockquote: 'A quotation',
  code: 'A block of code, or lines that begin with four spaces,',
  definition: 'The address of a link, defined apart from it,',
  heading: 'A heading',
  html: 'HTML',
  image: 'A picture inside a line of text',
  imageReference: 'A picture whose address is defined elsewhere',
  leafDirective: 'A line that begins with "::"',
  linkReference: 'A link whose address is defined elsewhere',
  table: 'A table',
  thematicBreak: 'A horizontal rule',
  containerDirective: 'A block that begins with ":::"',
}

/** The noun for a node type, capitalised to begin a sentence. */
export function nounOf(type: string): string {
  return nouns[type] ?? `A part called "${type}"`
}
