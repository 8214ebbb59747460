import type GithubSlugger from 'github-slugger'
import type { Nodes } from 'mdast'
import type { SourceLink } from '../src/model/site.ts'

/** A warning about a piece of Markdown. */
export interface MarkdownWarning {
  readonly line: number
  readonly column: number
  readonly rule: string
  readonly reason: string
  readonly note: string
}

/** What stands in braces after the name of a block. */
export type Attributes = Readonly<Record<string, string | null | undefined>>

/** What is gathered while a text becomes blocks. */
export interface State {
  readonly text: string
  readonly links: SourceLink[]
  readonly warnings: MarkdownWarning[]
  readonly slugger: GithubSlugger
}

/** What stands in the text for a node, in one line. */
export function sourceOf(node: Nodes, { text }: State): string {
  const { start, end } = node.position ?? {}
  return text.slice(start?.offset ?? 0, end?.offset ?? 0).replace(/\s+/g, ' ')
}

/** Where a node begins. */
export function start(node: Nodes) {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  return { line, column }
}

export function warn(state: State, node: Nodes, rule: string, reason: string, note: string) {
  state.warnings.push({ ...start(node), rule, reason, note })
}
