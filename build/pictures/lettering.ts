import type { Font } from 'fontkit'
import { digestOfFile } from '../cache/files.ts'

/** The package of the site's serif font, up to the style of a file. `npm run fonts` makes those of pages from it. */
export const SERIF = '@fontsource/instrument-serif/files/instrument-serif-latin-400'

const FONT = require.resolve(`${SERIF}-normal.woff`)
let font: Promise<Font> | undefined

/** The site's serif font. Loaded once, since it keeps the glyphs that it has read. */
export function loadFont(): Promise<Font> {
  font ??= import('fontkit').then((fontkit) => fontkit.openSync(FONT) as Font)
  return font
}

/** The digest of the font file, for cache keys: another version may draw characters differently. */
export const FONT_DIGEST = digestOfFile(FONT).slice(0, 8)

/** The text without signs and accents that the font lacks: 'Ō' -> 'O'. '' if it lacks even the plain letter. */
export function drawable(font: Font, text: string): string {
  const isThere = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  const drawn = [...text.normalize('NFC')].map((letter) => {
    const forms = [letter, letter.normalize('NFKD').replace(/\p{M}/gu, '')]
    return forms.find((form) => [...form].every(isThere)) ?? (/[\p{L}\p{N}]/u.test(letter) ? undefined : '')
  })
  return drawn.includes(undefined) ? '' : drawn.join('').replace(/\s+/g, ' ').trim()
}

/** The width of a text in pixels at a font size. */
export function widthOf(font: Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size
}

/** A text as SVG outlines, which need no font on the machine. Its baseline starts at (`left`, `baseline`). */
export function outlines(font: Font, text: string, size: number, left: number, baseline: number): string {
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
