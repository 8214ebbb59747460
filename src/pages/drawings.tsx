import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { built } from '../components/Built/drawings.tsx'
import { covers } from '../components/Cover/drawings.tsx'
import { figures } from '../components/Figure/drawings.tsx'
import { map } from '../components/OfficeMap/drawings.tsx'
import { plans } from '../components/Plan/drawings.tsx'

const files: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  covers,
  figures,
  map,
  plans: { ...plans, ...built },
}

/**
 * The SVG files of drawings. Pages refer to drawings by name, so the files load separately and are cached. A drawing
 * inherits colours and strokes from the element that shows it.
 */
export function drawings(): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, drawn]) => [`${name}.svg`, fileOf(drawn)]))
}

function fileOf(drawn: Readonly<Record<string, ReactNode>>): string {
  const named = Object.entries(drawn).map(([name, drawing]) => (
    <g id={name} key={name}>
      {drawing}
    </g>
  ))
  return `<svg xmlns="http://www.w3.org/2000/svg">${renderToStaticMarkup(named)}</svg>`
}
