import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { build } from '../build/build.ts'
import { isError, type Problem, place } from '../build/problems.ts'
import type { BuildOptions } from '../build/types.ts'
import { newFolder } from './newFolder.ts'

/** The folder of this project. */
export const project = join(import.meta.dirname, '..')
export const now = '2026-11-21'

export interface Fixture {
  readonly root: string
  /** Writes files, or removes them with null. */
  write(files: Files): void
  read(file: string): string
  has(file: string): boolean
  /** Every file of dist, without compressed twins. */
  dist(): string[]
  build(options?: Partial<BuildOptions>): Promise<Built>
}

export interface Built {
  /** `file:line:column rule` of each problem. */
  readonly problems: readonly string[]
  /** Those of them that stop a build. */
  readonly errors: readonly string[]
  readonly notes: readonly string[]
  readonly written?: { readonly files: number; readonly written: number; readonly removed: number }
}

export type Files = Readonly<Record<string, string | Uint8Array | null>>

/**
 * A site in a folder of its own: this project's content and pictures, with some files written over or removed (null).
 * `blog: false` leaves the articles out. Compressed twins are the slowest part of a build and left out, unless
 * `precompress` asks for them. Removed when the test ends; with `until: afterAll`, when a group of tests does.
 */
export function site(
  files: Files = {},
  {
    blog = true,
    precompress = false,
    until = onTestFinished,
  }: { blog?: boolean; precompress?: boolean; until?: (remove: () => void) => void } = {},
): Fixture {
  const root = newFolder('site-')
  until(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'content'))
  for (const name of readdirSync(join(project, 'content'))) {
    if (name === 'images') symlinkSync(join(project, 'content/images'), join(root, 'content/images'))
    else if (name !== 'blog' || blog)
      cpSync(join(project, 'content', name), join(root, 'content', name), { recursive: true })
  }
  symlinkSync(join(project, 'public'), join(root, 'public'))
  if (!precompress) appendFileSync(join(root, 'content/site.yaml'), '\nprecompress: false\n')
  const write = (files: Files) => {
    for (const [name, content] of Object.entries(files)) put(join(root, name), content)
  }
  write(files)
  return {
    root,
    write,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    has: (file) => existsSync(join(root, file)),
    dist: () => filesIn(join(root, 'dist')).filter((file) => !/\.(br|gz)$/.test(file)),
    async build(options) {
      const { problems, notes, written } = await build({
        root,
        code: project,
        cache: join(project, '.cache'),
        now,
        ...options,
      })
      return { problems: problems.map(inLine), errors: problems.filter(isError).map(inLine), notes, written }
    },
  }
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

/** An empty cache in a folder, but for finished pictures: those of this project, since they are dear to make. */
export function freshCache(root: string): string {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  for (const name of ['images', 'cards']) symlinkSync(join(project, '.cache', name), join(cache, name))
  return cache
}

function inLine(problem: Problem): string {
  return `${place(problem)} ${problem.ruleId}`
}

/** Writes a file, folders included, or removes it with null. */
export function put(path: string, content: string | Uint8Array | null) {
  if (content === null) return rmSync(path, { recursive: true, force: true })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
