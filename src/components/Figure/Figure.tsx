import type { Figure as Content } from '../../model/blocks.ts'
import { type FigureName, type FigurePoint, figurePoints } from '../../model/figures.ts'
import * as text from '../Text/Text.module.css'
import * as css from './Figure.module.css'
import { KitchenLayouts } from './KitchenLayouts.tsx'
import { LightLayers } from './LightLayers.tsx'
import { Milestones } from './Milestones.tsx'
import { WetAndDry } from './WetAndDry.tsx'

const figures: Readonly<Record<FigureName, (props: { points: readonly FigurePoint[] }) => React.ReactNode>> = {
  'kitchen-layouts': KitchenLayouts,
  milestones: Milestones,
  'wet-and-dry': WetAndDry,
  'light-layers': LightLayers,
}

/** A drawn figure in an article. The drawing is decorative: a list below or beside it conveys the same to everyone. */
export function Figure({ figure: { name, caption, data } }: { figure: Content }) {
  const Drawing = figures[name]
  return (
    <figure className={css.figure}>
      <Drawing points={figurePoints(data)} />
      {caption && <figcaption className={text.caption}>{caption}</figcaption>}
    </figure>
  )
}
