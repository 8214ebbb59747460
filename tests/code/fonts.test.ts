import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import { expect, test } from 'vitest'
import { project } from '../helpers.ts'

/** What texts in English and Malay are set in; other scripts fall back to the fonts of the device. */
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const others = '\u00a0–—‘’“”…·•×°£€©™ÀÉÎÖàäçèéêëîïñóôöùü'

test.each(['instrument-serif', 'instrument-serif-italic', 'figtree'])('%s has the letters of every page', (name) => {
  const font = fontkit.create(readFileSync(join(project, `src/styles/fonts/${name}.woff2`))) as fontkit.Font
  const lacking = [...(ascii + others)].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  expect(lacking).toEqual([])
})
