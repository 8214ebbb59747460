import { useWords } from '../../components/words.ts'
import type { Example } from '../../model/schema/estimate.ts'
import { format } from '../../model/text/format.ts'
import * as css from './Weeks.module.css'

/** A programme in weeks: a bar per phase over one line per week, with first, middle and last week labelled below. */
export function Weeks({ phases }: Pick<Example, 'phases'>) {
  const count = Math.max(...phases.map(({ to }) => to))
  const ruling = `M0 0v1${'m1-1v1'.repeat(count - 1)}`
  const words = useWords().home
  const parts = phases.map(({ name, from, to }) =>
    from === to ? format(words.shortPhase, name, from) : format(words.phase, name, from, to),
  )
  return (
    <div className={css.weeks} role="img" aria-label={format(words.programme, count, parts.join('; '))}>
      {phases.map(({ name, from, to }) => (
        <p className={css.phase} key={name}>
          {name}
          <svg viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">
            <path d={ruling} />
            <rect x={from - 1} y="0.13" width={to - from + 1} height="0.74" />
          </svg>
        </p>
      ))}
      <p className={`${css.phase} ${css.scale}`}>
        {words.week}
        <svg aria-hidden="true">
          {[...new Set([1, Math.ceil(count / 2), count])].map((week) => (
            <text x={`${((100 * (week - 1)) / count).toFixed(1)}%`} y="1.3em" key={week}>
              {week}
            </text>
          ))}
        </svg>
      </p>
    </div>
  )
}
