import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { article, type Files, filesIn, now, project, put } from '../helpers.ts'

/** Set by `npm run test:faults`: everything at full length. */
export const full = process.env.FULL === '1'

export interface PlainSite {
  readonly root: string
  write(files: Files): void
  read(file: string): string
  /** Runs `npm run build` as a process of its own. */
  start(): Build
  build(): Promise<Ended>
  /** A hash over names and bytes of all files of dist; undefined when there is no dist. */
  dist(): string | undefined
  /** The same over the old site that stands beside dist between the two renames that swap them. */
  aside(): string | undefined
  /** What stands in the folder beside what belongs there. */
  leftovers(): string[]
  remove(): void
}

export interface Build {
  readonly pid: number
  kill(signal: NodeJS.Signals): void
  readonly ended: Promise<Ended>
}

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  /** Everything that it printed. */
  readonly text: string
}

const copied = ['build', 'content', 'public', 'src', 'package-lock.json', 'package.json', 'tsconfig.json']

const belongs = [...copied, '.cache', 'dist', 'node_modules']

/** A whole project of its own, generator included, with three articles, and one small picture in all places. */
export function plainSite(root = mkdtempSync(join(tmpdir(), 'plain-')), from = project): PlainSite {
  const wanted = (path: string) => !/content\/(images|blog)\//.test(path)
  for (const name of copied) cpSync(join(from, name), join(root, name), { recursive: true, filter: wanted })
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  cpSync(join(project, 'public/icons/192.png'), join(root, 'content/images/plain.png'))
  for (const file of readdirSync(join(root, 'content')).filter((name) => name.endsWith('.yaml'))) {
    const path = join(root, 'content', file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(/images\/[\w/.-]+\.jpg/g, 'images/plain.png'))
  }
  const write = (files: Files) => {
    for (const [name, content] of Object.entries(files)) put(join(root, name), content)
  }
  write(Object.fromEntries([1, 2, 3].map((id) => [`content/blog/${id}.md`, article({ id, title: `Article ${id}` })])))
  const start = () => run(root)
  return {
    root,
    write,
    start,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    build: () => start().ended,
    dist: () => hashOf(join(root, 'dist')),
    aside: () => hashOf(join(root, readdirSync(root).find((name) => name.startsWith('.dist.old')) ?? '.dist.old')),
    leftovers: () => readdirSync(root).filter((name) => !belongs.includes(name)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

function run(root: string): Build {
  const env = { ...process.env, SITE_NOW: now, NODE_OPTIONS: '' }
  const child = spawn(process.execPath, ['build/run.mjs', 'build'], { cwd: root, env })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data))
  const ended = new Promise<Ended>((resolve) => child.on('close', (code, signal) => resolve({ code, signal, text })))
  return { pid: child.pid ?? 0, kill: (signal) => child.kill(signal), ended }
}

function hashOf(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const hash = createHash('sha256')
  for (const file of filesIn(folder)) hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}
