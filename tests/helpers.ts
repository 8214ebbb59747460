import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import type { BuildOptions } from '../build/build.ts'
import { Cache } from '../build/cache/cache.ts'
import { digestOf, entriesBelow } from '../build/cache/files.ts'
import { Inputs } from '../build/cache/inputs.ts'
import { type LoadedRules, loadRules } from '../build/code/code.ts'
import { close, listen, serve } from '../build/dev/serve.ts'
import { readOptions } from '../build/options.ts'
import { isError, place } from '../build/problems.ts'
import { build } from '../build/run.ts'
import type { Problem } from '../src/model/problem.ts'
import { newFolder } from './newFolder.ts'

/** The root folder of this project. */
export const project = join(import.meta.dirname, '..')
/** The site that tests build. No test of the code depends on what the firm writes. */
export const fixtures = join(import.meta.dirname, 'fixtures/site')
export const now = '2026-11-21'
/** The cache of tests. In the project's own, their many versions of a site would slow down every build. */
export const cache = join(project, '.cache/test')
/** The arguments of Node that run the generator, as in `npm run build`. */
export const tsx = ['--require', createRequire(import.meta.url).resolve('tsx/cjs')]

export type Fixture = ReturnType<typeof site>
export type Files = Readonly<Record<string, string | Uint8Array | null>>
/** Registers what to do when a test ends, or a group of them: `onTestFinished`, `afterAll`. */
export type OnEnd = (end: () => void) => void

