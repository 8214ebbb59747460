import type { Nodes, Paragraph, Text } from 'mdast'
import { shownMarks, WIDE_MARK, WIDE_REMEDY } from '../checks/markProblems.ts'
import { type State, sourceOf, start, warn } from './state.ts'

interface Mark {
  readonly mark: RegExp
  readonly rule: string
  /** Without it, what matches is shown as written. */
  readonly reason?: string
  readonly remedy: string
}

/** Warns of lines meant as a heading, list or table that Markdown reads as text. */
export function warnOfLines(node: Paragraph, state: State) {
  warnOf(lines, node, state)
}

/** Warns of the first line that Markdown adds to an item or a quotation although it does not begin like a part of it. */
export function warnOfAddedLine(node: Paragraph, state: State, own: RegExp, what: string, otherwise: string) {
  const before = state.problems.length
  warnOfLines(node, state)
  if (state.problems.length > before) return
  const lines = sourceOf(node, state).split('\n')
  const index = lines.findIndex((each, index) => index > 0 && !own.test(each))
  if (index < 0) return
  const reason = `This line is taken for part of the ${what} above`
  const remedy = `Leave an empty line above it, or ${otherwise}`
  state.problems.push({ line: start(node).line + index, column: 1, rule: 'added-line', reason, remedy, warning: true })
}

/** Warns of markup that is shown as written. */
export function warnOfSigns(node: Text, state: State) {
  warnOf(signs, node, state)
}

/** Reports the first place of each mark in a node. */
function warnOf(marks: readonly Mark[], node: Paragraph | Text, state: State) {
  const text = sourceOf(node, state)
  for (const { mark, rule, reason, remedy } of marks) {
    const found = mark.exec(text)
    if (!found) continue
    const { line, column } = start(node)
    const above = text.slice(0, found.index).split('\n')
    const left = above.pop()?.length ?? 0
    const place = { line: line + above.length, column: above.length > 0 ? left + 1 : column + left }
    const shown = `${JSON.stringify(found[0])} is shown as written`
    state.problems.push({ ...place, rule, reason: reason ?? shown, remedy, warning: true })
  }
}

/** The beginning of a line that is meant as an item of a list, if another such line follows. */
const ITEM = String.raw`(?:-(?=[\p{L}\u00a0])|\d{1,2}\.(?=[\p{L}\s])|\d\ufe0f?\u20e3|[①-⑳]|（\d{1,2}）|[–→]|(?![●▪◦])\p{So}|o\s|\(?[a-zA-Z\d]{1,3}\)\s|[a-zA-Z]\.\s|[\d０-９一二三四五六七八九十]{1,2}[、．])`

