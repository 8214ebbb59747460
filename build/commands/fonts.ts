import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
// @ts-expect-error: the package has no types
import subsetFont from 'subset-font'

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const accented = 'àáâäçèéêëíîïñóôöùúûüÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜ'
const signs = '\u00a0–—‘’“”…·•×°²³½¼£€©®™'

const characters = ascii + accented + signs

const WEIGHTS = { wght: { min: 400, max: 700 } }
/** Files of src/styles/fonts, those of packages that they are cut from, and the weights that styles use. */
const sources = [
  ['instrument-serif', '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'],
  ['instrument-serif-italic', '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2'],
  ['figtree', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', WEIGHTS],
] as const

/** `npm run fonts`: src/styles/fonts from the @fontsource packages, without what no page says: two fifths lighter. */
export async function run(): Promise<number> {
  const { resolve } = createRequire(import.meta.url)
  for (const [name, path, axes] of sources) {
    const whole = readFileSync(resolve(path))
    const font = await subsetFont(whole, characters, { targetFormat: 'woff2', noHinting: true, variationAxes: axes })
    writeFileSync(join(import.meta.dirname, `../../src/styles/fonts/${name}.woff2`), font)
    console.log(`${name}: ${whole.length} -> ${font.length} bytes`)
  }
  return 0
}
