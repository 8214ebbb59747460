import { CHINESE } from './chinese.ts'

/** Which kinds of quotation are currently open. */
interface Open {
  readonly single: boolean
  readonly double: boolean
}

const NONE: Open = { single: false, double: false }

/** A quotation in quotation marks, unless it brings its own. */
export function inQuotes(quotation: string): string {
  return /^["“「『].*["”」』]$/s.test(quotation) ? quotation : `“${quotation}”`
}

/** Text with curly quotes and apostrophes. Feet and inches stay straight. `before` is the end of the text before it. */
export function quoted(text: string, before: string): string {
  if (!/['"]/.test(text)) return text
  const whole = before + text
  let set = ''
  let open = NONE
  for (const { 0: mark, index } of whole.matchAll(/['"‘’“”]/g)) {
    set += whole.slice(set.length, index)
    const left = set.at(-1) ?? ''
    const rest = whole.slice(index + 1)
    const straight = index < before.length ? '' : mark
    const curly = straight === "'" ? single(left, rest, open) : straight === '"' ? double(left, rest, open) : mark
    open = after(curly, rest, open)
    set += curly
  }
  return (set + whole.slice(set.length)).slice(before.length)
}

/** All of a set text that matters for what follows: the quotations that are open, and its last character. */
export function endOf(set: string): string {
  let open = NONE
  for (const { 0: mark, index } of set.slice(0, -1).matchAll(/[‘’“”]/g)) open = after(mark, set.slice(index + 1), open)
  return `${open.double ? '“' : ''}${open.single ? '‘' : ''}${set.slice(-1)}`
}

/** What precedes an opening mark: nothing, a space, a bracket, a dash, a slash or another opening mark. */
const OPENING = /^[\s([{–—/‘“]?$/

function double(left: string, rest: string, open: Open): string {
  // 6" is a measure, unless it closes a quotation that no later mark closes.
  if (/[\d']/.test(left) && (!open.double || /^[^"”]*[^\s"”([{–—/]["”]/.test(rest))) return '"'
  return opens(left, rest, open.double) ? '“' : '”'
}

function single(left: string, rest: string, open: Open): string {
  // 5' is a measure, 2025's is a possessive.
  if (/[\d']/.test(left) && !/^(?!x\d)\p{L}/u.test(rest) && !open.single) return "'"
  // '90s and 'tis begin with an apostrophe.
  return opens(left, rest, open.single) && !/^(?:\d\ds?|tis|twas|em|n)\b/i.test(rest) ? '‘' : '’'
}

/** A mark at the very end of the text opens, too: what it quotes is in another element. */
function opens(left: string, rest: string, isOpen: boolean): boolean {
  return (
    (OPENING.test(left) || (!isOpen && (CHINESE.test(left) || left === ':'))) &&
    (/^\S/.test(rest) || (!isOpen && !rest))
  )
}

function after(mark: string, rest: string, open: Open): Open {
  if (mark === '“' || mark === '”') return { ...open, double: mark === '“' }
  if (mark === '‘') return { ...open, single: true }
  const apostrophe = /^\p{L}/u.test(rest)
  return mark === '’' && !apostrophe ? { ...open, single: false } : open
}
