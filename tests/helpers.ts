import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { BuildOptions, BuildReport } from '../build/build.ts'
import { digestOf } from '../build/cache/files.ts'
import { Reading } from '../build/cache/inputs.ts'
import { isError, place } from '../build/problems.ts'
import { build } from '../build/run.ts'
import type { Problem } from '../src/model/problem.ts'
import { newFolder } from './newFolder.ts'

/** The folder of this project. */
export const project = join(import.meta.dirname, '..')
/** The site that tests of code are made of: no test of them depends on what the firm writes. */
export const fixtures = join(import.meta.dirname, 'fixtures/site')
export const now = '2026-11-21'

export interface Fixture {
  readonly root: string
  /** Writes files, or removes them with null. */
  write(files: Files): void
  /** Replaces text in a file, which must hold it. */
  edit(file: string, from: string | RegExp, to: string): void
  read(file: string): string
  has(file: string): boolean
  /** Every file of dist, without compressed twins and the list of files. */
  dist(): string[]
  build(options?: Partial<BuildOptions>): Promise<Built>
}

export interface Built extends Pick<BuildReport, 'remarks' | 'written' | 'slowest'> {
  /** `file:line:column rule` of each problem. */
  readonly problems: readonly string[]
  /** Those of them that stop a build. */
  readonly errors: readonly string[]
}

export type Files = Readonly<Record<string, string | Uint8Array | null>>

interface SiteOptions {
  readonly blog?: boolean
  readonly precompress?: boolean
  readonly until?: (remove: () => void) => void
}

/**
 * The fixture site in a folder of its own, with some files written over or removed (null). `blog: false` leaves the articles
 * out. Compressed twins are the slowest part of a build and left out, unless `precompress` asks for them. Removed when the
 * test ends; with `until: afterAll`, when a group of tests does.
 */
export function site(files: Files = {}, options: SiteOptions = {}): Fixture {
  const { blog = true, precompress = false, until = onTestFinished } = options
  const root = newFolder('site-')
  until(() => rmSync(root, { recursive: true, force: true }))
  const isWanted = (path: string) => blog || !path.includes('/content/blog/')
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
    edit: (file, from, to) => write({ [file]: replaced(read(file), from, to) }),
    has: (file) => existsSync(join(root, file)),
    dist: () => filesIn(join(root, 'dist')).filter((file) => !/\.(br|gz)$|^\.files$/.test(file)),
    async build(options) {
      const cache = join(project, '.cache')
      const report = await build({ root, code: project, cache, dist: join(root, 'dist'), now, ...options })
      const { problems, ...rest } = report
      return { ...rest, problems: problems.map(inLine), errors: problems.filter(isError).map(inLine) }
    },
  }
}

/** A folder until the test ends. */
export function emptyFolder(): string {
  const path = newFolder('folder-')
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** What the parts of a build read by. */
export function readers({ root }: Pick<Fixture, 'root'>, cache = join(project, '.cache')) {
  return new Reading(root, cache)
}

/** A new cache in a folder, but for what is dear to make: bundles and pictures. */
export function freshCache(root: string): string {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  for (const kind of ['code', 'pictures'])
    if (!existsSync(join(cache, kind))) symlinkSync(join(project, '.cache', kind), join(cache, kind))
  return cache
}

/** An article file: front matter that is valid, with some of it changed, and a body. */
export function article(data: Readonly<Record<string, unknown>> = {}, body = 'A first paragraph.\n'): string {
  const defaults = {
    id: 1,
    title: 'A title',
    metaTitle: 'A meta title',
    metaDescription: 'A description.',
    date: '2025-05-20',
    author: 'Interior Design Team',
    authorBio: 'Who wrote it.',
    category: 'Renovation',
  }
  const lines = Object.entries({ ...defaults, ...data }).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}: ${JSON.stringify(value)}`,
  )
  return `---\n${lines.join('\n')}\n---\n\n${body}`
}

/** Files below a folder, sorted. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

/** The digests of all files below a folder, by their names. */
export function digestsIn(folder: string): Record<string, string> {
  return Object.fromEntries(filesIn(folder).map((file) => [file, digestOf(readFileSync(join(folder, file)))]))
}

/** Writes a file, folders included, or removes it with null. */
export function put(path: string, content: string | Uint8Array | null) {
  if (content === null) return rmSync(path, { recursive: true, force: true })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** `file:line:column rule` */
export function inLine(problem: Problem): string {
  return `${place(problem)} ${problem.rule}`
}

function replaced(text: string, from: string | RegExp, to: string): string {
  const result = text.replace(from, () => to)
  if (result === text) throw new Error(`There is no ${from} to be replaced`)
  return result
}
