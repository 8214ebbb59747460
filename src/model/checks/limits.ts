import type { Unplaced } from '../problem.ts'

/*
 * Limits on nesting and size, checked before parsing. The parsers' time grows quadratically with nesting, so a hostile
 * text could keep them busy for minutes.
 */

/** Maximum depth of quotes and lists on one line, and maximum width of their markers and indentation. */
const MAX_NESTING = 20
const MAX_INDENT = 100
/** Maximum number of the marks of emphasis and links per paragraph, list item or table row. */
const MAX_MARKS = 300
/** Maximum number of blocks that begin with ":::". */
const MAX_BLOCKS = 200
/** Maximum number of cells per table: rows are filled up to the number of columns, so a short text could have millions. */
const MAX_CELLS = 10_000

/** Reports the first line on which lists or quotes are nested too deeply. */
export function tooNested(text: string): Unplaced | undefined {
  const index = text.split('\n').findIndex((line) => {
    const start = /^(?:\s*(?:>|(?:[-*+?]|\d+[.)])(?=\s)))+/.exec(line)?.[0] ?? ''
    const markers = start.match(/[-*+?>]|\d+/g)?.length ?? 0
    return markers > MAX_NESTING || (markers > 0 && start.length > MAX_INDENT)
  })
  return index < 0 ? undefined : excess(index, 'Lists or quotes are nested too deeply here')
}

/** Reports the first line at which a paragraph has too many marks, a table too many cells, or the text too many blocks. */
export function tooComplex(text: string): Unplaced | undefined {
  let [marks, blocks, columns, cells] = [0, 0, 0, 0]
  for (const [index, line] of text.split('\n').entries()) {
    const isBlank = line.trim() === ''
    if (/[|:]/.test(line) && /^[\s|:-]*$/.test(line)) columns ||= line.match(/-+/g)?.length ?? 0
    if (isBlank) [columns, cells] = [0, 0]
    cells += columns
    if (isBlank || columns > 0 || /^\s*([-*+]|\d+[.)])\s/.test(line)) marks = 0
    marks += line.match(/[*_[]/g)?.length ?? 0
    blocks += /^\s*:::+\w/.test(line) ? 1 : 0
    if (marks > MAX_MARKS) return excess(index, `This text contains more than ${MAX_MARKS} of the marks *, _ and [`)
    if (cells > MAX_CELLS) return excess(index, `This table has more than ${MAX_CELLS} cells`)
    if (blocks > MAX_BLOCKS) return excess(index, `The text has more than ${MAX_BLOCKS} blocks that begin with ":::"`)
  }
  return undefined
}

function excess(index: number, reason: string): Unplaced {
  return { line: index + 1, column: 1, rule: 'too-complex', reason, remedy: 'Simplify it, or split it.' }
}
