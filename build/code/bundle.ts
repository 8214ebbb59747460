import { basename, join } from 'node:path'
import type * as Esbuild from 'esbuild'
import type { Problem } from '../../src/model/problem.ts'
import { digestOf } from '../cache/files.ts'
import type { Result } from '../problems.ts'
import { oldestBrowsers } from './browsers.ts'
import { Styles } from './styles.ts'

/** A CommonJS bundle of part of src, to run in Node. */
export interface NodeModule {
  readonly name: keyof typeof entries
  readonly text: string
}

const entries = { 'model.cjs': 'src/model/index.ts', 'pages.cjs': 'src/pages/index.tsx' }

/** The bundled src/, in a form that can be cached: pages for Node, scripts for the browser, and the styles of both. */
export interface Bundle {
  /** Identifies the bundle in cache keys. */
  readonly digest: string
  readonly module: NodeModule
  /** The global styles that every page has. */
  readonly css: string
  /** Component styles of each page, by its folder in src/pages: 'Home.css'. 'index.css' holds those of all pages. */
  readonly sheets: Readonly<Record<string, string>>
  /** Files of dist/assets, by their path in dist. */
  readonly assets: Readonly<Record<string, Uint8Array>>
  /** The scripts that are inlined in pages, by name. */
  readonly early: Readonly<Record<string, string>>
  /** The script asset that every page loads. */
  readonly client: string
}

let esbuild: typeof Esbuild | undefined
/** Number of bundlings under way: esbuild that is stopped answers none of them, not even with an error. */
let inUse = 0

/** Bundles `<root>/src/model` for Node. */
export function bundleModel(root: string): Promise<Result<NodeModule | undefined>> {
  return withEsbuild(async (esbuild) => {
    const { outputFiles, warnings } = await esbuild.build(ofNode(root, 'model.cjs'))
    return { value: { name: 'model.cjs', text: outputFiles[0]?.text ?? '' }, problems: warnings.map(toProblem) }
  })
}

/** Bundles a module again for its source map, which is seldom needed. Undefined when the module cannot be bundled. */
export async function sourceMapOf(root: string, name: NodeModule['name']): Promise<string | undefined> {
  const { value } = await withEsbuild(async (esbuild) => {
    const plugins = [new Styles(root).plugin]
    const { outputFiles } = await esbuild.build({ ...ofNode(root, name), plugins, sourcemap: 'external' })
    return { value: outputFiles[0]?.text, problems: [] }
  })
  return value
}

/** Bundles `<root>/src` for Node, browsers and the heads of pages. All share a style plugin, so class names agree. */
export function bundlePages(root: string): Promise<Result<Bundle | undefined>> {
  return withEsbuild(async (esbuild) => {
    const target = Object.entries(oldestBrowsers).map((each) => each.join(''))
    const styles = new Styles(root)
    const shared = { ...ofAll, absWorkingDir: root, plugins: [styles.plugin] }
    const ofScripts = { ...shared, ...ofClient, target }
    const parts: Esbuild.OutputFile[] = []
    const [server, client, heads] = await Promise.all([
      esbuild.build({ ...ofNode(root, 'pages.cjs'), plugins: shared.plugins, metafile: true }),
      esbuild.build({ ...ofScripts, plugins: [...shared.plugins, onDemand(ofScripts, parts)] }),
      esbuild.build({ ...shared, ...ofEarly, target }),
    ])
    const { css, fonts } = styles.shared()
    const sheets = sheetsOf(server.metafile, styles)
    const files = [...client.outputFiles, ...parts]
    const scripts = Object.fromEntries(files.map((each) => [`assets/${basename(each.path)}`, each.contents]))
    const early = Object.fromEntries(heads.outputFiles.map((each) => [basename(each.path, '.js'), each.text.trim()]))
    const module: NodeModule = { name: 'pages.cjs', text: server.outputFiles[0]?.text ?? '' }
    const value = {
      digest: digestOf(JSON.stringify([module.text, css, sheets, Object.keys(scripts), early])),
      module,
      css,
      sheets,
      assets: { ...scripts, ...Object.fromEntries(fonts) },
      early,
      client: Object.keys(scripts).find((name) => /^assets\/client-/.test(name)) ?? '',
    }
    const warnings = [...server.warnings, ...client.warnings, ...heads.warnings]
    return { value, problems: [...warnings.map(toProblem), ...styles.undeclared()] }
  })
}

