import { withoutUnusedTokens } from './tokens.ts'

/** A rule of a style sheet, or a block of rules, with what decides whether a page needs it. */
export interface Rule {
  /** What stands before the brace, or a whole statement. */
  readonly prelude: string
  readonly body?: string
  readonly rules?: readonly Rule[]
}

/** Minified, flattened CSS into its rules. Strings and url() may hold braces. */
export function parseRules(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  for (let at = 0; at < css.length; at += 1) {
    at = pastText(css, at)
    const char = css[at]
    if (char === ';') {
      rules.push({ prelude: css.slice(start, at + 1).trim() })
      start = at + 1
    } else if (char === '{') {
      const end = closingBrace(css, at)
      const prelude = css.slice(start, at).trim()
      const body = css.slice(at + 1, end)
      rules.push(grouping.test(prelude) ? { prelude, rules: parseRules(body) } : { prelude, body })
      start = end + 1
      at = end
    }
  }
  return rules
}

/**
 * The rules that a page needs, as text: those whose every class is on the page (or may come onto it), and the keyframes
 * that they name. Rules without classes are always kept. Among the names may be custom properties that scripts ask for.
 */
export function pruneRules(rules: readonly Rule[], names: ReadonlySet<string>): string {
  const kept = keep(rules, names)
  const animations = (printRules(kept).match(/animation(-name)?:[^;}]*/g) ?? []).join(' ').split(/[\s:,]+/)
  return withoutUnusedTokens(printRules(withFrames(kept, new Set(animations))), names)
}

function withFrames(rules: readonly Rule[], animations: ReadonlySet<string>): Rule[] {
  return rules
    .filter(({ prelude }) => !prelude.startsWith('@keyframes') || animations.has(prelude.slice(10).trim()))
    .map((rule) => (rule.rules ? { ...rule, rules: withFrames(rule.rules, animations) } : rule))
}

/** Every class that the selectors of the rules name. */
export function classesOf(rules: readonly Rule[]): string[] {
  return rules.flatMap(({ prelude, rules }) => (rules ? classesOf(rules) : isSelector(prelude) ? named(prelude) : []))
}

const grouping = /^@(media|supports|layer|container)\b/

function keep(rules: readonly Rule[], classes: ReadonlySet<string>): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    if (rule.rules) {
      const inner = keep(rule.rules, classes)
      return inner.length > 0 ? [{ prelude: rule.prelude, rules: inner }] : []
    }
    if (!isSelector(rule.prelude)) return [rule]
    const selectors = split(rule.prelude).flatMap((selector) => alive(selector, classes) ?? [])
    return selectors.length > 0 ? [{ prelude: selectors.join(','), body: rule.body ?? '' }] : []
  })
}

export function printRules(rules: readonly Rule[]): string {
  return rules
    .map(({ prelude, body, rules }) =>
      rules ? `${prelude}{${printRules(rules)}}` : body === undefined ? prelude : `${prelude}{${body}}`,
    )
    .join('')
}

function isSelector(prelude: string): boolean {
  return !prelude.startsWith('@')
}

/** A selector without the alternatives that match nothing on the page; undefined when nothing is left of it. */
function alive(selector: string, classes: ReadonlySet<string>): string | undefined {
  let kept = ''
  let plain = ''
  let at = 0
  for (let list = nextList(selector, 0); list; list = nextList(selector, at)) {
    const { 0: open, 1: name, index } = list
    const before = selector.slice(at, index)
    kept += before
    plain += before
    const end = closingParenthesis(selector, index + open.length)
    const alternatives = split(selector.slice(index + open.length, end))
    const living = name === 'not' ? alternatives : alternatives.flatMap((each) => alive(each, classes) ?? [])
    if (living.length === 0) return undefined
    // An alternative that is left alone needs no list.
    const [only = ''] = living
    const alone = name === 'is' && living.length === 1 && /^[.[][^\s>+~]*$/.test(only)
    kept += alone ? only : `${open}${living.join(',')})`
    at = end + 1
  }
  const rest = selector.slice(at)
  return named(plain + rest).every((each) => classes.has(each)) ? kept + rest : undefined
}

function nextList(selector: string, from: number): RegExpExecArray | null {
  LIST.lastIndex = from
  return LIST.exec(selector)
}

const LIST = /:(is|where|has|not)\(/g

function named(selector: string): string[] {
  return [...selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? '')
}

/** A selector list at its top-level commas. */
function split(list: string): string[] {
  return list.includes(',') ? splitAt(',', list) : [list]
}

/** A text where a character stands outside of strings and brackets. */
export function splitAt(separator: ',' | ';', list: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < list.length; at += 1) {
    const end = pastText(list, at)
    const char = end > at ? undefined : list[at]
    at = end
    if (char === '(' || char === '[') depth += 1
    else if (char === ')' || char === ']') depth -= 1
    else if (char === separator && depth === 0) {
      parts.push(list.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, list.slice(start)]
}

function closingParenthesis(text: string, from: number): number {
  let depth = 1
  let at = from
  for (; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')' && --depth === 0) break
  }
  return at
}

function closingBrace(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    at = pastText(css, at)
    if (css[at] === '{') depth += 1
    else if (css[at] === '}' && --depth === 0) return at
  }
  return css.length
}

/** The end of a string or an unquoted url() that starts here, else here. */
function pastText(css: string, at: number): number {
  const url = css.startsWith('url(', at) && !/["']/.test(css[at + 4] ?? '')
  const close = url ? ')' : css[at]
  if (!url && close !== '"' && close !== "'") return at
  let end = at + 1
  while (end < css.length && css[end] !== close) end += css[end] === '\\' ? 2 : 1
  return end
}
