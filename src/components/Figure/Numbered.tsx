import type { FigurePoint } from '../../model/figures.ts'
import { useDrawing } from '../useDrawing.ts'
import * as css from './Figure.module.css'

interface NumberedProps {
  /** Name of the drawing in figures.svg. */
  drawing: string
  points: readonly FigurePoint[]
  /** Positions of the numbers in the drawing, which is 300 by 130 units. */
  places: readonly (readonly [x: number, y: number])[]
}

/** A drawing with numbers in it, and a list below that explains them. */
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
