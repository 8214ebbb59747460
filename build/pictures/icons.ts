import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MARK } from '../../src/model/mark.ts'
import type { Settings } from '../../src/model/schema/settings.ts'
import { cacheKey } from '../cache/cache.ts'
import { tryRead } from '../cache/files.ts'
import type { Reading } from '../cache/inputs.ts'
import type { Result } from '../problems.ts'
import { drawable, fontHash, loadFont, outlines, widthOf } from './lettering.ts'
import { type Colours, firstLine, loadSharp, SHARP_VERSION } from './sharp.ts'

/** Files of dist by their names, but for those that stand in public/ already. */
export type Icons = ReadonlyMap<string, Uint8Array>

type Firm = Settings['firm']

const SVG = 'favicon.svg'
/** Pixels of each. */
const PNGS = { 'icons/192.png': 192, 'icons/512.png': 512, 'icons/apple-touch-icon.png': 180 } as const
/** Raise it when the drawing changes. */
const DRAWING = 'icon-v1'

/** The icons of the site, all made from one drawing: the firm's in public/favicon.svg, or ours in its colours. */
export async function makeIcons({ root, cache }: Reading, firm: Firm, colours: Colours): Promise<Result<Icons>> {
  const own = tryRead(join(root, 'public', SVG))
  const pngs = Object.entries(PNGS).filter(([file]) => !existsSync(join(root, 'public', file)))
  const key = cacheKey(DRAWING, SHARP_VERSION, fontHash(), own?.toString(), pngs, firm.logo, firm.shortName, colours)
  const known = cache.get<Icons>('pictures', key)
  if (known) return { value: known, problems: [] }
  const drawing = own ?? Buffer.from(await draw(firm, colours))
  const icons = new Map<string, Uint8Array>(own ? [] : [[SVG, drawing]])
  try {
    for (const [file, size] of pngs) icons.set(file, await toPng(drawing, size, colours.jadeDeep))
  } catch (error) {
    const reason = `The icon cannot be read as a picture: ${firstLine(error)}`
    const remedy = 'Export it again as SVG, or remove it: then the site draws one in your colours.'
    return { value: icons, problems: [{ file: `public/${SVG}`, rule: 'broken-picture', reason, remedy }] }
  }
  cache.put('pictures', key, icons)
  return { value: icons, problems: [] }
}

/** The mark on a dark ground; of a firm with a logo of its own, which no icon could hold, the first letter of its name. */
async function draw({ logo, shortName }: Firm, { jadeDeep, onDark }: Colours): Promise<string> {
  const ground = `<path fill="${jadeDeep}" d="M0 0h40v40H0z"/>`
  const mark = `<path fill="none" stroke="${onDark}" stroke-width="2.7" transform="translate(5.3 5.3) scale(.735)" d="${MARK}"/>`
  const letter = logo && (await initial(shortName))
  const shown = letter ? `<g fill="${onDark}">${letter}</g>` : mark
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${ground}${shown}</svg>`
}

/** The first letter of a name as an outline, in the middle of 40 by 40; '' where the typeface has none for it. */
async function initial(name: string): Promise<string> {
  const font = await loadFont()
  const shown = drawable(font, [...name.trim()][0] ?? '')
  const size = 34
  const rise = (font.capHeight / font.unitsPerEm) * size
  return shown && outlines(font, shown, size, (40 - widthOf(font, shown, size)) / 2, (40 + rise) / 2)
}

async function toPng(drawing: Uint8Array, size: number, ground: string): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const { width = size } = await sharp(drawing).metadata()
  const density = Math.min(7200, Math.max(72, (72 * size) / width))
  const square = sharp(drawing, { density }).resize(size, size, { fit: 'contain', background: '#0000' })
  // Phones put black behind what is clear.
  return (size === 180 ? square.flatten({ background: ground }) : square)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
