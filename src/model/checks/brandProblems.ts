import type { Entry } from '../content.ts'
import { contrast, mix } from '../firm/colour.ts'
import type { Problem } from '../problem.ts'
import type { Brand, ColourName } from '../schema/brand.ts'

type Colour = ColourName | 'white'

/** The least contrast that WCAG AA requires of text, and of large text and the outlines of controls. */
const TEXT = 4.5
const LARGE = 3

/** Text colours and the backgrounds on which the site shows them, with the least contrast that they need. */
const pairs: readonly (readonly [least: number, text: Colour, grounds: readonly Colour[]])[] = [
  [TEXT, 'ink', ['plaster', 'sand', 'mist', 'paper', 'white']],
  [TEXT, 'inkSoft', ['plaster', 'sand', 'mist', 'paper', 'white']],
  [TEXT, 'teak', ['plaster', 'sand', 'mist']],
  [LARGE, 'jade', ['plaster', 'mist', 'paper']],
  [TEXT, 'white', ['clay', 'clayDeep', 'jade', 'ink']],
  [TEXT, 'onDark', ['jadeDeep', 'night']],
  [TEXT, 'onDarkSoft', ['jadeDeep', 'night']],
  [TEXT, 'brass', ['jadeDeep', 'night']],
  [TEXT, 'error', ['paper']],
  [LARGE, 'field', ['paper', 'white']],
]

/** Reports the firm's colours that are hard to read on each other. */
export function brandProblems({ file, data: { colours } }: Entry<Brand>): Problem[] {
  const hexOf = (name: Colour) => (name === 'white' ? '#ffffff' : colours[name])
  const seen = pairs.flatMap(([least, text, grounds]) =>
    grounds.map((ground): Seen => {
      const ours = [text, ground].filter((name) => name !== 'white')
      return { ratio: contrast(hexOf(text), hexOf(ground)), least, what: `${named(text)} on ${named(ground)}`, ours }
    }),
  )
  // The white text of the header over a photograph, at worst a white one, with a scrim of 60 % `night` in between.
  const shaded = contrast('#ffffff', mix(colours.night, '#ffffff', 0.6))
  seen.push({ ratio: shaded, least: TEXT, what: 'white on a bright photograph under "night"', ours: ['night'] })
  // Examples in empty fields, which are lighter than other text: islands/ContactForm.
  const example = contrast(mix('#ffffff', colours.inkSoft, 0.14), '#ffffff')
  seen.push({ ratio: example, least: TEXT, what: '"inkSoft", lighter, in an empty field', ours: ['inkSoft'] })
  return worstOfEach(seen.filter(({ ratio, least }) => ratio < least)).map(({ ratio, least, what, ours }) => {
    const [name = ''] = ours
    const reason = `${what} is hard to read: the contrast is ${shown(ratio)}:1, and must be at least ${least}:1`
    const remedy = ours.length > 1 ? 'Make one of the two darker or lighter.' : `Make "${name}" darker.` // than white
    return { file, path: ['colours', name], rule: 'contrast', reason, remedy }
  })
}

/** A colour on a background. `ours` are those of the two that the firm can change, the text first. */
interface Seen {
  readonly ratio: number
  readonly least: number
  readonly what: string
  readonly ours: readonly Colour[]
}

/** A colour that is hard to read on several backgrounds is reported once. */
function worstOfEach(seen: readonly Seen[]): Seen[] {
  const sorted = seen.toSorted((a, b) => a.ratio - b.ratio)
  return sorted.filter(({ ours: [name] }, index) => sorted.findIndex(({ ours }) => ours[0] === name) === index)
}

function named(colour: Colour): string {
  return colour === 'white' ? 'white' : `"${colour}"`
}

/** Truncated, not rounded: 4.49 must not be shown as 4.5. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
