import { type Cell, plainText, type Table } from './blocks.ts'

/** A row of a table as a phone shows it: one under the other, nothing left to the rows above. */
export interface TableRow {
  readonly cells: readonly Cell[]
  /** What a cell from a row above says in front of the row's own cells. */
  readonly above?: string
  /** Cells from rows above that reach into this row behind its first own cell. */
  readonly repeated: readonly Cell[]
  /** Whether it is the last row and sums up the others. */
  readonly total: boolean
}

/**
 * The rows of a table, with what row spans leave out said again, and with the labels of all columns that a cell spans:
 * a stacked row is understood by itself.
 */
export function tableRows({ headers, rows }: Table): TableRow[] {
  const labels = headers.flatMap((cell) => Array<string>(cell.colSpan ?? 1).fill(plainText(cell.content)))
  const open: Open[] = []
  return rows.map((cells, index) => {
    const own: Cell[] = []
    const before: Cell[] = []
    const repeated: Cell[] = []
    let column = 0
    const reach = () => {
      for (let above = open[column]; above && above.rows > 0; above = open[column]) {
        above.rows -= 1
        const side = own.length === 0 ? before : repeated
        side.push(above.cell)
        column += above.cell.colSpan ?? 1
      }
    }
    for (const cell of cells) {
      reach()
      const span = cell.colSpan ?? 1
      const labelled =
        span > 1 && cell.label ? { ...cell, label: labels.slice(column, column + span).join(', ') } : cell
      open[column] = { cell: labelled, rows: (cell.rowSpan ?? 1) - 1 }
      own.push(labelled)
      column += span
    }
    reach()
    const above = before.map(({ content }) => plainText(content)).join(', ')
    return { cells: own, ...(above && { above }), repeated, total: index === rows.length - 1 && isTotal(own[0]) }
  })
}

/** A cell and how many more rows it covers. */
interface Open {
  readonly cell: Cell
  rows: number
}

function isTotal(cell: Cell | undefined): boolean {
  return cell?.isHeader === true && /^total\b/i.test(plainText(cell.content))
}
