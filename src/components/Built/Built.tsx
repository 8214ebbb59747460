import { useDrawing } from '../useDrawing.ts'
import * as css from './Built.module.css'
import type { built } from './drawings.tsx'

/** The class of each part, in painting order: later parts cover earlier ones. */
const looks: Readonly<Record<keyof typeof built, string | undefined>> = {
  floor: undefined,
  was: css.was,
  gone: css.gone,
  added: css.added,
  paper: css.paper,
  outerWalls: css.walls,
  bed: css.furniture,
  innerWalls: css.walls,
  furniture: css.furniture,
}

/**
 * A plan of ten by eight metres that gets built: measured, redrawn, walls on paper, walls on site, furnished. Browsers
 * with scroll timelines play these stages; others show the result. Decorative: the steps beside it say the same.
 */
export function Built() {
  const drawing = useDrawing('plans')
  return (
    <svg className={css.built} viewBox="52 106 546 374" aria-hidden="true">
      {Object.entries(looks).map(([part, look]) => (
        <use className={look} href={drawing(part)} key={part} />
      ))}
    </svg>
  )
}
