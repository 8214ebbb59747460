/** Which quotations have begun and not ended. */
interface Open {
  readonly single: boolean
  readonly double: boolean
}

/** Text with curly quotation marks and apostrophes; feet and inches stay straight. `before` is the character in front of it. */
export function quoted(text: string, before: string): string {
  if (!/['"]/.test(text)) return text
  let set = before
  let end = 0
  let open: Open = { single: false, double: false }
  for (const { 0: mark, index } of text.matchAll(/['"‘’“”]/g)) {
    set += text.slice(end, index)
    end = index + 1
    const left = set.at(-1) ?? ''
    const rest = text.slice(end)
    const curly = mark === "'" ? single(left, rest, open) : mark === '"' ? double(left, rest, open) : mark
    open = after(curly, rest, open)
    set += curly
  }
  return (set + text.slice(end)).slice(before.length)
}

/** What an opening mark stands behind: nothing, a space, a bracket, a dash, another opening mark. */
const OPENING = /^[\s([{–—/‘“]?$/

function double(left: string, rest: string, open: Open): string {
  // 6" is a measure, unless it ends a quotation that no later mark ends.
  if (/[\d']/.test(left) && (!open.double || /^[^"”]*[^\s"”([{–—/]["”]/.test(rest))) return '"'
  return OPENING.test(left) && /^\S/.test(rest) ? '“' : '”'
}

function single(left: string, rest: string, open: Open): string {
  // 5' is a measure, 2025's is a genitive.
  if (/[\d']/.test(left) && !/^(?!x\d)\p{L}/u.test(rest) && !open.single) return "'"
  // '90s and 'tis leave something out.
  return OPENING.test(left) && /^\S/.test(rest) && !/^(?:\d\ds?|tis|twas|em|n)\b/i.test(rest) ? '‘' : '’'
}

function after(mark: string, rest: string, open: Open): Open {
  if (mark === '“' || mark === '”') return { ...open, double: mark === '“' }
  if (mark === '‘') return { ...open, single: true }
  const apostrophe = /^\p{L}/u.test(rest)
  return mark === '’' && !apostrophe ? { ...open, single: false } : open
}
