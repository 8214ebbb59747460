import { DRAFT, GONE, type Problem } from '../src/model/problem.ts'
import { blankLike } from '../src/model/text/chinese.ts'

/** The result of a stage: its value, and the problems that it found. */
export interface Result<Value> {
  readonly value: Value
  readonly problems: readonly Problem[]
}

/** Whether a problem stops the build. */
export function isError({ warning }: Problem): boolean {
  return !warning
}

/** Whether a problem stops a strict build: any by which what is live does not appear as written, but for lost links. */
export function stopsStrict(problem: Problem): boolean {
  return isError(problem) || !['page-budget', 'kept-file', DRAFT, GONE].includes(problem.rule)
}

/** Formats the report, '' without problems: errors before warnings, each with the lines around it, and a summary. */
export function report(problems: readonly Problem[], textOf: (file: string) => string | undefined): string {
  const listed = sorted(problems)
  return [...listed.map((each) => entry(each, textOf(each.file))), summary(listed)].join('\n\n')
}

/** Makes problems short and printable, and each unique. Errors come before warnings, then by file, line and column. */
export function sorted(problems: readonly Problem[]): Problem[] {
  // What a reason quotes may be a whole picture that was pasted as text.
  const shown = problems.map(({ reason, remedy, ...each }): Problem => {
    return { ...each, reason: printable(reason.replace(/^(.{200}).+(.{80})$/su, '$1…$2')), remedy: printable(remedy) }
  })
  const once = new Map(shown.map((each) => [JSON.stringify(each), each]))
  return [...once.values()].sort(
    (a, b) =>
      Number(isError(b)) - Number(isError(a)) ||
      a.file.localeCompare(b.file, 'en') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      a.reason.localeCompare(b.reason, 'en'),
  )
}

/** `file:line:column` of a problem, or just the file if the problem concerns all of it. */
export function place({ file, line, column = 1 }: Problem): string {
  const name = printable(file)
  return line ? `${name}:${line}:${column}` : name
}

/** The lines around a position, which is marked:
 *
 *     > 3 | titel: Kitchen
 *         | ^
 */
export function codeFrame(text: string, line: number, column: number): string {
  const lines = text.split('\n')
  const first = Math.max(1, line - 1)
  const last = Math.min(lines.length, line + 1)
  const width = String(last).length
  const from = column > 110 ? column - 60 : 0
  const rows: string[] = []
  for (let number = first; number <= last; number += 1) {
    const shown = printable((lines[number - 1] ?? '').slice(from, from + 120))
    rows.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`.trimEnd())
    if (number === line) rows.push(`  ${' '.repeat(width)} | ${blankLike(shown, column - 1 - from)}^`)
  }
  return rows.join('\n')
}

function entry(problem: Problem, text: string | undefined): string {
  const { line, column = 1, reason, rule, remedy } = problem
  const head = `${place(problem)} ${isError(problem) ? 'error' : 'warning'} ${reason} [${rule}]`
  const frame = line && text !== undefined ? codeFrame(text, line, column) : ''
  return [head, frame, `  ${remedy}`].filter(Boolean).join('\n')
}

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length
  const counts = { error: errors, warning: problems.length - errors }
  const counted = Object.entries(counts).filter(([, count]) => count > 0)
  return counted.map(([noun, count]) => `${count} ${noun}${count === 1 ? '' : 's'}`).join(', ')
}

/** Replaces tabs and other control characters with one space each, to keep columns. */
function printable(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not reach a terminal
  return line.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, ' ')
}
