import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Files, filesIn, fixtures, now, project, put } from '../helpers.ts'

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

const copied = ['build', 'src', 'package-lock.json', 'package.json', 'tsconfig.json']
const belongs = [...copied, 'content', 'public', '.cache', 'dist', 'node_modules']

/** A whole project of its own: this generator, with the fixture site. */
export function plainSite(root = mkdtempSync(join(tmpdir(), 'plain-')), from = project): PlainSite {
  for (const name of copied) cpSync(join(from, name), join(root, name), { recursive: true })
  cpSync(fixtures, root, { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  const start = () => run(root)
  return {
    root,
    start,
    write(files) {
      for (const [name, content] of Object.entries(files)) put(join(root, name), content)
    },
    read: (file) => readFileSync(join(root, file), 'utf8'),
    build: () => start().ended,
    dist: () => hashOf(join(root, 'dist')),
    aside: () => hashOf(join(root, readdirSync(root).find((name) => name.startsWith('.dist.old')) ?? '.dist.old')),
    leftovers: () => readdirSync(root).filter((name) => !belongs.includes(name)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** What `npm run build` runs. */
export const command = ['--import', join(project, 'node_modules/tsx/dist/loader.mjs'), 'build/main.ts', 'build']

function run(root: string): Build {
  const env = { ...process.env, SITE_NOW: now, NODE_OPTIONS: '', GITHUB_ACTIONS: '' }
  const child = spawn(process.execPath, command, { cwd: root, env })
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

/** Random numbers from 0 to 1, the same for the same seed: SEED=… repeats what failed. */
export function randomFrom(name: string): () => number {
  let state = Number(process.env.SEED) || Math.floor(Math.random() * 2 ** 31)
  console.log(`${name}: SEED=${state}`)
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}
