import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { loadSharp, openPicture, PLASTER, sharpVersion } from './sharp.ts'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
const TEXT_WIDTH = 720
const INK = '#1c1a17'
const FONT = '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff'
/** Raise it when the drawing changes. */
const DRAWING = 'card-v4'

/** The key of a card: everything that it is drawn from. */
export function cardKey(title: string, firm: string, picture: string): string {
  const drawnFrom = [DRAWING, sharpVersion(), fontHash(), title, firm, picture]
  return createHash('sha256').update(JSON.stringify(drawnFrom)).digest('hex').slice(0, 8)
}

/** A social card, JPEG of 1200 by 630: the picture, and the plaster step with the title in the site's typeface cut out of it. */
export async function drawCard(title: string, firm: string, picture?: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp()
  const ground = picture
    ? (await openPicture(picture)).resize(WIDTH, HEIGHT, { fit: 'cover' })
    : sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#10332d' } })
  const step = Buffer.from(await drawStep(title, firm))
  return ground
    .composite([{ input: step, left: 0, top: 0 }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}

/** Text as outlines: what is drawn never depends on the fonts of the machine. */
async function drawStep(title: string, firm: string): Promise<string> {
  const font = await loadFont()
  const { size, lines } = fit(font, drawable(font, title))
  const width = Math.max(...lines.map((line) => widthOf(font, line, size)), widthOf(font, firm, 32)) + 2 * MARGIN
  const height = lines.length * size + 150
  const top = HEIGHT - height
  const heading = lines.map((line, index) => outlines(font, line, size, MARGIN, top + 32 + (index + 1) * size * 0.98))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${PLASTER}" d="M0 ${top}h${Math.ceil(width)}v${height}H0z"/>`,
    `<g fill="${INK}">${heading.join('')}${outlines(font, firm, 32, MARGIN, HEIGHT - 44)}</g></svg>`,
  ].join('')
}

async function loadFont(): Promise<Font> {
  const fontkit = await import('fontkit')
  return fontkit.openSync(fontPath()) as Font
}

let hashed: string | undefined

function fontHash(): string {
  hashed ??= createHash('sha256').update(readFileSync(fontPath())).digest('hex').slice(0, 8)
  return hashed
}

function fontPath(): string {
  return createRequire(import.meta.url).resolve(FONT)
}

/** Without the letters that the typeface lacks: it would draw boxes. */
function drawable(font: Font, text: string): string {
  return [...text].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('')
}

/** The largest size at which the whole title stands on the step. */
function fit(font: Font, title: string): { size: number; lines: string[] } {
  const sizes = title.length > 34 ? [66, 52, 40] : [82, 66, 52, 40]
  const fitted = sizes.map((size) => ({ size, lines: wrapLines(font, title, size) }))
  const whole = fitted.find(
    ({ size, lines }) => lines.length * size <= 330 && lines.every((line) => widthOf(font, line, size) <= TEXT_WIDTH),
  )
  return whole ?? { size: 40, lines: wrapLines(font, title, 40).slice(0, 10) }
}

function wrapLines(font: Font, text: string, size: number): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && widthOf(font, longer, size) <= TEXT_WIDTH) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function widthOf(font: Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size
}

function outlines(font: Font, text: string, size: number, left: number, baseline: number): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = 0
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${x})" d="${glyph.path.toSVG()}"/>`
    x += positions[index]?.xAdvance ?? 0
    return path
  })
  return `<g transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}
