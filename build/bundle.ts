import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire, SourceMap, type SourceMapping } from 'node:module'
import { basename, join, relative } from 'node:path'
import { compileFunction } from 'node:vm'
import type { BuildFailure, BuildOptions, BuildResult, Message, Metafile, OnLoadResult, Plugin } from 'esbuild'
import type * as Pages from '../src/pages/index.tsx'
import { parseRules, type Rule } from './css.ts'
import { inOrder } from './declarations.ts'
import { type Problem, problem, type Result } from './problems.ts'
import { sourceFiles } from './sources.ts'
import { askedFor, shortTokens } from './tokens.ts'

/** What src/ becomes, as it can be kept: the pages for Node, the scripts for the browser, and the styles of both. */
export interface Bundle {
  /** Tells one bundle from another. */
  readonly key: string
  /** The pages as a CommonJS module, and its source map. */
  readonly server: string
  readonly sourceMap: string
  /** All styles, in the order in which they apply. */
  readonly css: string
  /** Classes that may come onto a page while an island on it is used, and custom properties that its styles ask for. */
  readonly islandClasses: Readonly<Record<string, readonly string[]>>
  /** Files of dist/assets, by name. */
  readonly assets: Readonly<Record<string, Uint8Array>>
  /** The asset that every page loads. */
  readonly client: string
  /** Font files by the name that styles give them. */
  readonly fonts: Readonly<Record<string, string>>
}

/** A bundle that runs. */
export interface Code extends Bundle {
  readonly pages: typeof Pages
  readonly rules: readonly Rule[]
}

/**
 * Bundles `<root>/src`: esbuild twice, for Node and for the browser, with one style plugin, so that class names agree.
 * `shortNames` is for visitors; people who look at a page with tools read classes as they were written.
 */
export async function bundle(root: string, { shortNames = false } = {}): Promise<Result<Bundle | undefined>> {
  try {
    const esbuild = await import('esbuild')
    const styles = new Map<string, string>()
    const dense = densityOf(root, shortNames)
    const plugin = await cssModules(root, styles, shortNames, dense)
    const [server, client] = await Promise.all([
      esbuild.build(serverOptions(root, plugin)),
      esbuild.build(clientOptions(root, plugin)),
    ])
    const fonts = new Map<string, Uint8Array>()
    const global = await globalStyles(root, fonts, dense)
    const scripts = Object.fromEntries(
      (client.outputFiles ?? []).map(({ path, contents }) => [`assets/${basename(path)}`, contents]),
    )
    const pages = outputOf(server, '.cjs')
    const css = global + sheets(styles)
    const value = {
      key: hash(Buffer.from(pages + css + Object.keys(scripts).join())),
      server: pages,
      sourceMap: outputOf(server, '.map'),
      css,
      islandClasses: islandClasses(client.metafile as Metafile, styles),
      assets: { ...scripts, ...Object.fromEntries(fonts) },
      client: Object.keys(scripts).find((name) => /^assets\/client-/.test(name)) ?? '',
      fonts: Object.fromEntries([...fonts.keys()].map((file) => [basename(file).replace(/-\w+\.woff2$/, ''), file])),
    }
    return { value, problems: [...server.warnings, ...client.warnings].map((message) => toProblem(message)) }
  } catch (failure) {
    const errors = (failure as BuildFailure).errors
    if (!errors) throw failure
    return { value: undefined, problems: errors.map((message) => toProblem(message)) }
  }
}

/** Brings a bundle to life. `root` is where its packages are found. */
export function load(bundle: Bundle, root: string): Result<Code | undefined> {
  try {
    const pages = evaluate(bundle.server, join(root, 'pages.cjs'))
    return { value: { ...bundle, pages, rules: parseRules(bundle.css) }, problems: [] }
  } catch (error) {
    return { value: undefined, problems: [sourceProblem(error, bundle)] }
  }
}

/** The oldest browsers that scripts and styles are written for. Without them lightningcss writes what no browser reads yet. */
const oldest = { chrome: '100', firefox: '100', safari: '15.4' }

/** The same as lightningcss counts: major, minor and patch in a byte each. */
const browsers = Object.fromEntries(
  Object.entries(oldest).map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    return [name, (major << 16) | (minor << 8)]
  }),
)

