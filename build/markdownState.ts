import type GithubSlugger from 'github-slugger'
import type { Nodes } from 'mdast'
import type { SourceLink } from '../src/model/source.ts'
import type { RecordedProblem } from './records.ts'

/** What stands in braces after the name of a block. */
export type Attributes = Readonly<Record<string, string | null | undefined>>

/** What is gathered while a text becomes blocks. */
export interface State {
  readonly text: string
  readonly links: SourceLink[]
  readonly problems: RecordedProblem[]
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

/** Says what does not come out as it was written; the rest of the text does. */
export function warn(state: State, node: Nodes, rule: string, reason: string, note: string) {
  state.problems.push({ ...start(node), rule, reason, note, warning: true })
}

/** Says what keeps the text from being what its author meant. */
export function refuse(state: State, node: Nodes, rule: string, reason: string, note: string) {
  state.problems.push({ ...start(node), rule, reason, note })
}
