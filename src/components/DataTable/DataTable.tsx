import { type Cell, plainText, type Table } from '../../model/article/blocks.ts'
import { type TableRow, tableRows } from '../../model/article/tableRows.ts'
import { Inlines } from '../Inlines/Inlines.tsx'
import * as css from './DataTable.module.css'

/** A table of figures. On phones its rows become stacked blocks, and each value gets the label of its column. */
export function DataTable({ table }: { table: Table }) {
  const { caption, headers, striped, bordered, compact } = table
  const variants = [striped && css.striped, bordered && css.bordered, compact && css.compact]
  return (
    <div className={css.scroll}>
      <table className={[css.table, ...variants].filter(Boolean).join(' ')}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {headers.map((cell, index) => (
              <HeadCell cell={cell} key={index} />
            ))}
          </tr>
        </thead>
        <tbody>
          {tableRows(table).map(({ cells, above, total }, index) => (
            <tr className={total ? css.total : undefined} data-above={above} key={index}>
              {cells.map((cell, column) => (
                <BodyCell cell={cell} key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** An empty corner cell heads nothing, so it is a `td`. */
function HeadCell({ cell }: { cell: Cell }) {
  const { content, colSpan } = cell
  const Tag = plainText(content).trim() ? 'th' : 'td'
  return (
    <Tag scope={Tag === 'th' ? 'col' : undefined} className={aligned(cell)} colSpan={colSpan}>
      <Inlines content={content} />
    </Tag>
  )
}

/** A cell whose value, unless it is at the left, is one element, which fits beside its label or moves below it. */
function BodyCell({ cell }: { cell: TableRow['cells'][number] }) {
  const { content, isHeader, colSpan, rowSpan, label, repeated } = cell
  const Tag = isHeader ? 'th' : 'td'
  const inlines = <Inlines content={content} />
  const meaning = isHeader ? ({ scope: 'row' } as const) : { 'data-label': label }
  return (
    <Tag {...meaning} className={aligned(cell)} colSpan={colSpan} rowSpan={rowSpan}>
      {cell.align === 'left' ? inlines : <div>{inlines}</div>}
      {repeated.map((again) => (
        <span
          key={again.label}
          className={[css.repeated, aligned(again)].filter(Boolean).join(' ')}
          data-label={again.label}
          data-repeated=""
        >
          {plainText(again.content)}
        </span>
      ))}
    </Tag>
  )
}

function aligned({ align }: Cell): string | undefined {
  return { left: undefined, center: css.center, right: css.right }[align]
}
