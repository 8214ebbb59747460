import { expect, test } from 'vitest'
import type { Cell, Table } from '../../src/model/blocks.ts'
import { tableRows } from '../../src/model/tableRows.ts'

const cell = (text: string, more: Partial<Cell> = {}): Cell => ({ content: [text], align: 'left', ...more })
const table = (rows: Cell[][]): Table => ({
  type: 'table',
  headers: [cell('Who'), cell('What'), cell('When')],
  rows,
  striped: false,
  bordered: false,
  compact: false,
})

test('a heading that covers several rows is said again in front of each', () => {
  const rows = tableRows(
    table([
      [cell('Office', { isHeader: true, rowSpan: 2 }), cell('Form'), cell('Before')],
      [cell('Fee'), cell('After')],
    ]),
  )
  expect(rows.map(({ above }) => above)).toEqual([undefined, 'Office'])
})

test('a value that covers several rows is said again behind the cell before it', () => {
  const light = cell('Even light', { rowSpan: 2, label: 'What' })
  const rows = tableRows(
    table([
      [cell('North'), light, cell('April')],
      [cell('South'), cell('October')],
    ]),
  )
  expect(rows[1]?.cells.map(({ repeated }) => repeated)).toEqual([[light], []])
})

test('a cell across columns carries the labels of all of them', () => {
  const rows = tableRows(table([[cell('Lines'), cell('Straight', { colSpan: 2, label: 'What' })]]))
  expect(rows[0]?.cells[1]?.label).toBe('What, When')
})

test('only a last row that is headed Total sums up', () => {
  const total = [cell('Total', { isHeader: true }), cell('RM1'), cell('')]
  expect(tableRows(table([total, total])).map(({ total }) => total)).toEqual([false, true])
})
