import type { FigurePoint } from '../../model/figures.ts'
import { Numbered } from './Numbered.tsx'

/** A section through a room at night: cove light that fills it, the lamp over the table, the picture on the wall. */
export function LightLayers({ points }: { points: readonly FigurePoint[] }) {
  return (
    <Numbered
      drawing="light-layers"
      points={points}
      places={[
        [44, 44],
        [140, 84],
        [246, 94],
      ]}
    />
  )
}
