import { minify } from '../code/styles.ts'
import type { Facts } from './facts.ts'

/** The inlined styles of pages: all global ones and, of the component styles, those used above the fold. */
export class PageStyles {
  private readonly sheets = new Map<string, Sheet>()

  /** `css` returns all styles of the pages that use a sheet, which is named after the folder in src/pages. */
  constructor(private readonly css: (sheet: string) => string) {}

  /** The styles to inline in a page, minified. */
  of(markup: string): string {
    const { sheet, above } = this.split(markup)
    return sheet.of(above)
  }

  /** The flaw of a page whose sheet is that of another folder. */
  flaws(markup: string): Facts['flaws'] {
    const { below, name, sheet } = this.split(markup)
    const unstyled = classesOf(below).find((each) => /^[A-Z]\w*_/.test(each) && !sheet.classes.has(each))
    if (!unstyled) return []
    const reason = `The class ${unstyled} is not in ${name}.css`
    return [{ rule: 'fold', reason, remedy: 'Name the folder of the page, its module and its <Fold of=…> alike.' }]
  }

  private split(markup: string) {
    const [above = '', below = ''] = markup.split('<link rel="stylesheet"') // written by src/components/Fold
    const name = /\/(\w+?)(?:-\w+)?\.css"/.exec(below)?.[1] ?? 'index'
    const sheet = this.sheets.get(name) ?? new Sheet(this.css(name))
    this.sheets.set(name, sheet)
    return { above, below, name, sheet }
  }
}

class Sheet {
  /** Class names of CSS Modules, such as 'Card_title'. */
  readonly classes: ReadonlySet<string>
  /** Results by the classes that are left out: pages of one kind mostly use the same. */
  private readonly made = new Map<string, string>()

  constructor(private readonly css: string) {
    this.classes = new Set(css.match(/(?<=\.)[A-Z]\w*_[\w-]+/g))
  }

  of(markup: string): string {
    const used = new Set(classesOf(markup))
    const unused = [...this.classes].filter((name) => !used.has(name))
    const key = unused.join(' ')
    const css =
      this.made.get(key) ?? minify('page.css', Buffer.from(this.css), { unusedSymbols: unused }).code.toString()
    this.made.set(key, css)
    return css
  }
}

function classesOf(markup: string): string[] {
  return [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
}
