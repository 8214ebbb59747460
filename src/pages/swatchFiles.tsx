import { renderToStaticMarkup } from 'react-dom/server'
import { swatches } from '../components/Swatch/swatches.tsx'
import type { Site } from '../model/site.ts'
import { swatchFile } from '../model/swatchFile.ts'

/** A file of dist, with what is in it. */
interface SwatchFile {
  readonly file: string
  readonly text: string
}

/** The materials that the stories of the gallery show, each drawn in a file of its own, which is loaded when it is near. */
export function swatchFiles({ gallery: { projects } }: Pick<Site, 'gallery'>): SwatchFile[] {
  const looks = projects.flatMap(({ materials = [] }) => materials.flatMap(({ look = [] }) => look))
  return [...new Set(looks)].map((look) => {
    const text = renderToStaticMarkup(swatches[look]).replace(/^<svg[^>]*>/, OPENING)
    return { file: swatchFile(look), text }
  })
}

const OPENING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">'
