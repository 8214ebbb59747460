import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { inMemory, newFolder } from '../newFolder.ts'
import { project, writePeerContent, writeSite } from './corpus.ts'
import { environment } from './measure.ts'

/** A static site generator, and how to make it build and serve a corpus. */
export interface Generator {
  readonly name: string
  /** Installs it in its own folder and returns its version. Throws with instructions if it is unavailable. */
  install(folder: string): string
  /** Writes a site of `count` articles to a folder below the one that it was installed in. */
  write(folder: string, count: number): void
  readonly build: readonly string[]
  serve(port: number): readonly string[]
  readonly output: string
  /** What is deleted before a cold build, besides the output. */
  caches(folder: string): readonly string[]
}

const peers = join(import.meta.dirname, 'peers')

export const ours: Generator = {
  name: 'This generator',
  install: () => readJson(join(project, 'package.json')).version,
  write: writeSite,
  // The command behind `npm run build`.
  build: ['node', '--require', 'tsx/cjs', 'build/main.ts', 'build'],
  serve: (port) => ['node', '--require', 'tsx/cjs', 'build/main.ts', 'dev', '--port', String(port)],
  output: 'dist',
  caches: (folder) =>
    readdirSync(join(folder, '.cache')).flatMap((name) => (name === 'pictures' ? [] : `.cache/${name}`)),
}

export const others: Readonly<Record<string, Generator>> = {
  hugo: {
    name: 'Hugo',
    install() {
      const { stdout, status } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
      if (status !== 0) throw new Error('hugo is not installed: apt-get install hugo')
      return /v([\d.]+)/.exec(stdout)?.[1] ?? stdout.trim()
    },
    write: peerSite('hugo', '_index.md'),
    build: ['hugo'],
    serve: (port) => ['hugo', 'server', '--bind', '127.0.0.1', '--port', String(port)],
    output: 'public',
    caches: () => ['resources'],
  },
  eleventy: {
    name: 'Eleventy',
    install: (folder) => npmInstall('eleventy', folder, '@11ty/eleventy'),
    write: peerSite('eleventy', 'index.md'),
    build: ['node', '../node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    serve: (port) => ['node', '../node_modules/@11ty/eleventy/cmd.cjs', '--serve', '--quiet', '--port', String(port)],
    output: 'dist',
    caches: () => [],
  },
  astro: {
    name: 'Astro',
    install: (folder) => npmInstall('astro', folder, 'astro'),
    write: peerSite('astro', 'index.md'),
    build: ['node', '../node_modules/astro/astro.js', 'build'],
    serve: (port) => ['node', '../node_modules/astro/astro.js', 'dev', '--host', '127.0.0.1', '--port', String(port)],
    output: 'dist',
    caches: () => ['.astro', 'node_modules'],
  },
}

/** This generator, and the peers named in `--peers hugo,astro`. */
export function chosen(names: string | undefined): Generator[] {
  const found = (names?.split(',') ?? []).map((name) => {
    if (!others[name]) throw new Error(`There is no peer "${name}". Peers: ${Object.keys(others).join(', ')}.`)
    return others[name]
  })
  return [ours, ...found]
}

/** A work folder, in memory if possible, to keep disks out of the comparison. Removed when the process exits. */
export function workFolder(): string {
  const folder = newFolder('site-bench-')
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  return folder
}

/** Installs a generator in the work folder. Returns the folder for its sites and its version. */
export function installed({ name, install }: Generator, work: string): { folder: string; version: string } {
  const folder = join(work, name.toLowerCase().replace(/\W+/g, '-'))
  mkdirSync(folder, { recursive: true })
  return { folder, version: install(folder) }
}

/** The machine that the figures were measured on. */
export function machine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  const disk = inMemory() ? ', files in memory (tmpfs)' : ''
  return `${cpus().length} cores (${cpu?.model.trim()}), ${memory} GB, ${type()} ${release().replace(/^(\d+\.\d+).*/, '$1')}, Node ${process.versions.node}${disk}`
}

function peerSite(name: string, home: string): Generator['write'] {
  return (folder, count) => {
    cpSync(join(peers, name), folder, { recursive: true })
    writePeerContent(folder, count, home)
  }
}

function npmInstall(name: string, folder: string, dependency: string): string {
  cpSync(join(peers, name, 'package.json'), join(folder, 'package.json'))
  const words = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline']
  const { status, stdout, stderr } = spawnSync('npm', words, { cwd: folder, env: environment, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm could not install ${name}:\n${(stdout + stderr).slice(-2000)}`)
  return readJson(join(folder, 'node_modules', dependency, 'package.json')).version
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
