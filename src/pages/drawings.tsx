import { renderToStaticMarkup } from 'react-dom/server'
import { drawings as plans } from '../components/Plan/drawings.tsx'
import { built } from './Services/builtParts.tsx'

/**
 * The file of drawings: pages name what they show of it, so that it loads beside them and is kept. A drawing takes colours
 * and strokes from the place that shows it.
 */
export function drawings(): string {
  const named = Object.entries({ ...plans, ...built }).map(([name, drawing]) => (
    <g id={name} key={name}>
      {drawing}
    </g>
  ))
  return `<svg xmlns="http://www.w3.org/2000/svg">${renderToStaticMarkup(named)}</svg>`
}
