import { CHINESE, unbroken } from './chinese.ts'
import { JOINT, NO_BREAK } from './joints.ts'
import { endOf, quoted } from './quotes.ts'
import { escapeRegExp } from './regExp.ts'

/** Phrases that stay on one line, from content: names of places, numbers with what they count. */
export type Together = readonly string[]

/**
 * Typesets text: curly quotes and apostrophes, no line break after the dash of a range, words that belong together on
 * one line. Code, URLs and measures such as 2'6" are left unchanged, as is text that is already typeset. `before` is
 * the end of the text that it continues (quotes.ts).
 */
export function typographic(text: string, together: Together, before = ''): string {
  if (!NEEDS_TYPESETTING.test(text)) return joined(text, together)
  let [set, end] = ['', before]
  for (const [index, part] of text.split(ADDRESS).entries()) {
    const next = index % 2 ? part : ranged(joined(quoted(part, end), together))
    set += next
    end = endOf(end + next)
  }
  return set
}

/**
 * A headline that does not end in a line with one short word, if that and the word before it fit on a narrow line.
 * Newer browsers do the same with `text-wrap`.
 */
export function withoutWidow(text: string): string {
  return text.replace(/(?<![^ ])(?=.{1,15}$)([^ ]+) ([^ ]{1,9})$/, `$1${NO_BREAK}$2`)
}

/** Quotes, dashes, numbers with a unit, and anything like a URL. Most texts contain none, which saves the full pass. */
const NEEDS_TYPESETTING = /['"–`@/:]|\d |\bsq |\bkaki |www|\d[\u3400-\u9fff]/

/**
 * Code in backticks, link targets, URLs, e-mail addresses (at most 64 characters before the "@"), paths. When split by
 * it, every second part is a match.
 */
const ADDRESS =
  /(`[^`]*`|(?<=\]\()(?:[^()\s]|\([^()\s]*\))+|\b(?:https?:\/\/|mailto:|tel:|www\.)[^\s"]+|[^\s"'<>][^\s"<>]{0,63}@[^\s"'<>@]+\.\w+|(?<!\S)\.{0,2}\/\S+)/

/** Months in English and in Malay. */
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November'],
  ...['December', 'Januari', 'Februari', 'Mac', 'Mei', 'Jun', 'Julai', 'Ogos', 'Oktober', 'Disember'],
]
/** The day in '25 November', with the space after it. */
const DATE = new RegExp(String.raw`\b([1-3]?\d) (?=(?:${MONTHS.join('|')})\b)`, 'g')

/** A number with what it counts in Chinese: '1,200 平方尺', '180个'. */
const COUNTED = /\d ?(?:平方[尺米]|毫米|厘米|公分|星期|个(?:月|星期|工作日)|[\u3400-\u9fff])/g

/** The space between a number and its unit, or within one, in English and in Malay. */
const UNIT =
  /(?<=\d) (?=(?:sq|mm|cm|m|km|kg|W|K|AM|PM|am|pm|weeks|minggu|kaki|inci|pagi|petang|malam)\b)|(?<=\bsq) (?=(?:ft|m)\b)|(?<=\bkaki) (?=persegi\b)/g

function ranged(text: string): string {
  return text
    .replace(/–(?=[^\s\u2060])/g, `–${JOINT}`)
    .replace(/(?<=\S) (?=[–—] )/g, NO_BREAK) // no line begins with a dash, where Firefox would break the line
    .replace(UNIT, NO_BREAK)
    .replace(DATE, `$1${NO_BREAK}`)
    .replace(COUNTED, (number) => unbroken(number.replace(' ', NO_BREAK)))
}

/**
 * Joins phrases that are whole words, in any case, and then hyphenated words, which phrases may contain. Latin text
 * without a space is left unchanged, since it may be an id: 'fit-outs'.
 */
function joined(text: string, together: Together): string {
  return text.includes(' ') || CHINESE.test(text) ? phrased(text, together).replace(COMPOUND, `$&${JOINT}`) : text
}

function phrased(text: string, together: Together): string {
  if (together.length === 0) return text
  return text.replace(patternOf(together), (phrase, at: number) => {
    const within = LETTER.test(text[at - 1] ?? '') || LETTER.test(text[at + phrase.length] ?? '')
    return within ? phrase : unbroken(phrase.replaceAll(' ', NO_BREAK)).replace(/-(?=\d)/g, `-${JOINT}`)
  })
}

/** The first half of two short hyphenated words, 'on-site', which would look odd broken across lines. */
const COMPOUND = /(?<![\p{L}\d-])\p{L}{1,8}-(?=\p{L}{1,8}(?![\p{L}\d-]))/gu

/** Letters of the scripts that have spaces between words. */
const LETTER = /[\p{Script=Latin}\d]/u

const patterns = new WeakMap<Together, RegExp>()

/** Matches the longest phrase first, since one may be the beginning of another. */
function patternOf(together: Together): RegExp {
  const known = patterns.get(together)
  if (known) return known
  const longestFirst = [...together].sort((a, b) => b.length - a.length)
  const phrases = longestFirst.map(escapeRegExp)
  const pattern = new RegExp(phrases.join('|'), 'gi')
  patterns.set(together, pattern)
  return pattern
}
