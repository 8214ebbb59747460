import { withColours } from '../../src/model/brandColours.ts'
import type { Brand } from '../../src/model/schema/brand.ts'
import type { Code } from '../code/code.ts'
import { loadMinifier, type Minifier } from '../code/styles.ts'

/** The styles of pages: of all styles just the rules whose classes are on the page, or may come onto it. */
export class PageStyles {
  /** By the classes that a page uses: most pages of one kind use the same. */
  private readonly made = new Map<string, string>()

  private constructor(
    private readonly css: string,
    private readonly islandSymbols: Code['islandSymbols'],
    private readonly drawn: readonly string[],
    private readonly minifier: Minifier,
  ) {}

  static async from({ css, islandSymbols, drawings }: Code, brand: Brand): Promise<PageStyles> {
    return new PageStyles(withColours(css, brand), islandSymbols, namesAskedFor(drawings), await loadMinifier())
  }

  /** The styles for some markup, minified. */
  of(markup: string): string {
    const named = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    const islands = markup.match(/(?<=\sdata-island=")\w+/g) ?? []
    const drawn = markup.includes('<use ') ? this.drawn : []
    const symbols = new Set([...named, ...drawn, ...islands.flatMap((island) => this.islandSymbols[island] ?? [])])
    const used = [...symbols].filter((name) => /_|^--/.test(name)).sort()
    const key = used.join(' ')
    const css = this.made.get(key) ?? this.prune(new Set(used))
    this.made.set(key, css)
    return css
  }

  private prune(used: ReadonlySet<string>): string {
    const classes = this.css.match(/(?<=\.)[A-Z]\w*_[\w-]+/g) ?? []
    const unused = classes.filter((name) => !used.has(name))
    const rules = this.without(this.css, unused)
    return withoutTokens(this.without(rules, [...unusedProperties(rules, used), ...unusedKeyframes(rules)]), used)
  }

  private without(css: string, unusedSymbols: string[]): string {
    const { minify, Features } = this.minifier
    const options = { exclude: Features.VendorPrefixes, unusedSymbols } // the sheets have prefixes already
    return minify('page.css', Buffer.from(css), options).code.toString()
  }
}

function unusedKeyframes(css: string): string[] {
  const played = new Set((css.match(/animation(-name)?:[^;}]*/g) ?? []).join(' ').split(/[\s:,]+/))
  return (css.match(/(?<=@keyframes )[\w-]+/g) ?? []).filter((name) => !played.has(name))
}

/** Custom properties that nothing asks for, not even the value of another one that is asked for. */
function unusedProperties(css: string, used: ReadonlySet<string>): string[] {
  const declared = [...css.matchAll(/(--[\w-]+):([^;}]*)/g)]
  const asked = new Set([...used, ...namesAskedFor(css.replace(/--[\w-]+:[^;}]*/g, ''))])
  for (const name of asked) // it grows
    for (const [, other, value = ''] of declared)
      if (other === name) for (const inner of namesAskedFor(value)) asked.add(inner)
  return declared.flatMap(([, name = '']) => (asked.has(name) ? [] : name))
}

/** Tokens that one rule asks for are put into it: a name is worth its bytes where several share it. */
function withoutTokens(css: string, used: ReadonlySet<string>): string {
  const [, tokens = ''] = /:root{([^}]*)/.exec(css) ?? []
  return [...tokens.matchAll(/(--[\w-]+):([^;]*);?/g)].reduce((rest, [declaration, name = '', value = '']) => {
    const mentions = rest.match(new RegExp(`${name}(?![\\w-])`, 'g'))?.length
    const once = mentions === 2 && rest.includes(`var(${name})`)
    if (!once || used.has(name) || value.includes('var(')) return rest
    return rest.replace(declaration, '').replace(`var(${name})`, () => value)
  }, css)
}

function namesAskedFor(css: string): readonly string[] {
  return css.match(/(?<=var\()--[\w-]+/g) ?? []
}
