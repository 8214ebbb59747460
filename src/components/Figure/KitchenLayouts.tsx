import type { FigurePoint } from '../../model/figures.ts'
import * as css from './Figure.module.css'

/** Tops in a room open to the front, by the first word of a label: 'L-shape' is l-shape. */
const tops: Readonly<Record<string, string>> = {
  one: 'M10 10h80v18H10z',
  galley: 'M10 10h80v18H10zM10 54h80v18H10z',
  'l-shape': 'M10 10h80v18H28v44H10z',
  'u-shape': 'M10 10h80v62H72V28H28v44H10z',
  island: 'M10 10h80v18H10zM28 46h44v18H28z',
}

/** Kitchens seen from above, each with the sink and the hob where they mostly stand. */
export function KitchenLayouts({ points }: { points: readonly FigurePoint[] }) {
  return (
    <ul className={css.cells}>
      {points.map(({ label, text }) => (
        <li key={label}>
          <svg viewBox="0 0 100 80" aria-hidden="true">
            <path className={css.fill} d={tops[label.toLowerCase().split(' ')[0] ?? '']} />
            <path d="M34 14h14v10H34zM60 15h8v8h-8zM64 15v8" />
            <path className={css.wall} d="M5 78V5h90v73" />
          </svg>
          <b>{label}</b> {text}
        </li>
      ))}
    </ul>
  )
}
