import { useDrawing } from '../useDrawing.ts'
import type { plans } from './drawings.tsx'
import * as css from './Plan.module.css'

export type PlanName = keyof typeof plans

/** A decorative floor plan, 200 by 160 units. `large` has finer lines and no margin, for one that fills a column. */
export function Plan({ name, large }: { name: PlanName; large?: boolean }) {
  const drawing = useDrawing('plans')
  return (
    <svg
      className={large ? `${css.plan} ${css.large}` : css.plan}
      viewBox={large ? '5 5 190 150' : '3 3 194 154'}
      aria-hidden="true"
    >
      <use href={drawing(name)} />
    </svg>
  )
}
