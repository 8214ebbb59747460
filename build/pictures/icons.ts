import { join } from 'node:path'
import { MARK } from '../../src/model/firm/mark.ts'
import type { Settings } from '../../src/model/schema/settings.ts'
import { cacheKey } from '../cache/cache.ts'
import { tryRead, tryStat } from '../cache/files.ts'
import type { Workspace } from '../cache/inputs.ts'
import type { Result } from '../problems.ts'
import { drawable, FONT_DIGEST, loadFont, outlines, widthOf } from './lettering.ts'
import { type Colours, firstLine, loadSharp, SHARP_VERSION } from './sharp.ts'

/** Icon files by their name in dist, without those that public/ provides. */
export type Icons = ReadonlyMap<string, Uint8Array>

type Firm = Settings['firm']

const SVG = 'favicon.svg'
/** The width and height of each icon in pixels. */
const PNGS = { 'icons/192.png': 192, 'icons/512.png': 512, 'icons/apple-touch-icon.png': 180 } as const
/** Part of the cache key. Increase the number when the drawing changes. */
const DRAWING = `icon-v1 ${MARK}`

/** Makes the site's icons from one drawing: the firm's own public/favicon.svg, or our default in the firm's colours. */
export async function makeIcons({ root, cache }: Workspace, firm: Firm, colours: Colours): Promise<Result<Icons>> {
  const own = tryRead(join(root, 'public', SVG))
  const pngs = Object.entries(PNGS).filter(([file]) => !tryStat(join(root, 'public', file)))
  const key = cacheKey(DRAWING, SHARP_VERSION, FONT_DIGEST, own?.toString(), pngs, firm.logo, firm.shortName, colours)
  const known = cache.get<Icons>('pictures', key)
  if (known) return { value: known, problems: [] }
  const drawing = own ?? Buffer.from(await draw(firm, colours))
  const icons = new Map<string, Uint8Array>(own ? [] : [[SVG, drawing]])
  await loadSharp() // what it throws is not the fault of the icon
  try {
    for (const [file, size] of pngs) icons.set(file, await toPng(drawing, size, colours.jadeDeep))
  } catch (error) {
    const reason = `The icon cannot be read as a picture: ${firstLine(error)}`
    const remedy = 'Export it again as SVG, or remove it to have one drawn in your colours.'
    return { value: icons, problems: [{ file: `public/${SVG}`, rule: 'broken-picture', reason, remedy }] }
  }
  cache.put('pictures', key, icons)
  return { value: icons, problems: [] }
}

/** The mark on a dark background. A firm with its own logo, which would not fit an icon, gets its initial instead. */
async function draw({ logo, shortName }: Firm, { jadeDeep, onDark }: Colours): Promise<string> {
  const ground = `<path fill="${jadeDeep}" d="M0 0h40v40H0z"/>`
  const mark = `<path fill="none" stroke="${onDark}" stroke-width="2.7" transform="translate(5.3 5.3) scale(.735)" d="${MARK}"/>`
  const letter = logo && (await initial(shortName))
  const shown = letter ? `<g fill="${onDark}">${letter}</g>` : mark
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${ground}${shown}</svg>`
}

/** The first character of a name as an outline, centred in a 40 × 40 square; '' when the font has no glyph for it. */
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
  // iPhones, which use the one of 180 pixels, show black behind transparent areas.
  const shown = size === 180 ? square.flatten({ background: ground }) : square
  return shown.png({ compressionLevel: 9, palette: true }).toBuffer()
}
