import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
// @ts-expect-error: the package has no types
import subsetFont from 'subset-font'

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const accented = 'àáâäçèéêëíîïñóôöùúûüÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜ'
const signs = '\u00a0–—‘’“”…·•×°²³½¼£€©®™'

const characters = ascii + accented + signs

/** By the name of a file of src/styles/fonts its package's file, and the weights that styles use where it has several. */
const sources: Readonly<Record<string, { path: string; axes?: Record<string, { min: number; max: number }> }>> = {
  'instrument-serif': { path: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2' },
  'instrument-serif-italic': { path: '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2' },
  figtree: {
    path: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
}

/** `npm run fonts`: src/styles/fonts from the @fontsource packages, without what no page says: two fifths lighter. */
export async function run(): Promise<number> {
  const { resolve } = createRequire(import.meta.url)
  for (const [name, { path, axes }] of Object.entries(sources)) {
    const whole = readFileSync(resolve(path))
    const font = await subsetFont(whole, characters, { targetFormat: 'woff2', noHinting: true, variationAxes: axes })
    writeFileSync(join(import.meta.dirname, `../../src/styles/fonts/${name}.woff2`), font)
    console.log(`${name}: ${whole.length} -> ${font.length} bytes`)
  }
  return 0
}