function shared(root: string, plugin: Plugin): BuildOptions {
  return {
    absWorkingDir: root,
    bundle: true,
    preserveSymlinks: true, // names of chunks never depend on where node_modules really lies
    write: false,
    metafile: true,
    jsx: 'automatic',
    logLevel: 'silent',
    logOverride: { 'import-is-undefined': 'warning' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [plugin],
  }
}

function serverOptions(root: string, plugin: Plugin): BuildOptions {
  return {
    ...shared(root, plugin),
    entryPoints: ['src/pages/index.tsx'],
    outfile: 'pages.cjs',
    format: 'cjs',
    platform: 'node',
    sourcemap: 'external',
    sourcesContent: false,
    alias: staticRenderer(root),
  }
}

/**
 * react-dom/server loads two renderers: one for markup at once, and one for streams, which takes half of the time of the
 * bundle and is used by no page. Where the first is not found, both are loaded.
 */
function staticRenderer(root: string): Record<string, string> {
  const path = join(root, 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js')
  return existsSync(path) ? { 'react-dom/server': path } : {}
}

function clientOptions(root: string, plugin: Plugin): BuildOptions {
  return {
    ...shared(root, plugin),
    entryPoints: ['src/islands/client.ts'],
    outdir: 'assets',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    format: 'esm',
    target: Object.entries(oldest).map(([name, version]) => name + version),
    splitting: true,
    minify: true,
    legalComments: 'none',
    alias: {
      react: './src/islands/preact.ts',
      'react-dom/client': './src/islands/preact.ts',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  }
}

/**
 * `import * as css from './X.module.css'`: class names `X_local`, a name that the sheet lacks is an error of the bundle.
 * Short names are made of the places of the sheet and of the class, for scripts carry them (build/names.ts shortens others).
 * The rules of `X.lazy.module.css` are its default export and no part of a page: they style what only a script shows.
 */
export async function cssModules(
  root: string,
  styles: Map<string, string>,
  shortNames = false,
  dense = densityOf(root, shortNames),
): Promise<Plugin> {
  const { transform, Features } = await import('lightningcss')
  const modules = sourceFiles(root).filter((file) => file.endsWith('.module.css'))
  const loaded = new Map<string, OnLoadResult>() // both bundles ask for most sheets
  return {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
        const result = loaded.get(path) ?? loadSheet(path)
        loaded.set(path, result)
        return result
      })
    },
  }

  function loadSheet(path: string): OnLoadResult {
    const file = relative(root, path).replaceAll('\\', '/')
    const name = basename(path).replace(/(\.lazy)?\.module\.css$/, '')
    try {
      const { code, exports } = transform({
        filename: `${name}.css`,
        code: readFileSync(path),
        minify: true,
        include: Features.Nesting,
        targets: browsers,
        cssModules: { pattern: 'X_[local]', grid: false, animation: false, customIdents: false },
      })
      const locals = Object.keys(exports ?? {}).sort()
      const place = modules.indexOf(file).toString(36)
      const nameOf = (local: string) =>
        shortNames ? `C${place}_${locals.indexOf(local).toString(36)}` : `${name}_${local}`
      const rules = dense(tight(code.toString())).replace(/\.X_([\w-]+)/g, (_, local: string) => `.${nameOf(local)}`)
      // By way of an alias a class may be called "new", too.
      const lines = locals.map(
        (local, index) =>
          `const c${index} = ${JSON.stringify(nameOf(local))}; export { c${index} as ${JSON.stringify(local)} }`,
      )
      if (isLazy(file)) lines.push(`export default ${JSON.stringify(rules)}`)
      styles.set(file, rules)
      return { contents: lines.join('\n'), loader: 'js' }
    } catch (error) {
      return { errors: [styleError(error, file)] }
    }
  }
}

/** What makes style sheets weigh less and harder to read, where names are short; it reads all of src/. */
function densityOf(root: string, shortNames: boolean): (css: string) => string {
  if (!shortNames) return (css) => css
  const rename = shortTokens(root)
  return (css) => inOrder(rename(css))
}

function isLazy(file: string): boolean {
  return file.endsWith('.lazy.module.css')
}

/** Without the spaces that lightningcss leaves where a value has variables. */
function tight(css: string): string {
  return css.replace(/"[^"]*"|, | \/ /g, (text) => (text.startsWith('"') ? text : text.trim()))
}

function styleError(error: unknown, file: string) {
  const { message, loc } = error as Error & { loc?: { line: number; column: number } }
  return { text: message, location: loc ? { file, line: loc.line, column: loc.column - 1 } : { file } }
}

