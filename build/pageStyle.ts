import type { Assembly } from './assembly.ts'
import { pruneRules } from './css.ts'
import { classesIn, lettersFor, shortenCss } from './names.ts'
import { cspHash } from './policy.ts'
import { inlineTokens } from './tokens.ts'

/** The styles of a page: just what it uses. */
export interface PageStyle {
  readonly css: string
  /** As a content security policy allows them. */
  readonly source: string
  /** What classes are called in them, where that is not what they are called in the markup. */
  readonly letters: ReadonlyMap<string, string>
}

/** The styles for some markup, which pages with the same classes in the same order share. */
export function styleOf(markup: string, assembly: Assembly): PageStyle {
  const { styles } = known(assembly)
  const names = classesIn(markup)
  const scripted = scriptedNames(markup, assembly)
  const key = [...names, '|', ...scripted].join(' ')
  const done = styles.get(key)
  if (done) return done
  const style = make(names, scripted, assembly)
  if (styles.size === MOST) styles.clear()
  styles.set(key, style)
  return style
}

/** Styles that are kept: pages of one kind have few orders of classes, but a site may have many pages. */
const MOST = 100

interface Known {
  readonly styles: Map<string, PageStyle>
  readonly pruned: Map<string, string>
}

const memories = new WeakMap<Assembly, Known>()

function known(assembly: Assembly): Known {
  const memory = memories.get(assembly) ?? { styles: new Map(), pruned: new Map() }
  memories.set(assembly, memory)
  return memory
}

function make(names: ReadonlySet<string>, scripted: ReadonlySet<string>, assembly: Assembly): PageStyle {
  const letters = assembly.shortNames ? lettersFor(names, scripted) : new Map<string, string>()
  const placeholders = [...assembly.placeholders].filter(([name]) => names.has(name)).map(([, rule]) => rule)
  const rules = pruned(new Set([...names, ...scripted]), assembly)
  const located = rules.replace(/asset:([\w./-]+)/g, (_, file: string) => assembly.addresses.asset(file))
  const css = shortenCss(located + placeholders.join(''), letters)
  return { css, source: cspHash(css), letters }
}

/** What pages need of the sheet is worked out once for all that use the same classes. */
function pruned(names: ReadonlySet<string>, assembly: Assembly): string {
  const { code, shortNames } = assembly
  const memory = known(assembly).pruned
  const key = [...names]
    .filter((name) => /_|^--/.test(name))
    .sort()
    .join(' ')
  const done = memory.get(key)
  if (done !== undefined) return done
  const rules = pruneRules(code.rules, names)
  const css = shortNames ? inlineTokens(rules, names) : rules
  memory.set(key, css)
  return css
}

/** Classes that islands on the page may put on it, and custom properties that their styles ask for. */
function scriptedNames(markup: string, { code: { islandClasses } }: Assembly): ReadonlySet<string> {
  const islands = [...markup.matchAll(/\sdata-island="(\w+)"/g)].map(([, island]) => island ?? '')
  return new Set(islands.flatMap((island) => islandClasses[island] ?? []))
}
