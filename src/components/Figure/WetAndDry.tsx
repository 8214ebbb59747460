import type { FigurePoint } from '../../model/figures.ts'
import { Numbered } from './Numbered.tsx'

/** A bathroom from above: the shower behind its screen, the toilet, and the basin at the door. */
export function WetAndDry({ points }: { points: readonly FigurePoint[] }) {
  return (
    <Numbered
      drawing="wet-and-dry"
      points={points}
      places={[
        [52, 30],
        [147, 74],
        [244, 74],
      ]}
    />
  )
}
