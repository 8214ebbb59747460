import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BuildFailure, BuildOptions, BuildResult, Message, Metafile, Plugin } from 'esbuild'
import { scriptTargets } from './browsers.ts'
import { digestOf, tryRead } from './inputs.ts'
import { type Problem, problem, type Result } from './problems.ts'
import { Styles } from './styles.ts'
import { askedFor } from './tokens.ts'

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

/**
 * Bundles `<root>/src`: esbuild twice, for Node and for the browser, with one style plugin, so that class names agree.
 */
export async function bundle(root: string, { shortNames = false } = {}): Promise<Result<Bundle | undefined>> {
  try {
    const esbuild = await import('esbuild')
    const styles = await Styles.of(root, { shortNames })
    const [server, client] = await Promise.all([
      esbuild.build(serverOptions(root, styles.plugin)),
      esbuild.build(clientOptions(root, styles.plugin)),
    ])
    const { css, fonts } = styles.all()
    const scripts = Object.fromEntries(
      (client.outputFiles ?? []).map(({ path, contents }) => [`assets/${basename(path)}`, contents]),
    )
    const pages = outputOf(server, '.cjs')
    const value = {
      key: digestOf(Buffer.from(pages + css + Object.keys(scripts).join())),
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
    target: scriptTargets,
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

function islandClasses({ inputs }: Metafile, styles: Styles): Record<string, string[]> {
  const reach = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { path } of inputs[file]?.imports ?? []) reach(path, seen)
    return seen
  }
  const entries = Object.keys(inputs).filter((file) => /^src\/islands\/(\w+)\/\1\.tsx$/.test(file))
  return Object.fromEntries(
    entries.sort().map((file) => {
      const used = [...reach(file)].flatMap((path) => styles.rulesOf(path) ?? [])
      const classes = used.flatMap((css) => [...css.matchAll(/\.([A-Z]\w*_[\w-]+)/g)].map(([, name]) => name ?? ''))
      const names = [...classes, ...used.flatMap(askedFor)]
      return [basename(file, '.tsx'), [...new Set(names)].sort()]
    }),
  )
}

function outputOf({ outputFiles = [] }: BuildResult, extension: string): string {
  return outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? ''
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
    source: tryRead(location.file)?.toString(),
  })
}
