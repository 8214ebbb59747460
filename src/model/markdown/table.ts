import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast'
import type { Block, Cell } from '../article/blocks.ts'
import { inlines } from './inlines.ts'
import { type Attributes, type State, warn, writtenAs } from './state.ts'

/** Reason and remedy for rows between bars without a line of dashes: Markdown parses them as a paragraph. */
export const NO_RULE = [
  'This is not a table yet: there is no line of dashes below its first line',
  'Write "| --- | --- |" there, with one "---" for each column.',
] as const

/** The same for a line of dashes at the top. */
export const NO_HEAD = [
  'This is not a table yet: there is no row with the names of its columns',
  'Write one above the line of dashes, like "| Item | Price |".',
] as const

/** The same for a line of dashes that does not fit. */
export const ODD_RULE = [
  'This is not a table yet: its line of dashes has another number of columns than its first line',
  'Give both as many. A bar inside a cell is written "\\|".',
] as const

/** The same for a line that follows a table: Markdown adds it as a row. */
const NO_BARS = ['This line is taken for a row of the table above it', 'Leave an empty line between them.'] as const

/** Converts a table: works out its spans and row headings. */
export function toTable(node: Table, attributes: Attributes, state: State): Block {
  const [head = [], ...body] = placedCells(node, state)
  const remedy = 'Add a row below its line of dashes.'
  if (body.length === 0) warn(state, node, 'no-rows', 'A table of headings only is not shown on phones', remedy)
  const toCell = (children: PhrasingContent[], { column, colSpan, rowSpan }: PlacedCell): Cell => {
    const spans = { ...(colSpan > 1 && { colSpan }), ...(rowSpan > 1 && { rowSpan }) }
    return { content: inlines(children, state), align: node.align?.[column] ?? 'left', ...spans }
  }
  const headers = head.map((placed) => toCell(placed.cell.children, placed))
  const rows = body.map((cells) =>
    cells.map((placed): Cell => {
      // A first cell that is entirely bold is the heading of its row.
      const [only, ...others] = placed.cell.children
      const heading = placed.column === 0 && others.length === 0 && only?.type === 'strong' && only
      const cell = toCell(heading ? heading.children : placed.cell.children, placed)
      return { ...cell, ...(heading && { isHeader: true }) }
    }),
  )
  const flag = (name: string) => name in attributes && attributes[name] !== 'false'
  const caption = attributes.caption ? { caption: attributes.caption } : {}
  const looks = { striped: flag('striped'), bordered: flag('bordered'), compact: flag('compact') }
  return { type: 'table', ...caption, headers, rows, ...looks }
}

/** A visible cell with its first column, and the number of columns and rows that it spans. */
interface PlacedCell {
  readonly cell: TableCell
  readonly column: number
  readonly colSpan: number
  rowSpan: number
}

/** The visible cells, row by row: ">" merges a cell into the one to its right, "^" into the one above. */
function placedCells({ children: rows }: Table, state: State): PlacedCell[][] {
  const columns = rows[0]?.children.length ?? 0
  let above: readonly PlacedCell[] = [] // by column; nothing is merged into the header row
  return rows.map((row, index) => {
    const cells = padded(row, columns)
    const marks = cells.map((cell) => markIn(cell, state))
    const goesUp = (column: number): boolean =>
      marks[column] === '^' || (marks[column] === '>' && above[column] === above[column + 1] && goesUp(column + 1))
    const shown: PlacedCell[] = []
    const here: PlacedCell[] = []
    for (const [last, cell] of cells.entries()) {
      if (marks[last] === '>' && last < cells.length - 1) continue
      const [column, over] = [here.length, above[here.length]]
      const colSpan = last + 1 - column
      if (over && range(over.column, over.colSpan).every(goesUp)) {
        if (over.column === column) over.rowSpan += 1
        here.push(...range(column, colSpan).map(() => over))
      } else {
        const placed = { cell, column, colSpan, rowSpan: 1 }
        if (marks[last]) warnOfNothingToJoin(cell, marks[last], state)
        shown.push(placed)
        here.push(...range(column, colSpan).map(() => placed))
      }
    }
    if (cells.length > columns) warnOfColumns(row, columns, state)
    if (!/\||^:::/.test(writtenAs(row, state))) warn(state, row, 'table-columns', ...NO_BARS)
    above = index === 0 ? [] : here
    return shown
  })
}

/** The cells of a row, with empty ones added for those that are missing. */
function padded({ children }: TableRow, columns: number): TableCell[] {
  const missing = range(0, Math.max(0, columns - children.length))
  return [...children, ...missing.map((): TableCell => ({ type: 'tableCell', children: [] }))]
}

/** The mark that merges a cell into another: ">" or "^", if the cell contains nothing else. */
function markIn(cell: TableCell, state: State): string | undefined {
  return /^\|?\s*([>^])\s*\|?$/.exec(writtenAs(cell, state))?.[1]
}

function range(from: number, length: number): number[] {
  return Array.from({ length }, (_, index) => from + index)
}

function warnOfColumns(row: TableRow, columns: number, state: State) {
  const reason = `This row has ${row.children.length} cells, but the table has ${columns} columns`
  const remedy = 'Give it as many cells as the first row has, each between two bars: | a | b |'
  warn(state, row, 'table-columns', reason, remedy)
}

/** Warns of a mark that has no cell to merge with, because visitors would read the mark itself. */
function warnOfNothingToJoin(cell: TableCell, mark: string, state: State) {
  const where = mark === '>' ? 'to its right' : 'above it'
  const remedy = `Write ${JSON.stringify(mark)} only where there is a cell ${where}, or write what the cell should say.`
  warn(state, cell, 'nothing-to-join', `The cell ${JSON.stringify(mark)} has no cell ${where} to merge with`, remedy)
}
