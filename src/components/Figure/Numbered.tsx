import type { FigurePoint } from '../../model/figures.ts'
import { useDrawing } from '../useDrawing.ts'
import * as css from './Figure.module.css'

interface NumberedProps {
  /** Its name among the drawings. */
  drawing: string
  points: readonly FigurePoint[]
  /** Where the numbers stand, in a drawing of 300 by 130 units. */
  places: readonly (readonly [x: number, y: number])[]
}

/** One drawing with numbers in it, and what they mean below. */
export function Numbered({ drawing, points, places }: NumberedProps) {
  const address = useDrawing('figures')
  return (
    <>
      <svg viewBox="0 0 300 130" aria-hidden="true">
        <use href={address(drawing)} />
        {places.slice(0, points.length).map(([x, y], index) => (
          <text x={x} y={y} key={x}>
            {index + 1}
          </text>
        ))}
      </svg>
      <ol className={css.numbered}>
        {points.map(({ label, text }) => (
          <li key={label}>
            <b>{label}</b> {text}
          </li>
        ))}
      </ol>
    </>
  )
}
