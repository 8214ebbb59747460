import { type Cell, plainText, type Table } from './blocks.ts'

/** A row of a table that makes sense on its own, without the rows above it. */
export interface TableRow {
  readonly cells: readonly RowCell[]
  /** Text of cells from rows above that extend into the columns before the row's own cells. */
  readonly above?: string
  /** Whether it is the last row and sums up the others. */
  readonly total: boolean
}

/** A cell with the header texts of its columns, each once, shown beside the value on phones: 'Cost / Time'. */
interface LabelledCell extends Cell {
  readonly label?: string
}

interface RowCell extends LabelledCell {
  /** Cells from rows above that extend into the columns right after this one. */
  readonly repeated: readonly LabelledCell[]
}

/** The rows of a table, ready to be stacked on phones: labels cells, and repeats those that span several rows. */
export function tableRows({ headers, rows }: Table): TableRow[] {
  const labels = headers.flatMap((cell) => Array<string>(cell.colSpan ?? 1).fill(plainText(cell.content)))
  const open: Open[] = []
  return rows.map((row, index) => {
    const above: LabelledCell[] = []
    const cells: (LabelledCell & { repeated: LabelledCell[] })[] = []
    let column = 0
    const passCovered = () => {
      for (let covering = open[column]; covering && covering.rows > 0; covering = open[column]) {
        covering.rows -= 1
        ;(cells.at(-1)?.repeated ?? above).push(covering.cell)
        column += covering.cell.colSpan ?? 1
      }
    }
    for (const written of row) {
      passCovered()
      const span = written.colSpan ?? 1
      const label = [...new Set(labels.slice(column, column + span))].filter(Boolean).join(' / ')
      const cell = label ? { ...written, label } : written
      open[column] = { cell, rows: (cell.rowSpan ?? 1) - 1 }
      cells.push({ ...cell, repeated: [] })
      column += span
    }
    passCovered()
    const text = above.map(({ content }) => plainText(content)).join(', ')
    return { cells, ...(text && { above: text }), total: index === rows.length - 1 && isTotal(cells[0]) }
  })
}

/** A cell, and how many more rows it covers. */
interface Open {
  readonly cell: LabelledCell
  rows: number
}

function isTotal(cell: Cell | undefined): boolean {
  return cell?.isHeader === true && /^((total|jumlah)\b|合计|合計|总计|總計|மொத்தம்)/i.test(plainText(cell.content))
}
