import { renderToStaticMarkup } from 'react-dom/server'
import { valley } from '../components/AreaMap/drawings.tsx'
import { built } from '../components/Built/drawings.tsx'
import { covers } from '../components/Cover/drawings.tsx'
import { figures } from '../components/Figure/drawings.tsx'
import { drawings as plans } from '../components/Plan/drawings.tsx'

/**
 * The file of drawings: pages name what they show of it, so that it loads beside them and is kept. A drawing takes colours
 * and strokes from the place that shows it.
 */
export function drawings(): string {
  const drawn = Object.entries(covers).map(([kind, cover]) => [`cover-${kind}`, cover] as const)
  const named = [...Object.entries({ ...plans, ...built, ...figures, ...valley }), ...drawn].map(([name, drawing]) => (
    <g id={name} key={name}>
      {drawing}
    </g>
  ))
  return `<svg xmlns="http://www.w3.org/2000/svg">${renderToStaticMarkup(named)}</svg>`
}
