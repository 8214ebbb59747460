import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { digestOf } from '../cache/files.ts'

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff',
)

/** The site's serif font. Text in pictures is drawn as outlines, so it never depends on the fonts of the machine. */
export async function loadFont(): Promise<Font> {
  const fontkit = await import('fontkit')
  return fontkit.openSync(FONT) as Font
}

/** The digest of the font file, for cache keys: another version may draw characters differently. */
export const FONT_HASH = digestOf(readFileSync(FONT)).slice(0, 8)

/** The text without characters that the font lacks, which would be boxes; '' if over half of its letters are lost. */
export function drawable(font: Font, text: string): string {
  const isThere = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  const shown = [...text].filter(isThere).join('').replace(/\s+/g, ' ').trim()
  const words = /[\p{L}\p{N}]/gu
  const [left, written] = [shown, text].map((each) => each.match(words)?.length ?? 0)
  if (!left || !written || left * 2 < written) return ''
  return [...text].every(isThere) ? shown : shown.replace(/^[^\p{L}\p{N}"'“‘(]+/u, '') // punctuation after lost letters
}

/** The width of a text in pixels at a font size. */
export function widthOf(font: Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size
}

/** A text as SVG outlines. Its baseline starts at (`left`, `baseline`). */
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
