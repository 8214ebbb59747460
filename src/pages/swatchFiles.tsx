import { renderToStaticMarkup } from 'react-dom/server'
import { swatches } from '../components/Swatch/swatches.tsx'
import type { Site } from '../model/site.ts'
import { swatchFile } from '../model/swatchFile.ts'

/** A file in dist and its contents. */
interface SwatchFile {
  readonly file: string
  readonly text: string
}

/** The materials in the gallery's stories, each drawn in its own file, which is loaded lazily. */
export function swatchFiles({ gallery: { projects } }: Pick<Site, 'gallery'>): SwatchFile[] {
  const looks = projects.flatMap(({ materials = [] }) => materials.flatMap(({ look = [] }) => look))
  return [...new Set(looks)].map((look) => {
    const text = renderToStaticMarkup(swatches[look]).replace(/^<svg[^>]*>/, OPENING)
    return { file: swatchFile(look), text }
  })
}

const OPENING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">'
