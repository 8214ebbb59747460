import type { FigurePoint } from '../../model/figures.ts'
import * as css from './Figure.module.css'
import { Numbered } from './Numbered.tsx'

/** A room cut open at night: the cove that fills it, the lamp over the table, the picture on the wall. */
export function LightLayers({ points }: { points: readonly FigurePoint[] }) {
  return (
    <Numbered
      points={points}
      places={[
        [44, 44],
        [140, 84],
        [246, 93],
      ]}
    >
      <path className={css.glow} d="M8 20h284l-46 40H54z" />
      <path className={css.light} d="M126 46h28l34 52H92zM238 26h16l20 66h-56z" />
      <path d="M140 8v28M126 46a14 12 0 0 1 28 0zM92 98h96v5H92zM104 103v20M176 103v20M230 48h32v28h-32zM240 22h12v4h-12zM24 123V96h34v27M24 108h34" />
      <path className={css.wall} d="M5 125V5h287v120M0 125h300M8 20h18M274 20h18" />
    </Numbered>
  )
}
