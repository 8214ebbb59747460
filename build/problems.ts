import { distance } from 'fastest-levenshtein'
import { VFileMessage } from 'vfile-message'

/** Something that the person who edits should mend: file, line, column, rule, reason, and what to do (`note`). */
export type Problem = VFileMessage

/** What a stage gives: its value, and the problems that it met. Stages return problems, they do not throw them. */
export interface Result<Value> {
  readonly value: Value
  readonly problems: readonly Problem[]
}

export interface ProblemOptions {
  readonly file: string
  readonly line?: number
  readonly column?: number
  readonly rule: string
  readonly reason: string
  /** One sentence of what to do. */
  readonly note: string
  readonly warning?: boolean
  /** The text of the file, for the code frame. */
  readonly source?: string
}

/** Makes a problem; without a line it concerns the file as a whole. */
export function problem({ file, line, column = 1, rule, reason, note, warning, source }: ProblemOptions): Problem {
  const message = new VFileMessage(reason, { ruleId: rule, source: 'site', ...(line && { place: { line, column } }) })
  message.file = file
  message.note = note
  message.fatal = !warning
  return Object.assign(message, {
    stack: '',
    frame: source !== undefined && line ? codeFrame(source, line, column) : '',
  })
}

/** The lines around a place, the place marked:
 *
 *     > 3 | titel: Kitchen
 *         | ^
 */
export function codeFrame(source: string, line: number, column: number): string {
  const lines = source.split(/\r\n|\r|\n/)
  const first = Math.max(1, line - 1)
  const last = Math.min(lines.length, line + 1)
  const width = String(last).length
  const rows: string[] = []
  for (let number = first; number <= last; number += 1) {
    const text = shown(lines[number - 1] ?? '')
    rows.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`.trimEnd())
    if (number === line) rows.push(`  ${' '.repeat(width)} | ${' '.repeat(Math.min(column - 1, 119))}^`)
  }
  return rows.join('\n')
}

/** The whole report as text: errors before warnings, by file and place, with a count at the end. Empty for no problems. */
export function report(problems: readonly Problem[]): string {
  if (problems.length === 0) return ''
  return [...sorted(problems).map(entry), summary(problems)].join('\n\n')
}

/** Errors before warnings, then by file, line and column. */
export function sorted(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      Number(isError(b)) - Number(isError(a)) ||
      compare(a.file ?? '', b.file ?? '') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.reason, b.reason),
  )
}

export function isError(problem: Problem): boolean {
  return problem.fatal === true
}

/** The candidate that a mistyped word most likely means, if one is near enough. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const best = candidates
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)[0]
  if (!best) return undefined
  const { candidate, far } = best
  const near =
    far <= Math.max(2, Math.floor(candidate.length / 3)) && far * 2 <= Math.max(word.length, candidate.length)
  return near ? candidate : undefined
}

/** "Did you mean …?" in front of a sentence of what to do. */
export function didYouMean(word: string, candidates: readonly string[], otherwise: string): string {
  const best = closest(word, candidates)
  return best ? `Did you mean ${JSON.stringify(best)}?` : otherwise
}

/** `file:line:column` of a problem. */
export function place(problem: Problem): string {
  return [problem.file, problem.line, problem.line && problem.column].filter(Boolean).join(':')
}

/** The code frame of a problem, empty when it has no line. */
function frameOf(problem: Problem): string {
  return (problem as Problem & { frame?: string }).frame ?? ''
}

function entry(problem: Problem): string {
  const level = isError(problem) ? 'error' : 'warning'
  const head = `${place(problem)} ${level} ${problem.reason} [${problem.ruleId}]`
  return [head, frameOf(problem), `  ${problem.note}`].filter(Boolean).join('\n')
}

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length
  const warnings = problems.length - errors
  return [count(errors, 'error'), count(warnings, 'warning')].filter(Boolean).join(', ')
}

function count(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** A line as it can be printed: tabs one column wide like the place counts them, no control characters, not endless. */
function shown(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not reach a terminal
  return line.slice(0, 120).replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, ' ')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
