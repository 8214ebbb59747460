import { renderToStaticMarkup } from 'react-dom/server'
import { swatches } from '../components/Swatch/swatches.tsx'
import { swatchFile } from '../model/pictures/swatchFile.ts'
import type { MaterialLook } from '../model/schema/looks.ts'
import type { Site } from '../model/site.ts'

/** The materials in the gallery's stories, each drawn in its own file, which is loaded lazily. */
export function swatchFiles({ gallery: { projects } }: Pick<Site, 'gallery'>): Record<string, string> {
  const looks = new Set(projects.flatMap(({ materials = [] }) => materials.flatMap(({ look = [] }) => look)))
  const drawn = (look: MaterialLook) => renderToStaticMarkup(swatches[look]).replace(/^<svg[^>]*>/, OPENING)
  return Object.fromEntries([...looks].map((look) => [swatchFile(look), drawn(look)]))
}

const OPENING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">'
