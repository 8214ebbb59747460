import * as text from '../../components/Text/Text.module.css'
import type { Home } from '../../model/schema.ts'
import * as css from './Weeks.module.css'

type Phase = Home['apart']['weeks']['phases'][number]

/** A programme of weeks: a bar for each phase over the ruling of all weeks. */
export function Weeks({ phases }: { phases: readonly Phase[] }) {
  const count = Math.max(...phases.map(({ to }) => to))
  const ruling = Array.from({ length: count }, (_, week) => `M${week} 0v1`).join('')
  const told = phases.map(({ name, from, to }) => `${name}, ${from === to ? `week ${from}` : `weeks ${from} to ${to}`}`)
  return (
    <div className={css.weeks} role="img" aria-label={`A programme of ${count} weeks: ${told.join('; ')}.`}>
      {phases.map(({ name, from, to }) => (
        <p className={css.phase} key={name}>
          {name}
          <svg viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">
            <path d={ruling} />
            <rect x={from - 1} y="0.13" width={to - from + 1} height="0.74" />
          </svg>
        </p>
      ))}
      <p className={`${text.caption} ${css.scale}`}>
        {[1, Math.ceil(count / 2), count].map((week) => (
          <span key={week}>Week {week}</span>
        ))}
      </p>
    </div>
  )
}
