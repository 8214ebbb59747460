import { type Cell, plainText, type Table } from '../../model/blocks.ts'
import { type TableRow, tableRows } from '../../model/tableRows.ts'
import { Inlines } from '../Inlines/Inlines.tsx'
import * as css from './DataTable.module.css'

/**
 * A table of figures. On phones its rows stand under each other as blocks with labels; the ARIA roles say that it is
 * still a table there, because `display: block` drops them (specification, section 3, table).
 */
export function DataTable({ table }: { table: Table }) {
  const { caption, headers, striped, bordered, compact } = table
  const variants = [striped && css.striped, bordered && css.bordered, compact && css.compact]
  return (
    <div className={css.scroll}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table className={[css.table, ...variants].filter(Boolean).join(' ')} role="table">
        {caption && (
          <caption>
            <Inlines content={[caption]} />
          </caption>
        )}
        <thead role="rowgroup">
          <tr role="row">
            {headers.map((cell, index) => (
              <th key={index} scope="col" role="columnheader" className={aligned(cell)} colSpan={cell.colSpan}>
                <Inlines content={cell.content} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {tableRows(table).map((row, index) => (
            <Row row={row} key={index} />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}

function Row({ row: { cells, above, total } }: { row: TableRow }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: kept where the rows are blocks
    <tr role="row" className={total ? css.total : undefined} data-above={above}>
      {cells.map((cell, index) => (
        <BodyCell cell={cell} key={index} />
      ))}
    </tr>
  )
}

function BodyCell({ cell }: { cell: TableRow['cells'][number] }) {
  const { content, isHeader, colSpan, rowSpan, label, repeated } = cell
  const Tag = isHeader ? 'th' : 'td'
  const role = isHeader ? ({ scope: 'row', role: 'rowheader' } as const) : { role: 'cell', 'data-label': label }
  return (
    <Tag {...role} className={aligned(cell)} colSpan={colSpan} rowSpan={rowSpan}>
      <Inlines content={content} />
      {repeated.map((again) => (
        <span
          key={again.label}
          className={[css.repeated, aligned(again)].filter(Boolean).join(' ')}
          data-label={again.label}
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
