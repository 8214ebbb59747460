import { useWords } from '../../components/words.ts'
import { grouped, rangeText, ringgit, spanOf } from '../../model/estimate/money.ts'
import type { Estimate, Range } from '../../model/schema/estimate.ts'
import { format } from '../../model/text/format.ts'
import * as form from './EstimateForm.module.css'
import * as modes from './FirstNumber.module.css'
import * as css from './Levels.module.css'

/**
 * How much may change, and what it costs: a table in which a row is chosen. Weeks, sums and the cost of shops show only
 * without a script.
 */
export function Levels({ content: { levels, commercial } }: { content: Estimate }) {
  const words = useWords().estimate
  const sumOf = format(words.size, grouped(EXAMPLE_AREA))
  return (
    <table className={css.levels}>
      <thead>
        <tr>
          {[words.level, words.includes, words.perArea, sumOf, words.onSite].map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {levels.map(({ key, label, ...figures }) => (
          <tr key={key}>
            <th scope="row">
              <label>
                <input
                  className={modes.scripted}
                  type="radio"
                  name="level"
                  value={key}
                  aria-describedby={`${key}-costs ${key}-is`}
                />
                <span className={form.choice} />
                {label}
              </label>
            </th>
            <Cells id={key} {...figures} sumOf={sumOf} />
          </tr>
        ))}
        {commercial && (
          <tr className={modes.plain}>
            <th scope="row">{commercial.label}</th>
            <Cells {...commercial} weeks={spanOf(levels.map(({ weeks }) => weeks))} sumOf={sumOf} />
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** Area in square feet for which the column of sums is calculated. */
const EXAMPLE_AREA = 1000

interface CellsProps {
  includes: string
  rate: Range
  weeks: Range
  /** Heading of the column of sums. */
  sumOf: string
  id?: string
}

function Cells({ includes, rate, weeks, sumOf, id }: CellsProps) {
  const sum = { ...rate, from: rate.from * EXAMPLE_AREA, to: rate.to * EXAMPLE_AREA }
  return (
    <>
      <td id={id && `${id}-is`}>{includes}</td>
      <td id={id && `${id}-costs`}>{ringgit(rate)}</td>
      <td className={modes.plain} data-label={sumOf}>
        {ringgit(sum)}
      </td>
      <td className={modes.plain} data-label={useWords().estimate.onSite}>
        {rangeText(weeks)}
      </td>
    </>
  )
}