const lines: readonly Mark[] = [
  {
    mark: /^(?:：{2,}|:{2,}：+|[＃＞》]|－(?!－)|｜.+｜)/mu,
    rule: 'wide-mark',
    remedy: 'Type it as ":::", "##", ">", "-" or "|", with the keyboard set to English.',
  },
  {
    mark: /^(##+[^ \t\n#]|#\p{L})/mu,
    rule: 'no-heading',
    reason: 'This is not a heading yet: there is no ordinary space after "#"',
    remedy: 'Write it like "## A heading", or "\\#" where it is none.',
  },
  {
    mark: /^[•●▪◦‣·\p{Co}]/mu, // Word has some of its own
    rule: 'no-list',
    reason: 'This is not a list yet: its items begin with bullet characters from Word',
    remedy: 'Begin each item with "- " on a line of its own, and leave an empty line above the first.',
  },
  {
    mark: new RegExp(String.raw`^${ITEM}.*(?<! {2}|\\)\n[\s>]*${ITEM}`, 'mu'),
    rule: 'no-list',
    reason: 'This is not a list yet: its items do not begin with "- " or "1. "',
    remedy: 'Begin each item with "- " or "1. " on a line of its own, and leave an empty line above the first.',
  },
  {
    mark: /^\p{L}[\p{L}\d][^\t\n]*\t+\S.*\n[^\t\n]+\t+\S/mu,
    rule: 'no-table',
    reason: 'This is not a table yet: its columns are separated by tabs',
    remedy: 'Write each row like "| a | b |", and "| --- | --- |" below the first.',
  },
]

/** Marks that mean something only in the program that a text comes from. */
const FOREIGN = [
  /\{#[^\s{}]+\}/, // Google Docs: the id of a heading
  /!?\[\[[^\]]+\]\]|\[!\w+\]|==[^=\s][^=\n]*==|%%[^%]+%%/, // Obsidian: links, callouts, highlights, comments
  /:contentReference\[|【\d+[:†]/, // ChatGPT: sources
  /\[\w[\w-]* \w+=["“][^\]]*\]|\[\/\w[\w-]*\]/, // WordPress: shortcodes
  /[\ue200-\ue2ff\ufffc\ufffd]/, // sources of ChatGPT, objects of Word, letters that were lost
]

const signs: readonly Mark[] = [
  {
    mark: /\]\((?=[/#]|[a-z]{1,9}:|[^)\n]{0,200}\.md\))[^)<"'\n]{0,200}\s+[^)\s"'\n][^)"'\n]{0,200}\)/u,
    rule: 'no-link',
    reason: 'This is not a link yet: its address contains a space',
    remedy: 'Write "%20" instead of the space, or leave it out of a telephone number.',
  },
  {
    mark: /!\[[^\]]{0,300}\] ?[(（]images\/\S{1,200}[)）]/u,
    rule: 'no-picture',
    reason: 'This is not a picture yet: there is a space between its brackets, or they are wide ones',
    remedy: 'Write it like ![a sink](images/sink.jpg).',
  },
  {
    mark: /\](?:[ \t]\(|（)(?:[/#]|https?:|mailto:|tel:|[^)）\s]{1,200}\.md)\S{0,200}[)）]/u,
    rule: 'no-link',
    reason: 'This is not a link yet: there is a space between its brackets, or they are wide ones',
    remedy: 'Write it like [words](/about).',
  },
  {
    mark: WIDE_MARK,
    rule: 'wide-mark',
    remedy: WIDE_REMEDY,
  },
  {
    mark: /\*\*/,
    rule: 'no-bold',
    remedy:
      'Write it like **Price:** RM100, with a space after the stars and none inside them, or "\\*\\*" for the stars alone.',
  },
  {
    mark: /~~|(?<![\p{L}\d~])~[^\s~][^~\n]*~(?![\p{L}\d])/u,
    rule: 'no-strike',
    remedy: 'Remove it: text cannot be struck through.',
  },
  {
    mark: /^\[[ x]\] /i,
    rule: 'no-box',
    reason: 'A box to tick is shown as written',
    remedy: 'Remove it: lists with bullets get boxes by themselves in a support note.',
  },
  {
    mark: /(?<!\\)\[\^\w+\]/,
    rule: 'no-footnote',
    reason: 'A footnote is shown as written',
    remedy: 'Say it in the text.',
  },
  {
    mark: /!\[[^\]]{0,300}\]\(\S{1,300} +["“”„]/,
    rule: 'no-picture',
    reason: 'This is not a picture yet: its caption is not in one pair of straight quotes',
    remedy: `Write it like ![a sink](images/sink.jpg "The caption"), with 'single quotes' inside it.`,
  },
  {
    mark: /!\[[^\]]{0,300}\]\(\S{1,300} (?! *["“”„])/,
    rule: 'no-picture',
    reason: 'This is not a picture yet: its address contains a space',
    remedy: 'Write "%20" instead of the space.',
  },
  {
    mark: new RegExp(FOREIGN.map(({ source }) => source).join('|')),
    rule: 'foreign-mark',
    remedy: 'Remove it: it means something only in the program that the text comes from.',
  },
]

/** Warns of marks in a caption, which is plain text. */
export function warnOfShownMarks(caption: string | null | undefined, node: Nodes, state: State) {
  for (const { rule, reason, remedy } of shownMarks(caption ?? '')) warn(state, node, rule, reason, remedy)
}

/** The beginning of a block in which curly quotes stand around a value. */
export const CURLY_VALUE = /^:::\s*\w+\{[^}"]*=[“”„‘’]/