/** The fixture site in a folder of its own, with some files overwritten or removed (null), and no compressed copies. */
export function site(files: Files = {}, { blog = true, precompress = false, onEnd = onTestFinished as OnEnd } = {}) {
  const root = emptyFolder(onEnd)
  const isWanted = (path: string) => blog || !path.includes(join('content/blog/'))
  cpSync(fixtures, root, { recursive: true, filter: isWanted })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (files: Files) => {
    for (const [name, content] of Object.entries(files)) put(join(root, name), content)
  }
  if (!precompress) write({ 'content/site.yaml': `${read('content/site.yaml')}\nprecompress: false\n` })
  write(files)
  return {
    root,
    write,
    read,
    /** Replaces text in a file. Throws if it is not there. */
    edit(file: string, from: string | RegExp, to: string) {
      const [before, after] = [read(file), read(file).replace(from, () => to)]
      if (before === after) throw new Error(`There is no ${from} to be replaced`)
      write({ [file]: after })
    },
    has: (file: string) => existsSync(join(root, file)),
    /** Every file in dist, except compressed copies and the list of files. */
    dist: () => filesIn(join(root, 'dist')).filter((file) => !/\.(br|gz)$|^\.files$/.test(file)),
    /** `errors` are the problems that stop a build. */
    async build(options?: Partial<BuildOptions>) {
      const report = await build({ root, code: project, cache, dist: join(root, 'dist'), now, ...options })
      const { problems, ...rest } = report
      return { ...rest, problems: problems.map(inLine), errors: problems.filter(isError).map(inLine) }
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: parsed YAML, which a test changes anywhere
export type Data = any
export type Changes = Record<string, (data: Data) => void>

/** The fixture site without its articles and with some YAML files edited. For one test, or a group of them. */
export function edited(changes: Changes, onEnd: OnEnd = onTestFinished): Fixture {
  const fixture = site({}, { blog: false, onEnd })
  for (const [name, change] of Object.entries(changes)) {
    const file = `content/${name}`
    const data = parse(fixture.read(file))
    change(data)
    fixture.write({ [file]: stringify(data) })
  }
  return fixture
}

/** A whole project of its own, code included: this generator with the fixture site. Removed when the test ends. */
export function plainSite(onEnd?: OnEnd): Fixture {
  const fixture = site({}, { onEnd })
  for (const name of ['build', 'src', 'package-lock.json', 'package.json', 'tsconfig.json'])
    cpSync(join(project, name), join(fixture.root, name), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(fixture.root, 'node_modules'))
  return fixture
}

type Options = NonNullable<Parameters<typeof site>[1]> & { cache?: string }

/** A site as commands find it in their working directory, with the code next to it. */
export function folder(files: Files = {}, { cache: own = cache, ...options }: Options = {}): Fixture {
  const fixture = site(files, options)
  for (const name of ['src', 'node_modules', 'package.json', '.cache'])
    symlinkSync(name === '.cache' ? own : join(project, name), join(fixture.root, name))
  return fixture
}

/** Runs a command in a folder, in this process. Returns its exit code and output. */
export async function run({ root }: Pick<Fixture, 'root'>, words: string, env: NodeJS.ProcessEnv = {}) {
  const call = readOptions(words.split(' '), { SITE_NOW: now, ...env })
  if ('mistakes' in call) throw new Error(call.mistakes.join())
  using log = vi.spyOn(console, 'log').mockReturnValue()
  using error = vi.spyOn(console, 'error').mockReturnValue()
  const command = await import(`../build/commands/${call.command}.ts`)
  const code: number = await command.run({ ...call.options, root })
  const [stdout, stderr] = [log.mock.calls.join('\n'), error.mock.calls.join('\n')]
  return { code, stdout, stderr, text: `${stdout}\n${stderr}` }
}

/** A folder that is removed when the test ends or, with `onEnd: afterAll`, when a group of tests does. */
export function emptyFolder(onEnd: OnEnd = onTestFinished): string {
  const path = newFolder('tests-')
  onEnd(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** Inputs of a build during which a file is saved, right after it was hashed. */
export function inputsWhileSaving(saved: string, content: string | Uint8Array): Inputs {
  const inputs = new Inputs()
  const digest = inputs.digest.bind(inputs)
  inputs.digest = (path) => {
    const before = digest(path)
    if (path === saved) put(path, content)
    return before
  }
  return inputs
}

/** The rules of the site, bundled. */
export async function loadedRules(): Promise<LoadedRules> {
  const { value } = await loadRules(project, new Inputs(), new Cache(cache))
  if (!value) throw new Error('The rules cannot be bundled')
  return value
}

/** A new cache in a folder, except for what is expensive to make: bundles and pictures. */
export function freshCache(root: string): string {
  const fresh = join(root, '.cache')
  mkdirSync(fresh, { recursive: true })
  for (const kind of ['code', 'pictures'])
    if (!existsSync(join(fresh, kind))) symlinkSync(join(cache, kind), join(fresh, kind))
  return fresh
}

/** An article file: valid front matter, with some of it changed, and a body. */
export function article(data: Readonly<Record<string, unknown>> = {}, body = 'A first paragraph.\n'): string {
  const defaults = {
    ...{ id: 1, title: 'A title', metaTitle: 'A meta title', metaDescription: 'A description.', date: '2025-05-20' },
    ...{ author: 'Interior Design Team', authorBio: 'Who wrote it.', category: 'Renovation' },
  }
  const given = Object.entries({ ...defaults, ...data }).filter(([, value]) => value !== undefined)
  const lines = given.map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${body}`
}

/** Files below a folder, sorted. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return entriesBelow(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** The digests of all files below a folder, by file name. */
export function digestsIn(folder: string): Record<string, string> {
  return Object.fromEntries(filesIn(folder).map((file) => [file, digestOf(readFileSync(join(folder, file)))]))
}

/** Writes a file, creating its folders. Null removes it. */
export function put(path: string, content: string | Uint8Array | null) {
  if (content === null) return rmSync(path, { recursive: true, force: true })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** `file:line:column rule` */
export const inLine = (problem: Problem) => `${place(problem)} ${problem.rule}`

/** Serves a dist until the test ends or, with `onEnd: afterAll`, a group of tests does. Returns its URL. */
export async function serveDist(dist: string, onEnd: OnEnd = onTestFinished): Promise<string> {
  const { url, close } = await serve(dist, 0)
  onEnd(close)
  return url
}

/** Builds the fixture site with some YAML files edited and serves it until the test ends. Returns its URL. */
export async function servedWith(changes: Changes): Promise<string> {
  const { root, build } = edited(changes)
  await build()
  return serveDist(`${root}/dist`)
}

/** Starts a server of the test's own at a free port. Returns its URL. */
export async function startServer(server: Server, onEnd: OnEnd): Promise<string> {
  onEnd(() => close(server))
  return `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
}

export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server, 0, '127.0.0.1')
  await once(server.close(), 'close')
  return port
}

/** Requests a path exactly as written: `fetch` would normalize it, follow redirects and decompress. */
export async function get(url: string, path: string, headers: OutgoingHttpHeaders = {}) {
  const { port, hostname } = new URL(url)
  const sent = request({ port, host: hostname, path, headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  return { status: response.statusCode, headers: response.headers, body, text: body.toString() }
}
