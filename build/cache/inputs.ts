import type { Stats } from 'node:fs'
import { join } from 'node:path'
import { Cache, cacheKey } from './cache.ts'
import { digestOfFile, filesIn, tryStat, tryTo } from './files.ts'

/** The files that a site is made from. Each is read and hashed once for as long as its size and times stay the same. */
export class Inputs {
  private readonly digests = new Map<string, { readonly stamp: string; readonly digest: string }>()

  /** The digest of a file's bytes; of a file that cannot be read its size and times, '' when there is none. */
  digest(path: string): string {
    const stats = tryStat(path) // before it is read: what is saved meanwhile has others
    const stamp = stampOf(stats)
    const known = this.digests.get(path)
    if (known?.stamp === stamp) return known.digest
    const digest = (stats?.isFile() && tryTo(() => digestOfFile(path))) || stamp
    this.digests.set(path, { stamp, digest })
    return digest
  }

  /** All files below a folder, each with its digest. */
  digestsIn(folder: string): [file: string, digest: string][] {
    return filesIn(folder).map((file) => [file, this.digest(join(folder, file))])
  }

  /** Takes files for changed, whatever their times say: they are read anew when they are asked for. */
  forget(paths: readonly string[]): void {
    for (const path of paths) this.digests.delete(path)
  }
}

/** What the parts of a build read by: `root` is the folder that holds content and public. */
export class Reading {
  readonly cache: Cache
  readonly inputs = new Inputs()

  constructor(
    readonly root: string,
    cache: string,
  ) {
    this.cache = new Cache(cache)
  }
}

/** What changes when a file does: size, times and number; '' when there is none. */
export function stampOf(stats: Stats | undefined): string {
  return stats ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}` : ''
}

/** A digest of the generator, its model and its packages: in cache keys, so that nothing of another version is used. */
export function generatorFingerprint(): string {
  generator ??= fingerprintOf(join(import.meta.dirname, '../..'))
  return generator
}

let generator: string | undefined

function fingerprintOf(project: string): string {
  const inputs = new Inputs()
  const code = ['build', 'src/model'].map((folder) => inputs.digestsIn(join(project, folder)))
  return cacheKey(code, ...['package.json', 'package-lock.json'].map((file) => inputs.digest(join(project, file))))
}