/** Fonts, reset, tokens and base of src/styles, the last three each in its layer: layers count in the order in which they appear. */
async function globalStyles(
  root: string,
  fonts: Map<string, Uint8Array>,
  dense: (css: string) => string,
): Promise<string> {
  const { transform, Features } = await import('lightningcss')
  const sheet = (name: string) => {
    const file = `src/styles/${name}.css`
    try {
      const located = readFileSync(join(root, file), 'utf8').replace(/url\("(fonts\/[^"]+)"\)/g, (_, path: string) => {
        const bytes = readFileSync(join(root, 'src/styles', path))
        const font = `assets/${basename(path, '.woff2')}-${hash(bytes)}.woff2`
        fonts.set(font, bytes)
        return `url("asset:${font}")`
      })
      const { code } = transform({
        filename: `${name}.css`,
        code: Buffer.from(located),
        minify: true,
        include: Features.Nesting,
        targets: browsers,
      })
      return tight(code.toString())
    } catch (error) {
      throw Object.assign(new Error(`${file} cannot be used`), { errors: [styleError(error, file)] })
    }
  }
  const layered = ['reset', 'tokens', 'base'].map((name) => `@layer ${name}{${sheet(name)}}`)
  return dense(sheet('fonts') + layered.join(''))
}

/** The CSS Modules by path, so that their order never depends on imports. */
function sheets(styles: ReadonlyMap<string, string>): string {
  const sorted = [...styles].filter(([file]) => !isLazy(file)).sort(([a], [b]) => (a < b ? -1 : 1))
  const layer = (name: string, inside: (file: string) => boolean) =>
    `@layer ${name}{${sorted.flatMap(([file, css]) => (inside(file) ? css : [])).join('')}}`
  const isPage = (file: string) => file.startsWith('src/pages/')
  return layer('components', (file) => !isPage(file)) + layer('pages', isPage)
}

function islandClasses({ inputs }: Metafile, styles: ReadonlyMap<string, string>): Record<string, string[]> {
  const reach = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { path } of inputs[file]?.imports ?? []) reach(path, seen)
    return seen
  }
  const entries = Object.keys(inputs).filter((file) => /^src\/islands\/(\w+)\/\1\.tsx$/.test(file))
  return Object.fromEntries(
    entries.sort().map((file) => {
      const used = [...reach(file)].flatMap((path) => styles.get(path) ?? [])
      const classes = used.flatMap((css) => [...css.matchAll(/\.([A-Z]\w*_[\w-]+)/g)].map(([, name]) => name ?? ''))
      const names = [...classes, ...used.flatMap(askedFor)]
      return [basename(file, '.tsx'), [...new Set(names)].sort()]
    }),
  )
}

function outputOf({ outputFiles = [] }: BuildResult, extension: string): string {
  return outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? ''
}

/** Runs the server bundle without the module cache, so that a dev server that does it again and again lets go of the old one. */
function evaluate(code: string, filename: string): typeof Pages {
  const module = { exports: {} as typeof Pages }
  compileFunction(code, ['module', 'exports', 'require'], { filename })(module, module.exports, createRequire(filename))
  return module.exports
}

function toProblem({ text, location, notes = [] }: Message): Problem {
  const missingClass = /^Import "(\w+)" will always be undefined because there is no matching export in "(.+)"/.exec(
    text,
  )
  const reason = missingClass ? `There is no class "${missingClass[1]}" in ${missingClass[2]}` : text
  const note = missingClass
    ? 'Add the class to the style sheet, or correct its name.'
    : (notes[0]?.text ?? 'Correct the source.')
  const rule = missingClass ? 'unknown-class' : 'source'
  if (!location) return problem({ file: 'src', rule, reason, note })
  return problem({
    file: location.file,
    line: location.line,
    column: location.column + 1,
    rule,
    reason,
    note,
    source: tryRead(location.file),
  })
}

/** An error that a component threw, placed in its source through the bundle's source map. */
export function sourceProblem(error: unknown, { sourceMap }: Bundle): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [, line, column] = /pages\.cjs:(\d+):(\d+)/.exec(stack) ?? []
  const map = new SourceMap(JSON.parse(sourceMap))
  const entry = map.findEntry(Number(line ?? 1) - 1, Number(column ?? 1) - 1) as Partial<SourceMapping>
  const file = (line && entry.originalSource) || 'src'
  const note = 'Correct the component, or the content that it cannot show.'
  const at =
    file === 'src'
      ? {}
      : { line: (entry.originalLine ?? 0) + 1, column: (entry.originalColumn ?? 0) + 1, source: tryRead(file) }
  return problem({ file, ...at, rule: 'component', reason: `A component failed: ${message}`, note })
}

/** Whether an error comes from src, and not from the generator itself. */
export function isThrownByPages(error: unknown): boolean {
  return error instanceof Error && /pages\.cjs:\d/.test(error.stack ?? '')
}

function tryRead(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}
