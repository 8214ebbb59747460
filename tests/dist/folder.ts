import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, type TestContext } from 'vitest'
import { Output } from '../../build/dist/output.ts'
import { filesIn, put } from '../helpers.ts'

export type Site = Readonly<Record<string, string>>

export const old: Site = { 'index.html': 'home', 'blog/1/index.html': 'one', 'blog/2/index.html': 'two' }

export interface Folder {
  readonly root: string
  readonly dist: string
  write(files: Readonly<Record<string, string | null>>): void
  /** Every file of dist with its content, but for the list of files. */
  site(): Site
  /** What stands beside dist, so that nothing is left behind. */
  names(): string[]
  publish(site: Site): Promise<string>
}

/** A folder that holds these files, removed when the test ends, and what there is to do with its dist. */
export function folder(files: Site = {}): Folder {
  const root = mkdtempSync(join(tmpdir(), 'dist-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const dist = join(root, 'dist')
  const write: Folder['write'] = (files) => {
    for (const [name, content] of Object.entries(files)) put(join(root, name), content)
  }
  write(files)
  const own = () => filesIn(dist).filter((file) => file !== '.files')
  return {
    root,
    dist,
    write,
    site: () => Object.fromEntries(own().map((file) => [file, readFileSync(join(dist, file), 'utf8')])),
    names: () => readdirSync(root).sort(),
    async publish(site) {
      const output = await openOutput(dist)
      try {
        for (const [file, content] of Object.entries(site)) output.write(file, Buffer.from(content))
        const { written, removed, foreign } = output.commit()
        return `${written} written, ${removed} removed, ${foreign} foreign`
      } finally {
        output.close()
      }
    },
  }
}

export function openOutput(dist: string): Promise<Output> {
  return Output.open(dist, () => {})
}

export function below(name: string, site: Site): Site {
  return Object.fromEntries(Object.entries(site).map(([file, content]) => [`${name}/${file}`, content]))
}

/** The id of a process that has ended. */
export function deadProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

/** Mounts, until the test ends; the test does not run where that is not allowed. */
export function mount({ skip, onTestFinished }: TestContext, folder: string, ...options: string[]) {
  const { status } = spawnSync('mount', [...options, folder])
  skip(status !== 0, 'NOT RUN: needs root on Linux, and the right to mount')
  onTestFinished(() => void spawnSync('umount', ['-l', folder]))
}
