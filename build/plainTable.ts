import type { AlignType, Table, TableCell, TableRow } from 'mdast'
import type { Lines } from './lines.ts'
import { fail, notPlain } from './notPlain.ts'
import { plainInlines } from './plainInlines.ts'

type SpannedCell = TableCell & { colspan?: number; rowspan?: number }
/** The cell that stands above each column, where one stands there alone. */
type Above = (SpannedCell | undefined)[]

/** The table that begins at a line, and the line after it; throws `notPlain` for one that is written in another way. */
export function plainTable(lines: Lines, first: number): { table: Table; next: number } {
  const head = row(lines, first, [])
  const align = cells(lines, first + 1).map(({ from, to }): AlignType => {
    const [, left, right] = /^(:?)-+(:?)$/.exec(lines.text.slice(from, to)) ?? fail()
    return left ? (right ? 'center' : 'left') : right ? 'right' : null
  })
  if (align.length !== head.children.length) throw notPlain
  const children = [head]
  const above: Above = []
  let line = first + 2
  for (; lines.at(line).startsWith('|'); line += 1) {
    if (cells(lines, line).length !== align.length) throw notPlain
    children.push(row(lines, line, above))
  }
  const end = lines.start(line - 1) + lines.at(line - 1).length
  return { table: { type: 'table', align, children, position: lines.position(lines.start(first), end) }, next: line }
}

/** A row; ">" gives its place to the cell on its right, "^" to the one above (remark-extended-table). */
function row(lines: Lines, line: number, above: Above): TableRow {
  const start = lines.start(line)
  const end = start + lines.at(line).length
  const children: SpannedCell[] = []
  let given = 0
  for (const [column, { pipe, from, to, next = end }] of cells(lines, line).entries()) {
    const text = lines.text.slice(from, to)
    if (text === '^') {
      const cell = (given === 0 && above[column]) || fail()
      cell.rowspan = (cell.rowspan ?? 1) + 1
      continue
    }
    above[column] = undefined
    if (text === '>') {
      given += 1
      continue
    }
    const content = from < to ? plainInlines(lines, from, to) : []
    const cell: SpannedCell = { type: 'tableCell', children: content, position: lines.position(pipe, next) }
    if (given > 0) cell.colspan = given + 1
    else above[column] = cell
    children.push(cell)
    given = 0
  }
  if (given > 0 || children.length === 0) throw notPlain
  return { type: 'tableRow', children, position: lines.position(start, end) }
}

/** Where the cells of a line begin, and what is in them, without the spaces around it. */
function cells(lines: Lines, at: number): { pipe: number; from: number; to: number; next?: number }[] {
  const line = lines.at(at)
  if (line.length < 3 || !line.startsWith('|') || !line.endsWith('|')) throw notPlain
  const pipes = [...line.matchAll(/\|/g)].map(({ index }) => lines.start(at) + index)
  return pipes.slice(0, -1).map((pipe, column) => {
    const close = pipes[column + 1] as number
    const cell = lines.text.slice(pipe + 1, close)
    const from = pipe + 1 + cell.length - cell.trimStart().length
    return { pipe, from, to: from + cell.trim().length, next: column + 2 < pipes.length ? close : undefined }
  })
}
