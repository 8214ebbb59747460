import { type FigurePoint, kitchenDrawing } from '../../model/figures.ts'
import { unjoined } from '../../model/joints.ts'
import { useDrawing } from '../useDrawing.ts'
import * as css from './Figure.module.css'

/** Kitchens seen from above, each with the drawing that its label names. */
export function KitchenLayouts({ points }: { points: readonly FigurePoint[] }) {
  const drawing = useDrawing('figures')
  return (
    <ul className={css.cells}>
      {points.map(({ label, text }) => (
        <li key={label}>
          <svg viewBox="0 0 100 80" aria-hidden="true">
            <use href={drawing(kitchenDrawing(unjoined(label)))} />
          </svg>
          <b>{label}</b> {text}
        </li>
      ))}
    </ul>
  )
}
