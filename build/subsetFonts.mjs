// Makes the fonts of src/styles/fonts: those of the @fontsource packages, without what no page of this site says. They are
// on the way to the first screen of every page, and a quarter lighter so. Run by hand when a package or this list changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const accented = 'àáâäçèéêëíîïñóôöùúûüÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜ'
const signs = '\u00a0–—‘’“”…·•×°²³½¼£€©®™'

const characters = ascii + accented + signs

/** By the name of a file of src/styles/fonts its package's file, and the weights that styles use where it has several. */
const sources = {
  'instrument-serif': { path: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2' },
  'instrument-serif-italic': { path: '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2' },
  figtree: {
    path: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
}

const require = createRequire(import.meta.url)
for (const [name, { path, axes }] of Object.entries(sources)) {
  const whole = readFileSync(require.resolve(path))
  const font = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(join(import.meta.dirname, `../src/styles/fonts/${name}.woff2`), font)
  console.log(`${name}: ${whole.length} -> ${font.length} bytes`)
}
