import type { Table, TableCell, TableRow } from 'mdast'
import { type Align, type Block, type Cell, plainText } from '../../src/model/blocks.ts'
import { inlines } from './inlines.ts'
import { type Attributes, type State, warn, writtenAs } from './state.ts'

/** What is said of lines between bars that are no table: they would be a paragraph. */
export const NO_RULE = [
  'This is no table yet: its first line has no dashes below it',
  'Write "| --- | --- |" there, as many as it has columns.',
] as const

/** A table with its spans, its row headings, and for every cell the label of its column. */
export function toTable(node: Table, attributes: Attributes, state: State): Block {
  const [head, ...body] = node.children
  const align = (index: number): Align => node.align?.[index] ?? 'left'
  const headers: Cell[] = []
  for (const cell of head?.children ?? []) {
    const { colSpan } = spans(cell)
    warnOfNothingToJoin(cell, state)
    headers.push({ content: inlines(cell.children, state), align: align(column(headers)), ...(colSpan && { colSpan }) })
  }
  const labels = headers.flatMap((cell) => Array<string>(cell.colSpan ?? 1).fill(plainText(cell.content)))
  const taken: number[] = [] // rows that a cell from above still covers, by column
  const rows = body.map((row) => {
    let index = 0
    const cells = row.children.map((cell): Cell => {
      while ((taken[index] ?? 0) > 0) index = pass(taken, index)
      const at = index
      const { colSpan, rowSpan } = spans(cell)
      for (let spanned = 0; spanned < (colSpan ?? 1); spanned += 1) taken[index++] = (rowSpan ?? 1) - 1
      const heading = at === 0 && isHeading(cell)
      warnOfNothingToJoin(cell, state)
      const content = inlines(heading ? heading.children : cell.children, state)
      const label = labels[at]
      const spanning = { ...(colSpan && { colSpan }), ...(rowSpan && { rowSpan }) }
      return { content, align: align(at), ...(heading && { isHeader: true }), ...spanning, ...(label && { label }) }
    })
    while ((taken[index] ?? 0) > 0) index = pass(taken, index)
    if (index !== labels.length) warnOfColumns(row, index, labels.length, state)
    while (index < labels.length) index = pass(taken, index)
    return cells
  })
  const flag = (name: string) => name in attributes && attributes[name] !== 'false'
  const caption = attributes.caption ? { caption: attributes.caption } : {}
  const looks = { striped: flag('striped'), bordered: flag('bordered'), compact: flag('compact') }
  return { type: 'table', ...caption, headers, rows, ...looks }
}

function warnOfColumns(row: TableRow, cells: number, columns: number, state: State) {
  const reason = `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, the table has ${columns} columns`
  const remedy = 'Give it as many cells as the first row has, each between two bars: | a | b |'
  warn(state, row, 'table-columns', reason, remedy)
}

/** Steps over a column that a cell from a row above covers, using up one of its rows. */
function pass(taken: number[], index: number): number {
  const rows = taken[index] ?? 0
  if (rows > 0) taken[index] = rows - 1
  return index + 1
}

function column(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + (cell.colSpan ?? 1), 0)
}

function spans(cell: TableCell): { colSpan?: number; rowSpan?: number } {
  const { colspan, rowspan } = cell as TableCell & { colspan?: number; rowspan?: number }
  return { ...(colspan && colspan > 1 && { colSpan: colspan }), ...(rowspan && rowspan > 1 && { rowSpan: rowspan }) }
}

/** The first cell of a body row, written wholly in bold, is the heading of its row. */
function isHeading(cell: TableCell) {
  const [only] = cell.children
  return cell.children.length === 1 && only?.type === 'strong' && only
}

/** ">" joins a cell to the one at its right, "^" to the one above: alone they are what visitors would read. */
function warnOfNothingToJoin(cell: TableCell, state: State) {
  const mark = writtenAs(cell, state).replaceAll('|', '').trim()
  if (mark !== '>' && mark !== '^') return
  const where = mark === '>' ? 'at its right' : 'above it'
  const remedy = `Write ${JSON.stringify(mark)} only where there is a cell ${where}, or write what the cell should say.`
  warn(state, cell, 'nothing-to-join', `The cell ${JSON.stringify(mark)} has no cell ${where} to be joined to`, remedy)
}
