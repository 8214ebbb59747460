import { type FigurePoint, shareOf } from '../../model/article/drawnFigures.ts'
import * as css from './Figure.module.css'

/** Payments along a programme: each a bar in proportion to its share, on the line that stands for the works. */
export function Milestones({ points }: { points: readonly FigurePoint[] }) {
  const highest = Math.max(...points.map(({ label }) => shareOf(label)))
  return (
    <ol className={css.stations}>
      {points.map(({ label, text }) => {
        const height = (70 * shareOf(label)) / (highest || 1)
        return (
          <li key={label + text}>
            <svg viewBox="0 0 100 80" aria-hidden="true">
              <path className={css.fill} d={`M0 ${78 - height}h44v${height}H0z`} />
              <path className={css.wall} d="M0 78h100" />
            </svg>
            <b>{label}</b> {text}
          </li>
        )
      })}
    </ol>
  )
}
