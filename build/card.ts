import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { loadSharp } from './sharp.ts'

const WIDTH = 1200
const HEIGHT = 630
const PLASTER = '#f2ede3'
const RECIPE = 'card-v1'

/** The key of a card: everything that it is drawn from. */
export function cardKey(title: string, firm: string, picture: string): string {
  return createHash('sha256').update(JSON.stringify([RECIPE, title, firm, picture])).digest('hex').slice(0, 8)
}

/** A social card, JPEG of 1200 by 630: the picture, and the plaster step with the title in the site's typeface cut out of it. */
export async function drawCard(title: string, firm: string, picture: string | undefined): Promise<Buffer> {
  const sharp = await loadSharp()
  const ground = picture
    ? await sharp(picture).autoOrient().flatten({ background: PLASTER }).toColourspace('srgb').resize(WIDTH, HEIGHT, { fit: 'cover', position: 'attention' }).toBuffer()
    : { create: { width: WIDTH, height: HEIGHT, channels: 3 as const, background: '#10332d' } }
  const head = await text(title, 'instrument-serif/files/instrument-serif-latin-400-normal.woff', 'Instrument Serif', title.length > 34 ? 62 : 76, 760)
  const foot = await text(firm, 'instrument-serif/files/instrument-serif-latin-400-normal.woff', 'Instrument Serif', 30, 760)
  const width = Math.max(head.info.width, foot.info.width) + 128
  const height = head.info.height + foot.info.height + 128
  const top = HEIGHT - height
  const step = { create: { width, height, channels: 3 as const, background: PLASTER } }
  return sharp(ground as never)
    .composite([
      { input: step as never, left: 0, top },
      { input: head.data, left: 64, top: top + 44 },
      { input: foot.data, left: 64, top: HEIGHT - foot.info.height - 48 },
    ])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}

async function text(words: string, font: string, family: string, size: number, width: number) {
  const sharp = await loadSharp()
  const fontfile = createRequire(import.meta.url).resolve(`@fontsource/${font}`)
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return sharp({ text: { text: `<span foreground="#1c1a17">${escaped}</span>`, font: `${family} ${size}`, fontfile, width, rgba: true, dpi: 72, wrap: 'word', spacing: -4 } })
    .png()
    .toBuffer({ resolveWithObject: true })
}
