import { useDrawing } from '../useDrawing.ts'
import * as css from './Built.module.css'
import type { built } from './drawings.tsx'

/** In the order in which they cover each other. */
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
 * One plan that gets built, ten metres by eight: measured, drawn anew, walls on paper, walls on site, lived in. Browsers that
 * tie it to scrolling pass through all of that; for others it is finished. Decoration: the steps beside it say the same.
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
