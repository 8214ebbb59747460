import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type * as Esbuild from 'esbuild'
import type { Problem } from '../../src/model/problem.ts'
import { digestOf } from '../cache/files.ts'
import type { Result } from '../problems.ts'
import { oldestBrowsers } from './browsers.ts'
import { Styles } from './styles.ts'

/** What src/ becomes, as it can be kept: the pages for Node, the scripts for the browser, and the styles of both. */
export interface Bundle {
  /** Tells one bundle from another. */
  readonly digest: string
  /** The pages as a CommonJS module, and its source map. */
  readonly server: string
  readonly sourceMap: string
  /** The styles that every page has. */
  readonly css: string
  /** The styles of the components of each page, by its folder in src/pages: 'Home.css'; of all pages by 'index.css'. */
  readonly sheets: Readonly<Record<string, string>>
  /** Files of dist/assets, by name. */
  readonly assets: Readonly<Record<string, Uint8Array>>
  /** The scripts that stand in pages, by name. */
  readonly early: Readonly<Record<string, string>>
  /** The asset that every page loads. */
  readonly client: string
}

const require = createRequire(import.meta.url)

/** Bundles `<root>/src`: for Node, for the browser, and for the heads of pages, with one style plugin, so that class names agree. */
export async function bundle(root: string): Promise<Result<Bundle | undefined>> {
  try {
    const esbuild: typeof Esbuild = require('esbuild') // at once: its process works while content is read
    const target = Object.entries(oldestBrowsers).map((each) => each.join(''))
    const styles = new Styles(root)
    const shared = { ...ofAll, absWorkingDir: root, plugins: [styles.plugin] }
    const [server, client, heads] = await Promise.all([
      esbuild.build({ ...shared, ...ofServer }),
      esbuild.build({ ...shared, ...ofClient, target }),
      esbuild.build({ ...shared, ...ofHeads, target }),
    ])
    const { css, fonts } = styles.shared()
    const sheets = sheetsOf(server.metafile, styles)
    const scripts = Object.fromEntries(
      client.outputFiles.map((each) => [`assets/${basename(each.path)}`, each.contents]),
    )
    const early = Object.fromEntries(heads.outputFiles.map((each) => [basename(each.path, '.js'), each.text.trim()]))
    const [sourceMap = '', pages = ''] = server.outputFiles.map(({ text }) => text)
    const value = {
      digest: digestOf(pages + css + sheets['index.css'] + Object.keys(scripts).join() + JSON.stringify(early)),
      server: pages,
      sourceMap,
      css,
      sheets,
      assets: { ...scripts, ...Object.fromEntries(fonts) },
      early,
      client: Object.keys(scripts).find((name) => /^assets\/client-/.test(name)) ?? '',
    }
    return { value, problems: [...server.warnings, ...client.warnings, ...heads.warnings].map(toProblem) }
  } catch (failure) {
    const errors = (failure as Esbuild.BuildFailure).errors
    if (!errors) throw failure
    return { value: undefined, problems: errors.map(toProblem) }
  }
}

const ofAll = {
  bundle: true,
  preserveSymlinks: true, // names of chunks never depend on where node_modules really lies
  write: false,
  jsx: 'automatic',
  logLevel: 'silent',
  logOverride: { 'import-is-undefined': 'warning' },
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies Esbuild.BuildOptions

const ofServer = {
  entryPoints: ['src/pages/index.tsx'],
  outfile: 'pages.cjs',
  format: 'cjs',
  platform: 'node',
  sourcemap: 'external',
  sourcesContent: false,
  metafile: true,
} satisfies Esbuild.BuildOptions

const ofClient = {
  entryPoints: ['src/client/client.ts'],
  outdir: 'assets',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  format: 'esm',
  splitting: true,
  minify: true,
  legalComments: 'none',
  loader: { '.css': 'text' },
  alias: {
    react: './src/islands/preact.ts',
    'react-dom/client': './src/islands/preact.ts',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
} satisfies Esbuild.BuildOptions

const ofHeads = {
  entryPoints: ['src/early/*.ts'],
  outdir: 'early',
  format: 'iife',
  tsconfigRaw: { compilerOptions: { alwaysStrict: false } }, // TypeScript sees to that, at no cost
  minify: true,
} satisfies Esbuild.BuildOptions

/** What a page shows it imports, and so does what frames it. That of unknown addresses carries an article, too: it has all. */
function sheetsOf({ inputs }: Esbuild.Metafile, styles: Styles): Record<string, string> {
  const pages = Object.keys(inputs).filter((file) => /^src\/pages\/((?!NotFound)(\w+)\/\2|index)\.tsx$/.test(file))
  return Object.fromEntries(
    pages.map((page) => {
      const reached = new Set([page, 'src/layout/Document/Document.tsx'])
      for (const file of reached) for (const { path } of inputs[file]?.imports ?? []) reached.add(path)
      return [basename(page).replace('.tsx', '.css'), styles.modules(reached)]
    }),
  )
}

function toProblem({ text, location, notes = [] }: Esbuild.Message): Problem {
  const [, name, sheet] = MISSING_CLASS.exec(text) ?? []
  const at = location ? { file: location.file, line: location.line, column: location.column + 1 } : { file: 'src' }
  if (!name) return { ...at, rule: 'source', reason: text, remedy: notes[0]?.text ?? 'Correct the source.' }
  const remedy = 'Add the class to the style sheet, or correct its name.'
  return { ...at, rule: 'unknown-class', reason: `There is no class "${name}" in ${sheet}`, remedy }
}

const MISSING_CLASS = /^Import "(\w+)" will always be undefined because there is no matching export in "(.+)"/
