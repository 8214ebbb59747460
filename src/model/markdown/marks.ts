import type { Nodes, Paragraph, Text } from 'mdast'
import { shownMarks } from '../markProblems.ts'
import { type State, start, warn, writtenAs } from './state.ts'

/** Warns of lines meant as a heading or list that Markdown reads as text. Reports the first line with each mark. */
export function warnOfMarks(node: Paragraph, state: State) {
  const from = node.position?.start.offset ?? 0
  const text = state.text.slice(from, node.position?.end.offset)
  for (const { mark, ...problem } of marks) {
    const at = text.search(mark)
    if (at < 0) continue
    const line = start(node).line + text.slice(0, at).split(/\r\n|\r|\n/).length - 1
    state.problems.push({ line, column: 1, ...problem, warning: true })
  }
}

const marks = [
  {
    mark: /^(##+[^ \t\r\n#]|#\p{L})/mu,
    rule: 'no-heading',
    reason: 'This is not a heading yet: there is no ordinary space after "#"',
    remedy: 'Write it like "## A heading".',
  },
  {
    mark: /^[•●▪◦‣]/mu,
    rule: 'no-list',
    reason: 'This is not a list yet: its items begin with bullet characters from Word',
    remedy: 'Begin each item with "- " on a line of its own, and leave an empty line above the first.',
  },
  {
    mark: /^((-|\d{1,2}\.)(?=[\p{L}\u00a0]).*\n(-|\d{1,2}\.)(?=[\p{L}\u00a0])|[–·] ?\S.*\n[–·])/mu,
    rule: 'no-list',
    reason: 'This is not a list yet: its items do not begin with "- " or "1. "',
    remedy: 'Begin each item with "- " or "1. " on a line of its own, and leave an empty line above the first.',
  },
  {
    mark: /\]\((?=[/#]|[a-z]+:|[^)\n]*\.md\))[^)<"'\n]*\s+[^)\s"'\n][^)"'\n]*\)/u,
    rule: 'no-link',
    reason: 'This is not a link yet: its address contains a space',
    remedy: 'Write "%20" instead of the space, or leave it out of a telephone number.',
  },
  {
    mark: /\][ \t]\((?:[/#]|https?:|mailto:|tel:)\S*\)/u,
    rule: 'no-link',
    reason: 'This is not a link yet: there is a space between its brackets',
    remedy: 'Remove that space.',
  },
]

/** Warns of markup that is shown as written. */
export function warnOfSigns(node: Text, state: State) {
  const written = writtenAs(node, state)
  for (const { sign, rule, reason, remedy } of signs) if (sign.test(written)) warn(state, node, rule, reason, remedy)
}

const signs = [
  {
    sign: /\*\*/,
    rule: 'no-bold',
    reason: '"**" is shown as written',
    remedy: 'Write it like **Price:** RM100, with a space after the stars, and none inside them.',
  },
  {
    sign: /~~/,
    rule: 'no-strike',
    reason: '"~~" is shown as written',
    remedy: 'Remove it: text cannot be struck through.',
  },
  {
    sign: /^\[[ x]\] /i,
    rule: 'no-box',
    reason: 'A box to tick is shown as written',
    remedy: 'Remove it: lists with bullets get boxes by themselves in a support note.',
  },
  {
    sign: /(?<!\\)\[\^\w+\]/,
    rule: 'no-footnote',
    reason: 'A footnote is shown as written',
    remedy: 'Say it in the text.',
  },
  {
    sign: /!\[[^\]]*\]\(\S+ /,
    rule: 'no-picture',
    reason: 'This is not a picture yet: its address contains a space',
    remedy: 'Write "%20" instead of the space.',
  },
]

/** Warns of marks in a caption, which is plain text. */
export function warnOfShownMarks(caption: string | null | undefined, node: Nodes, state: State) {
  for (const { rule, reason, remedy } of shownMarks(caption ?? '')) warn(state, node, rule, reason, remedy)
}

/** The beginning of a block in which curly quotes stand around a value. */
export const CURLY_VALUE = /^:::\s*\w+\{[^}"]*=[“”„‘’]/
