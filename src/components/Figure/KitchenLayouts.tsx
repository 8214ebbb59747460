import type { FigurePoint } from '../../model/figures.ts'
import { unjoined } from '../../model/joints.ts'
import { useDrawing } from '../useDrawing.ts'
import * as css from './Figure.module.css'

/** Kitchens seen from above. The first word of a label selects the drawing: 'L-shape' shows `kitchen-l-shape`. */
export function KitchenLayouts({ points }: { points: readonly FigurePoint[] }) {
  const drawing = useDrawing('figures')
  return (
    <ul className={css.cells}>
      {points.map(({ label, text }) => (
        <li key={label}>
          <svg viewBox="0 0 100 80" aria-hidden="true">
            <use href={drawing(`kitchen-${unjoined(label).toLowerCase().split(' ')[0]}`)} />
          </svg>
          <b>{label}</b> {text}
        </li>
      ))}
    </ul>
  )
}
