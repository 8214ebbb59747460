import type { Cover as Content } from '../../model/pictures/covers.ts'
import { useDrawing } from '../useDrawing.ts'
import * as css from './Cover.module.css'

/** Decorative drawing for a card without a picture, 640 by 400 units. The card's badge covers its lower left corner. */
export function Cover({ cover: { kind, figure, dark } }: { cover: Content }) {
  const drawing = useDrawing('covers')
  return (
    <svg
      className={[css.cover, css[kind], dark && css.dark].filter(Boolean).join(' ')}
      viewBox="0 0 640 400"
      preserveAspectRatio={figure ? 'xMinYMid slice' : 'xMidYMid slice'} // tall cards show the left half
      aria-hidden="true"
    >
      {figure && (
        <text x="52" y="206" fontSize={Math.min(176, 580 / figure.length)}>
          {figure}
        </text>
      )}
      <use href={drawing(kind)} />
    </svg>
  )
}
