import type { FigurePoint } from '../../model/figures.ts'
import * as css from './Figure.module.css'
import { Numbered } from './Numbered.tsx'

/** A bathroom from above: the shower behind its screen, the toilet, and the basin at the door. */
export function WetAndDry({ points }: { points: readonly FigurePoint[] }) {
  return (
    <Numbered
      points={points}
      places={[
        [52, 30],
        [147, 74],
        [238, 74],
      ]}
    >
      <path className={css.fill} d="M8 8h92v114H8z" />
      <path d="M20 96 84 34M20 34l64 62M46 58h12v12H46zM140 12h30v16h-30zM143 28h24v14a12 12 0 0 1-24 0zM214 12h66v26h-66zM238 25a9 7 0 1 0 18 0 9 7 0 1 0-18 0M288 66h-34a34 34 0 0 0 34 34" />
      <path className={css.wall} d="M292 66V5H5v120h287v-25M104 8v62" />
    </Numbered>
  )
}
