import type { FigurePoint } from '../../model/article/drawnFigures.ts'
import { useDrawing } from '../useDrawing.ts'
import * as css from './Figure.module.css'

/** Positions of the numbers in each drawing, which is 300 by 130 units. */
const places = {
  /** A bathroom from above: the shower behind its screen, the toilet, and the basin at the door. */
  'wet-and-dry': [
    [52, 30],
    [147, 74],
    [244, 74],
  ],
  /** A section through a room at night: cove light that fills it, the lamp over the table, the picture on the wall. */
  'light-layers': [
    [44, 44],
    [140, 84],
    [246, 94],
  ],
}

/** A drawing with numbers in it, and a list below that explains them. */
export function Numbered({ name, points }: { name: keyof typeof places; points: readonly FigurePoint[] }) {
  const drawing = useDrawing('figures')
  return (
    <>
      <svg viewBox="0 0 300 130" aria-hidden="true">
        <use href={drawing(name)} />
        {places[name].slice(0, points.length).map(([x, y], index) => (
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
