import type { ReactElement } from 'react'
import type { Figure as Content } from '../../model/article/blocks.ts'
import { type FigureName, type FigurePoint, figurePoints } from '../../model/article/drawnFigures.ts'
import * as text from '../Text/Text.module.css'
import * as css from './Figure.module.css'
import { KitchenLayouts } from './KitchenLayouts.tsx'
import { Milestones } from './Milestones.tsx'
import { Numbered } from './Numbered.tsx'

/** A drawn figure in an article. The drawing is decorative: a list below or beside it conveys the same to everyone. */
export function Figure({ figure: { name, caption, data } }: { figure: Content }) {
  return (
    <figure className={css.figure}>
      {drawn(name, figurePoints(data))}
      {caption && <figcaption className={text.caption}>{caption}</figcaption>}
    </figure>
  )
}

function drawn(name: FigureName, points: readonly FigurePoint[]): ReactElement {
  switch (name) {
    case 'kitchen-layouts':
      return <KitchenLayouts points={points} />
    case 'milestones':
      return <Milestones points={points} />
    case 'wet-and-dry':
    case 'light-layers':
      return <Numbered name={name} points={points} />
  }
}
