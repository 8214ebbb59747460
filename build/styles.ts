import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { OnLoadResult, PartialMessage, Plugin } from 'esbuild'
import type { CSSModulesConfig, TransformResult } from 'lightningcss'
import { styleTargets } from './browsers.ts'
import { inOrder } from './declarations.ts'
import { digestOf } from './inputs.ts'
import { sourceFiles } from './sources.ts'
import { shortTokens } from './tokens.ts'

/** What src/ says of styles: its CSS Modules, as bundles ask for them, and the sheets that every page has. */
export class Styles {
  private readonly modules: readonly string[]
  private readonly answers = new Map<string, OnLoadResult>() // both bundles ask for most sheets
  private readonly rules = new Map<string, string>()
  private readonly dense: (css: string) => string

  private constructor(
    private readonly root: string,
    private readonly shortNames: boolean,
    private readonly lightning: typeof import('lightningcss'),
  ) {
    this.modules = sourceFiles(root).filter((file) => file.endsWith('.module.css'))
    this.dense = shortNames ? densityOf(root) : (css) => css
  }

  /** `shortNames` is for visitors; people who look at a page with tools read names as they were written. */
  static async of(root: string, { shortNames = false } = {}): Promise<Styles> {
    return new Styles(root, shortNames, await import('lightningcss'))
  }

  /**
   * `import * as css from './X.module.css'`: class names `X_local`, a name that the sheet lacks is an error of the bundle.
   * Short names are made of the places of the sheet and of the class, for scripts carry them (build/names.ts shortens others).
   * The rules of `X.lazy.module.css` are its default export and no part of a page: they style what only a script shows.
   */
  get plugin(): Plugin {
    return {
      name: 'css-modules',
      setup: (build) => {
        build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
          const answer = this.answers.get(path) ?? this.load(relative(this.root, path).replaceAll('\\', '/'))
          this.answers.set(path, answer)
          return answer
        })
      },
    }
  }

  /** The rules of a CSS Module, if a bundle has asked for it. */
  rulesOf(file: string): string | undefined {
    return this.rules.get(file)
  }

  /**
   * All styles in the order in which they apply, and the fonts that they name. Each sheet is in a layer, and layers count
   * in the order in which they appear. Throws like esbuild for a sheet that cannot be read.
   */
  all(): { css: string; fonts: ReadonlyMap<string, Uint8Array> } {
    const fonts = new Map<string, Uint8Array>()
    const css = this.global(fonts) + this.layer('components') + this.layer('pages')
    return { css, fonts }
  }

  private load(file: string): OnLoadResult {
    const name = basename(file).replace(/(\.lazy)?\.module\.css$/, '')
    try {
      const config = { pattern: 'X_[local]', grid: false, animation: false, customIdents: false }
      const { code, exports } = this.minified(`${name}.css`, readFileSync(join(this.root, file)), config)
      const locals = Object.keys(exports ?? {}).sort()
      const place = this.modules.indexOf(file).toString(36)
      const nameOf = (local: string) =>
        this.shortNames ? `C${place}_${locals.indexOf(local).toString(36)}` : `${name}_${local}`
      const rules = this.dense(tight(code)).replace(/\.X_([\w-]+)/g, (_, local: string) => `.${nameOf(local)}`)
      this.rules.set(file, rules)
      // By way of an alias a class may be called "new", too.
      const lines = locals.map(
        (local, index) =>
          `const c${index} = ${JSON.stringify(nameOf(local))}; export { c${index} as ${JSON.stringify(local)} }`,
      )
      if (isLazy(file)) lines.push(`export default ${JSON.stringify(rules)}`)
      return { contents: lines.join('\n'), loader: 'js' }
    } catch (error) {
      return { errors: [styleError(error, file)] }
    }
  }

  /** Fonts, and reset, tokens and base in a layer each. */
  private global(fonts: Map<string, Uint8Array>): string {
    const sheet = (name: string) => {
      const file = `src/styles/${name}.css`
      try {
        const located = readFileSync(join(this.root, file), 'utf8').replace(
          /url\("(fonts\/[^"]+)"\)/g,
          (_, path: string) => {
            const bytes = readFileSync(join(this.root, 'src/styles', path))
            const font = `assets/${basename(path, '.woff2')}-${digestOf(bytes).slice(0, 8)}.woff2`
            fonts.set(font, bytes)
            return `url("asset:${font}")`
          },
        )
        return tight(this.minified(`${name}.css`, Buffer.from(located)).code)
      } catch (error) {
        throw Object.assign(new Error(`${file} cannot be used`), { errors: [styleError(error, file)] })
      }
    }
    const layered = ['reset', 'tokens', 'base'].map((name) => `@layer ${name}{${sheet(name)}}`)
    return this.dense(sheet('fonts') + layered.join(''))
  }

  /** CSS Modules of pages, or all others, by path: their order never depends on imports. */
  private layer(name: 'components' | 'pages'): string {
    const files = [...this.rules.keys()].filter(
      (file) => !isLazy(file) && file.startsWith('src/pages/') === (name === 'pages'),
    )
    return `@layer ${name}{${files
      .sort()
      .map((file) => this.rules.get(file))
      .join('')}}`
  }

  private minified(filename: string, bytes: Uint8Array, cssModules?: CSSModulesConfig) {
    const { transform, Features } = this.lightning
    const { code, exports }: TransformResult = transform({
      filename,
      code: bytes,
      minify: true,
      include: Features.Nesting,
      targets: styleTargets,
      ...(cssModules && { cssModules }),
    })
    return { code: code.toString(), exports }
  }
}

/** What makes style sheets weigh less and harder to read; it reads all of src/. */
function densityOf(root: string): (css: string) => string {
  const rename = shortTokens(root)
  return (css) => inOrder(rename(css))
}

/** Without the spaces that lightningcss leaves where a value has variables. */
function tight(css: string): string {
  return css.replace(/"[^"]*"|, | \/ /g, (text) => (text.startsWith('"') ? text : text.trim()))
}

function isLazy(file: string): boolean {
  return file.endsWith('.lazy.module.css')
}

function styleError(error: unknown, file: string): PartialMessage {
  const { message, loc } = error as Error & { loc?: { line: number; column: number } }
  return { text: message, location: loc ? { file, line: loc.line, column: loc.column - 1 } : { file } }
}
