import { type FigurePoint, kitchenDrawings } from '../../model/article/drawnFigures.ts'
import { unjoined } from '../../model/text/joints.ts'
import { useDrawing } from '../useDrawing.ts'
import * as css from './Figure.module.css'

/** Kitchens seen from above, each with its drawing. */
export function KitchenLayouts({ points }: { points: readonly FigurePoint[] }) {
  const drawing = useDrawing('figures')
  const names = kitchenDrawings(points.map(({ label }) => unjoined(label)))
  return (
    <ul className={css.cells}>
      {points.map(({ label, text }, index) => (
        <li key={label}>
          <svg viewBox="0 0 100 80" aria-hidden="true">
            <use href={drawing(names[index] ?? '')} />
          </svg>
          <b>{label}</b> {text}
        </li>
      ))}
    </ul>
  )
}
