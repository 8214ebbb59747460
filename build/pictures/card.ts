import type { Font } from 'fontkit'
import type { LocalPicture } from '../../src/model/schema/fields.ts'
import { cacheKey } from '../cache/cache.ts'
import { drawable, FONT_DIGEST, loadFont, outlines, widthOf } from './lettering.ts'
import { type Colours, loadSharp, openPicture, SHARP_VERSION } from './sharp.ts'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
const TEXT_WIDTH = 720
/** Part of the cache key. Increase the number when the drawing changes. */
const DRAWING = 'card-v9'

interface CardText {
  readonly title: string
  readonly firm: string
  /** The path of the mark in a 40 × 40 square; '' for none. */
  readonly mark: string
}

/** A picture on a card, its size as displayed, and the point that stays in view. */
interface CardPicture extends Pick<LocalPicture, 'focus'> {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** A digest of everything that a card is drawn from; of its picture, the key of the master and the focus. */
export function cardKey({ title, firm, mark }: CardText, colours: Colours, picture = '', focus = ''): string {
  const { jadeDeep, jade, plaster, ink } = colours
  return cacheKey(DRAWING, SHARP_VERSION, FONT_DIGEST, title, firm, mark, jadeDeep, jade, plaster, ink, picture, focus)
}

/** Draws a social card, a 1200 × 630 JPEG: a picture, with the title on a plaster-coloured step at its lower left. */
export async function drawCard(text: CardText, colours: Colours, picture?: CardPicture): Promise<Buffer> {
  const sharp = await loadSharp()
  const ground = picture ? await coverCard(picture, colours) : sharp(Buffer.from(drawGround(text, colours)))
  const step = Buffer.from(await drawStep(text, colours))
  const card = ground.composite([{ input: step, left: 0, top: 0 }])
  return card.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

/** The part of a picture that covers a card, placed like `object-position` by its focus. */
async function coverCard({ bytes, width, height, focus = '50% 50%' }: CardPicture, { plaster }: Colours) {
  const scale = Math.max(WIDTH / width, HEIGHT / height)
  const covering = { width: Math.round(width * scale), height: Math.round(height * scale), fit: 'fill' as const }
  const [x = 0, y = 0] = focus.split(' ').map((share) => Number.parseInt(share, 10) / 100)
  const left = Math.round((covering.width - WIDTH) * x)
  const top = Math.round((covering.height - HEIGHT) * y)
  return (await openPicture(bytes, plaster)).resize(covering).extract({ left, top, width: WIDTH, height: HEIGHT })
}

/** The background for pages without a picture: the mark, as tall as the card, at its right edge. */
function drawGround({ mark }: CardText, { jadeDeep, jade }: Colours): string {
  return svg([
    `<path fill="${jadeDeep}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<path fill="none" stroke="${jade}" transform="translate(562) scale(15.75)" d="${mark}"/>`,
  ])
}

/** The step with title and firm, or with the firm alone if the font lacks the title's glyphs. None if it lacks both. */
async function drawStep(text: CardText, { plaster, ink }: Colours): Promise<string> {
  const font = await loadFont()
  const firm = drawable(font, text.firm)
  const heading = drawable(font, text.title) || firm
  const below = heading === firm ? '' : firm
  if (!heading) return svg([])
  const { size, lines } = fit(font, heading)
  const width = Math.max(...lines.map((line) => widthOf(font, line, size)), widthOf(font, below, 32)) + 2 * MARGIN
  const height = lines.length * size + (below ? 150 : 96)
  const top = HEIGHT - height
  const words = lines.map((line, index) => outlines(font, line, size, MARGIN, top + 32 + (index + 1) * size * 0.98))
  return svg([
    `<path fill="${plaster}" d="M0 ${top}h${Math.ceil(width)}v${height}H0z"/>`,
    `<g fill="${ink}">${words.join('')}${outlines(font, below, 32, MARGIN, HEIGHT - 44)}</g>`,
  ])
}

function svg(parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`
}

/** The largest size at which the whole title fits on the step; otherwise the smallest, with at most ten lines. */
function fit(font: Font, title: string): { size: number; lines: string[] } {
  for (const size of title.length > 34 ? [66, 52, 40] : [82, 66, 52, 40]) {
    const lines = wrapLines(font, title, size, TEXT_WIDTH)
    if (lines.length * size <= 330 && lines.every((line) => widthOf(font, line, size) <= TEXT_WIDTH))
      return { size, lines: balanced(font, title, size, lines) }
  }
  return { size: 40, lines: balanced(font, title, 40, wrapLines(font, title, 40, TEXT_WIDTH)).slice(0, 10) }
}

/** As many lines, but of about equal length: the step then hides less of the picture. */
function balanced(font: Font, text: string, size: number, lines: string[]): string[] {
  let best = lines
  for (let width = TEXT_WIDTH - size / 2; width > 0; width -= size / 2) {
    const narrower = wrapLines(font, text, size, width)
    if (narrower.length > lines.length) break
    best = narrower
  }
  return best
}

function wrapLines(font: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && widthOf(font, longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
