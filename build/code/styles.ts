import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { OnLoadResult, PartialMessage, Plugin } from 'esbuild'
import { browserslistToTargets, type CustomAtRules, Features, type TransformOptions, transform } from 'lightningcss'
import type { Problem } from '../../src/model/problem.ts'
import { digestOf, tryRead } from '../cache/files.ts'
import { oldestBrowsers } from './browsers.ts'

/** The styles of src/: its CSS Modules, collected as bundles import them, and the sheets that every page has. */
export class Styles {
  private readonly rules = new Map<string, string>()
  private readonly loaded = new Map<string, OnLoadResult>() // several bundles import the same sheet

  constructor(private readonly root: string) {}

  /** Handles `import * as css from './X.module.css'`. Classes are named `X_local`; using a missing one is an error. */
  get plugin(): Plugin {
    return {
      name: 'css-modules',
      setup: (build) => {
        build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
          const file = relative(this.root, path).replaceAll('\\', '/')
          if (!this.loaded.has(file)) this.loaded.set(file, this.load(file))
          return this.loaded.get(file)
        })
      },
    }
  }

  /**
   * The styles that every page has, and the fonts that they refer to. Each sheet but fonts.css has its own cascade
   * layer; later layers override earlier ones. Throws an error like esbuild's when a sheet cannot be used.
   */
  shared(): { css: string; fonts: ReadonlyMap<string, Uint8Array> } {
    const fonts = new Map<string, Uint8Array>()
    const global = ['reset', 'tokens', 'base'].map((name) => `@layer ${name}{${this.global(name, fonts)}}`)
    return { css: [this.global('fonts', fonts), ...global].join(''), fonts }
  }

  /** The styles of the CSS Modules among `files`, sorted by path, pages last: their order never depends on imports. */
  modules(files: Iterable<string>): string {
    const found = [...files].filter((file) => this.rules.has(file)).sort()
    const layer = (name: string, sheets: string[]) =>
      `@layer ${name}{${sheets.map((file) => this.rules.get(file)).join('')}}`
    const isOfPage = (file: string) => file.startsWith('src/pages/')
    const others = found.filter((file) => !isOfPage(file))
    return layer('components', others) + layer('pages', found.filter(isOfPage))
  }

  /** A problem for each custom property that a sheet uses without a fallback, and that none of those read declares. */
  undeclared(): Problem[] {
    const declared = new Set([...this.rules.values()].flatMap((css) => css.match(/(?<=[{;])--[\w-]+(?=:)/g) ?? []))
    return [...this.rules].flatMap(([file, css]) => {
      const used = new Set(css.match(/(?<=var\()--[\w-]+(?=\))/g))
      return [...used].filter((name) => !declared.has(name)).map((name) => undeclaredProblem(file, name))
    })
  }

  private load(file: string): OnLoadResult {
    const name = basename(file, '.module.css')
    const twin = [...this.loaded.keys()].find((other) => basename(other) === basename(file))
    if (twin) return { errors: [{ text: `${twin} has this name, too: classes would be mixed up`, location: { file } }] }
    try {
      const cssModules = { pattern: `${name}_[local]`, grid: false, animation: false, customIdents: false }
      const { exports = {} } = this.read(file, { cssModules })
      // Aliases allow class names that are reserved words, such as "new". Sorted, because lightningcss shuffles them.
      const exported = (local: string, index: number) =>
        `const c${index} = "${exports[local]?.name}"; export { c${index} as ${JSON.stringify(local)} }`
      return { contents: Object.keys(exports).sort().map(exported).join('\n'), loader: 'js' }
    } catch (error) {
      return { errors: [styleError(error, file)] }
    }
  }

  /** A sheet of src/styles. Its fonts get their digests in their names. */
  private global(name: string, fonts: Map<string, Uint8Array>): string {
    const file = `src/styles/${name}.css`
    const located = (text: string) =>
      text.replace(/url\("(fonts\/[^"]+)"\)/g, (_, path: string) => {
        const bytes = tryRead(join(this.root, 'src/styles', path))
        if (!bytes) throw new Error(`There is no src/styles/${path}`)
        const font = `assets/${basename(path, '.woff2')}-${digestOf(bytes).slice(0, 8)}.woff2`
        fonts.set(font, bytes)
        return `url("asset:${font}")`
      })
    try {
      return this.read(file, {}, located).code.toString()
    } catch (error) {
      throw Object.assign(new Error(`${file} cannot be used`), { errors: [styleError(error, file)] })
    }
  }

  /** Reads and minifies a sheet. Refuses imports, which browsers would ignore inside a layer, `composes`, and mistakes. */
  private read(file: string, options: Partial<TransformOptions<CustomAtRules>>, change = (text: string) => text) {
    const text = readFileSync(join(this.root, file), 'utf8')
    const line = text.split('\n').findIndex((each) => /^\s*@import\b|\bcomposes\s*:/.test(each)) + 1
    if (line > 0) throw Object.assign(new Error(NO_IMPORT), { loc: { line, column: 1 } })
    const minified = minify(file, Buffer.from(change(text)), options)
    const [mistake] = minified.warnings // a selector or rule that no browser knows, mostly after a brace that is missing
    if (mistake) throw mistake
    this.rules.set(file, minified.code.toString())
    return minified
  }
}

const NO_IMPORT = 'An @import loads nothing here, and "composes" does nothing: let the component import the other sheet'

function undeclaredProblem(file: string, name: string): Problem {
  const remedy = 'Correct the name, declare it, or give it a fallback.'
  return { file, rule: 'source', reason: `No style sheet declares ${name}, which is used here`, remedy }
}

function styleError(error: unknown, file: string): PartialMessage {
  const { message, loc } = error as Error & { loc?: { line: number; column: number } }
  return { text: message, location: loc ? { file, line: loc.line, column: loc.column - 1 } : { file } }
}

/** Minifies a sheet. Without targets, lightningcss would write syntax that no browser understands yet. */
export function minify(filename: string, code: Uint8Array, options?: Partial<TransformOptions<CustomAtRules>>) {
  return transform({ filename, code, minify: true, targets, exclude: Features.LightDark, ...options }) // no sheet uses it
}

const targets = browserslistToTargets(Object.entries(oldestBrowsers).map((each) => each.join(' ')))
