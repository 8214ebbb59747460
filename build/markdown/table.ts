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
  const labels: string[] = [] // of columns
  const headers = (head?.children ?? []).map((cell): Cell => {
    const { colSpan } = spans(cell)
    warnOfNothingToJoin(cell, state)
    const content = inlines(cell.children, state)
    const header = { content, align: align(labels.length), ...(colSpan && { colSpan }) }
    labels.push(...Array<string>(colSpan ?? 1).fill(plainText(content)))
    return header
  })
  const covered = new Set<string>() // places below a cell of several rows, as 'row column'
  const rows = body.map((row, at) => {
    let next = 0
    const free = () => {
      while (covered.has(`${at} ${next}`)) next += 1
      return next
    }
    const cells = row.children.map((cell): Cell => {
      const index = free()
      const { colSpan, rowSpan } = spans(cell)
      for (next = index; next < index + (colSpan ?? 1); next += 1)
        for (let below = 1; below < (rowSpan ?? 1); below += 1) covered.add(`${at + below} ${next}`)
      // The first cell of a row, written wholly in bold, is its heading.
      const [only, ...others] = cell.children
      const heading = index === 0 && others.length === 0 && only?.type === 'strong' && only
      warnOfNothingToJoin(cell, state)
      const content = inlines(heading ? heading.children : cell.children, state)
      const label = labels[index]
      const spanning = { ...(colSpan && { colSpan }), ...(rowSpan && { rowSpan }) }
      return { content, align: align(index), ...(heading && { isHeader: true }), ...spanning, ...(label && { label }) }
    })
    if (free() !== labels.length) warnOfColumns(row, next, labels.length, state)
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

function spans(cell: TableCell): { colSpan?: number; rowSpan?: number } {
  const { colspan, rowspan } = cell as TableCell & { colspan?: number; rowspan?: number }
  return { ...(colspan && colspan > 1 && { colSpan: colspan }), ...(rowspan && rowspan > 1 && { rowSpan: rowspan }) }
}

/** ">" joins a cell to the one at its right, "^" to the one above: alone they are what visitors would read. */
function warnOfNothingToJoin(cell: TableCell, state: State) {
  const mark = writtenAs(cell, state).replaceAll('|', '').trim()
  if (mark !== '>' && mark !== '^') return
  const where = mark === '>' ? 'at its right' : 'above it'
  const remedy = `Write ${JSON.stringify(mark)} only where there is a cell ${where}, or write what the cell should say.`
  warn(state, cell, 'nothing-to-join', `The cell ${JSON.stringify(mark)} has no cell ${where} to be joined to`, remedy)
}
