import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
// @ts-expect-error: the package has no types
import subsetFont from 'subset-font'
import { SERIF } from '../pictures/lettering.ts'

/** Characters that nearly every page uses, and rare ones. Keep `unicode-range` in src/styles/fonts.css in sync. */
const common = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !&',-.:?\u00a0–—‘’“”é`
const latin1 = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0xa1 + index)).replace('é', '')
const rare = `()+/;@%…"#$*<=>[\\]^_\`{|}~•€™${latin1}`

/** Drops the font features that no style uses, such as fractions and ordinals. */
const OPTIONS = { targetFormat: 'woff2', noHinting: true, keepFeatures: ['kern', 'liga', 'tnum'] }
const WEIGHTS = { wght: { min: 400, max: 600 } }
/**
 * For each font: its file name, the rare characters that are common in it, its source, and the weights in use. For
 * another one, also adjust the local fonts in styles/fonts.css and layout/Header/menuUntil.ts to its widths, and name it
 * in public/licences.txt.
 */
const sources = [
  ['serif', '+@', `${SERIF}-normal.woff2`],
  ['serif-italic', '', `${SERIF}-italic.woff2`],
  ['sans', '()+/;@%…·×²©', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', WEIGHTS],
] as const

/** `npm run fonts`: subsets the @fontsource fonts into src/styles/fonts. Most pages load less than half of each. */
export async function run(): Promise<number> {
  for (const [name, own, path, axes] of sources) {
    const whole = readFileSync(require.resolve(path))
    const others = [...rare].filter((letter) => !own.includes(letter)).join('')
    for (const [file, characters] of Object.entries({ [name]: common + own, [`rare-${name}`]: others })) {
      const font = await subsetFont(whole, characters, { ...OPTIONS, variationAxes: axes })
      writeFileSync(join(import.meta.dirname, `../../src/styles/fonts/${file}.woff2`), font)
      console.log(`${file}: ${whole.length} -> ${font.length} bytes`)
    }
  }
  return 0
}