/** Runs `make` with esbuild, whose process starts while the generator still loads. Returns its errors as problems. */
async function withEsbuild<Value>(
  make: (esbuild: typeof Esbuild) => Promise<Result<Value>>,
): Promise<Result<Value | undefined>> {
  inUse += 1
  try {
    esbuild ??= require('esbuild') as typeof Esbuild
    return await make(esbuild)
  } catch (failure) {
    const errors = (failure as Esbuild.BuildFailure).errors
    if (!errors) throw failure
    return { value: undefined, problems: errors.map(toProblem) }
  } finally {
    inUse -= 1
  }
}

/** Stops esbuild's process, which holds its memory as long as ours runs, unless another build waits for its answer. */
export async function endBundling(): Promise<void> {
  if (inUse === 0) await esbuild?.stop()
}

const ofAll = {
  bundle: true,
  preserveSymlinks: true, // chunk names never depend on where node_modules really is
  write: false,
  jsx: 'automatic',
  tsconfigRaw: {}, // the project's is for checks alone: it would be an input that no cache key has
  logLevel: 'silent',
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies Esbuild.BuildOptions

const ofNode = (absWorkingDir: string, name: keyof typeof entries) =>
  ({
    ...ofAll,
    ...{ absWorkingDir, entryPoints: [entries[name]], outfile: name },
    // Small, because every build reads it.
    ...{ format: 'cjs', platform: 'node', minifyWhitespace: true },
  }) satisfies Esbuild.BuildOptions

const ofClient = {
  entryPoints: ['src/client/client.ts'],
  outdir: 'assets',
  entryNames: '[name]-[hash]',
  format: 'esm',
  minify: true,
  loader: { '.css': 'text' },
  alias: {
    react: './src/islands/preact.ts',
    'react-dom/client': './src/islands/preact.ts',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
} satisfies Esbuild.BuildOptions

/**
 * Bundles what a script imports on demand into a file of its own, with all that it needs: a file that two share would be
 * requested only when one of them has come, and Firefox never requests it again if it has failed once.
 */
function onDemand(options: Esbuild.BuildOptions, parts: Esbuild.OutputFile[]): Esbuild.Plugin {
  return {
    name: 'on-demand',
    setup: ({ onResolve, esbuild }) => {
      onResolve({ filter: /^\./ }, async ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return
        const part = { ...options, entryPoints: [join(resolveDir, path)] }
        const { outputFiles = [], errors, warnings } = await esbuild.build(part).catch((failure) => failure)
        parts.push(...outputFiles)
        return { path: `./${basename(outputFiles[0]?.path ?? '')}`, external: true, errors, warnings }
      })
    },
  }
}

const ofEarly = { entryPoints: ['src/early/*.ts'], outdir: 'early', format: 'iife' as const, minify: true }

/** Each page's sheet: the CSS Modules that it and `Document` import. The 404 page also has an article: it gets all. */
function sheetsOf({ inputs }: Esbuild.Metafile, styles: Styles): Record<string, string> {
  const pages = Object.keys(inputs).filter((file) => /^src\/pages\/((?!NotFound)(\w+)\/\2|index)\.tsx$/.test(file))
  const sheets = pages.map((page) => {
    const reached = new Set([page, 'src/layout/Document/Document.tsx'])
    for (const file of reached) for (const { path } of inputs[file]?.imports ?? []) reached.add(path)
    return [basename(page).replace('.tsx', '.css'), styles.modules(reached)]
  })
  return Object.fromEntries(sheets)
}

/** An error or a warning of esbuild. Both stop a build: its warnings, such as of a missing class, mean mistakes. */
function toProblem({ text, location, notes = [] }: Esbuild.Message): Problem {
  const [, name, sheet] = MISSING_CLASS.exec(text) ?? []
  const at = location ? { file: location.file, line: location.line, column: location.column + 1 } : { file: 'src' }
  const guess = notes.find((note) => note.text.startsWith('Did you mean'))?.text // others are no remedies
  const isPackage = location && /^Could not resolve "(?!node:)[^./]/.test(text)
  const source = guess ?? (isPackage ? 'Run "npm ci", or correct the name.' : 'Correct the source.')
  const correct = at.file.endsWith('.css') ? 'Correct the style sheet.' : source
  if (!name) return { ...at, rule: 'source', reason: text, remedy: correct }
  const remedy = 'Add the class to the style sheet, or correct its name.'
  return { ...at, rule: 'unknown-class', reason: `There is no class "${name}" in ${sheet}`, remedy }
}

const MISSING_CLASS = /^Import "(\w+)" will always be undefined because there is no matching export in "(.+)"/
