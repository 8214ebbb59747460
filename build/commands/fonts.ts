import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
// @ts-expect-error: the package has no types
import subsetFont from 'subset-font'

/** What nearly every page says. The rest, in a file of its own for each face, is asked for by the pages that say it. */
const common = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !&'()+,-./:;?@%\u00a0–—‘’“”…·×²©é`
/** As `unicode-range` in src/styles/fonts.css has it. */
const rare = '"#$*<=>[\\]^_`{|}~£®°³¼½•€™àáâäçèêëíîïñóôöùúûüÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜ'

/** Without fractions, ordinals and the like, which no style asks for. */
const OPTIONS = { targetFormat: 'woff2', noHinting: true, keepFeatures: ['kern', 'liga', 'tnum'] }
const WEIGHTS = { wght: { min: 400, max: 700 } }
/** Files of src/styles/fonts, those of packages that they are cut from, and the weights that styles use. */
const sources = [
  ['instrument-serif', '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'],
  ['instrument-serif-italic', '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2'],
  ['figtree', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', WEIGHTS],
] as const

/** `npm run fonts`: src/styles/fonts from the @fontsource packages, without what no page says: half as heavy. */
export async function run(): Promise<number> {
  const { resolve } = createRequire(import.meta.url)
  for (const [name, path, axes] of sources) {
    const whole = readFileSync(resolve(path))
    for (const [file, characters] of [[name, common] as const, [`rare-${name}`, rare] as const]) {
      const font = await subsetFont(whole, characters, { ...OPTIONS, variationAxes: axes })
      writeFileSync(join(import.meta.dirname, `../../src/styles/fonts/${file}.woff2`), font)
      console.log(`${file}: ${whole.length} -> ${font.length} bytes`)
    }
  }
  return 0
}
