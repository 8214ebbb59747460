import { months } from './dates.ts'
import { JOINT, NO_BREAK } from './joints.ts'
import { quoted } from './quotes.ts'

/** Words that stay on one line: names of places, figures with what they count. They come from content. */
export type Together = readonly string[]

/**
 * Text as a typesetter sets it: apostrophes and quotation marks, ranges that do not end a line at their dash, words that
 * belong together on one line. Code, addresses and measures such as 2'6" stay as they are, and so does what is set already.
 * `before` is the character in front of the text, where it goes on from another.
 */
export function typographic(text: string, together: Together = [], before = ''): string {
  if (!TOUCHED.test(text)) return joined(text, together)
  let set = ''
  for (const [index, part] of text.split(ADDRESS).entries())
    set += index % 2 ? part : ranged(joined(quoted(part, set.at(-1) ?? before), together))
  return set
}

/** A headline whose last line is not one short word. Newer browsers see to that by `text-wrap`. */
export function withoutWidow(text: string): string {
  return text.replace(/ (\S{1,9})$/, `${NO_BREAK}$1`)
}

/** What most texts are without: marks, dashes, figures with a unit, and what is read as an address. */
const TOUCHED = /['"–`@/:]|\d |\bsq |www/

/** Code between backticks, addresses of links, web and mail addresses, paths: every second part of what is split by it. */
const ADDRESS =
  /(`[^`]*`|(?<=\]\()[^)\s]+|\b(?:https?:\/\/|mailto:|tel:|www\.)\S+|[^\s"'<>][^\s"<>]*@[^\s"'<>]+\.\w+|(?<!\S)\.{0,2}\/\S+)/

/** '25 November', up to the month. */
const DATE = new RegExp(`\\b([1-3]?\\d) (?=(?:${months.join('|')})\\b)`, 'g')

function ranged(text: string): string {
  return text
    .replace(/(?<=\S)–(?=[^\s\u2060])/g, `–${JOINT}`)
    .replace(/(?<=\d) (?=(?:sq|mm|cm|m|km|kg|W|K|AM|PM|am|pm|weeks)\b)|(?<=\bsq) (?=(?:ft|m)\b)/g, NO_BREAK)
    .replace(DATE, `$1${NO_BREAK}`)
}

/** Phrases that stand in the text as whole words, in any case; then words with a hyphen, of which phrases may hold some. */
function joined(text: string, together: Together): string {
  return text.includes(' ') ? phrased(text, together).replace(COMPOUND, `$&${JOINT}`) : text
}

function phrased(text: string, together: Together): string {
  if (together.length === 0) return text
  return text.replace(patternOf(together), (phrase, at: number) => {
    const within = LETTER.test(text[at - 1] ?? '') || LETTER.test(text[at + phrase.length] ?? '')
    return within ? phrase : phrase.replaceAll(' ', NO_BREAK)
  })
}

/** The first half of two short words with a hyphen between them, 'on-site', which would look broken at the end of a line. */
const COMPOUND = /(?<![\p{L}\d-])\p{L}{1,8}-(?=\p{L}{1,8}(?![\p{L}\d-]))/gu

const LETTER = /[\p{L}\d]/u

const patterns = new WeakMap<Together, RegExp>()

/** The longest phrase first, since one may begin like another. */
function patternOf(together: Together): RegExp {
  const known = patterns.get(together)
  if (known) return known
  const longestFirst = [...together].sort((a, b) => b.length - a.length)
  const phrases = longestFirst.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(phrases.join('|'), 'gi')
  patterns.set(together, pattern)
  return pattern
}
