import type { Stats } from 'node:fs'
import { join } from 'node:path'
import { Cache, cacheKey } from './cache.ts'
import { digestOfFile, filesIn, tryStat, tryTo } from './files.ts'

/** Digests of the files that a site is made from. A file is hashed again only when its size, times or inode change. */
export class Inputs {
  /** `changes` counts how many times a file has changed since it was first hashed. */
  private readonly files = new Map<string, { stamp: string; digest: string; changes: number }>()

  /** The digest of a file's bytes; its stamp when it cannot be read; '' when it does not exist. */
  digest(path: string): string {
    const stats = tryStat(path) // taken before reading: a save in the meantime changes the stamp
    const stamp = stampOf(stats)
    const known = this.files.get(path)
    if (known?.stamp === stamp) return known.digest
    const digest = (stats?.isFile() && tryTo(() => digestOfFile(path))) || stamp
    this.files.set(path, { stamp, digest, changes: known ? known.changes + 1 : 0 })
    return digest
  }

  /** The part of a cache key for a folder. It differs after a change, even if that has been undone: it may have been read. */
  stateOf(folder: string): readonly unknown[] {
    return filesIn(folder).map((file) => {
      const path = join(folder, file)
      return [file, this.digest(path), this.files.get(path)?.changes]
    })
  }
}

/** The folder that holds content and public, the digests of files, and the cache: what every stage works with. */
export type Workspace = ReturnType<typeof workspaceOf>

export function workspaceOf(root: string, cache: string) {
  return { root, cache: new Cache(cache), inputs: new Inputs() }
}

/** A stamp that changes whenever a file does: size, times and inode; '' when there is no file. */
export function stampOf(stats: Stats | undefined): string {
  return stats ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}` : ''
}

/** A digest of the generator, its model and its packages. Part of cache keys, so versions never share values. */
export function generatorFingerprint(): string {
  if (generator) return generator
  const [inputs, project] = [new Inputs(), join(import.meta.dirname, '../..')]
  const code = ['build', 'src/model'].map((folder) => inputs.stateOf(join(project, folder)))
  const packages = ['package.json', 'node_modules/.package-lock.json'].map((file) => inputs.digest(join(project, file)))
  generator = cacheKey(process.version, code, packages)
  return generator
}

let generator: string | undefined
