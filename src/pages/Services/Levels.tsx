import { rangeText, ringgit } from '../../model/money.ts'
import type { Estimate, Range } from '../../model/schema/estimate.ts'
import * as choices from './EstimateForm.module.css'
import * as modes from './FirstNumber.module.css'
import * as css from './Levels.module.css'

/**
 * How much may change, and what it costs: a table of which a row is chosen. Weeks, sums and what shops cost are for
 * those without a script.
 */
export function Levels({ content: { levels, commercial } }: { content: Estimate }) {
  const weeks = levels.map((level) => level.weeks)
  const any = { from: Math.min(...weeks.map(({ from }) => from)), to: Math.max(...weeks.map(({ to }) => to)) }
  return (
    <table className={css.levels}>
      <thead>
        <tr>
          {['How much changes', 'What it includes', 'Per sq ft', SUM, WEEKS].map((name) => (
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
                  aria-describedby={`${key}-is`}
                />
                <span className={choices.choice} />
                {label}
              </label>
            </th>
            <Cells id={`${key}-is`} {...figures} />
          </tr>
        ))}
        <tr className={modes.plain}>
          <th scope="row">{commercial.label}</th>
          <Cells {...commercial} weeks={any} />
        </tr>
      </tbody>
    </table>
  )
}

/** What the column of sums is for. */
const EXAMPLE_AREA = 1000
const SUM = '1,000 sq ft'
const WEEKS = 'Weeks on site'

interface CellsProps {
  includes: string
  rate: Range
  weeks: Range
  id?: string
}

function Cells({ includes, rate, weeks, id }: CellsProps) {
  const sum = { ...rate, from: rate.from * EXAMPLE_AREA, to: rate.to * EXAMPLE_AREA }
  return (
    <>
      <td id={id}>{includes}</td>
      <td>{ringgit(rate)}</td>
      <td className={modes.plain} data-label={SUM}>
        {ringgit(sum)}
      </td>
      <td className={modes.plain} data-label={WEEKS}>
        {rangeText(weeks)}
      </td>
    </>
  )
}
