import { Features } from 'lightningcss'
import { minify } from '../code/styles.ts'

/** The styles that stand in pages: of all rules just those that the first screen shows. The rest comes in a sheet of its own. */
export class PageStyles {
  /** By the classes that a page uses: most pages of one kind use the same. */
  private readonly made = new Map<string, string>()

  constructor(private readonly css: string) {}

  /** The styles for some markup, minified. */
  of(markup: string): string {
    const named = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    const used = new Set(named.filter((name) => name.includes('_')).sort())
    const key = [...used].join(' ')
    const css = this.made.get(key) ?? this.prune(used)
    this.made.set(key, css)
    return css
  }

  private prune(used: ReadonlySet<string>): string {
    const classes = this.css.match(/(?<=\.)[A-Z]\w*_[\w-]+/g) ?? []
    const rules = this.without(
      this.css,
      classes.filter((name) => !used.has(name)),
    )
    return this.without(rules, unusedKeyframes(rules))
  }

  private without(css: string, unusedSymbols: string[]): string {
    const options = { exclude: Features.VendorPrefixes, unusedSymbols } // the sheets have prefixes already
    return minify('page.css', Buffer.from(css), options).code.toString()
  }
}

function unusedKeyframes(css: string): string[] {
  const played = new Set((css.match(/animation(-name)?:[^;}]*/g) ?? []).join(' ').split(/[\s:,]+/))
  return (css.match(/(?<=@keyframes )[\w-]+/g) ?? []).filter((name) => !played.has(name))
}
