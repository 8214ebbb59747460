import { createHash, hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { ageOf, filesIn, tryStat, tryTo } from './files.ts'

/** The kinds of cached values, each in a folder of its own. */
const kinds = ['builds', 'code', 'content', 'pages', 'pictures'] as const
type Kind = (typeof kinds)[number]

/**
 * A cache on disk. Each cache key is a digest of everything that its value is made from. Values are written atomically,
 * verified when read, and pruned when nothing has used them for a fortnight. They can be deleted at any time. A value
 * that cannot be written only makes the next build slower.
 */
export class Cache {
  constructor(private readonly folder: string) {}

  /** The value under a key; undefined when there is none or it is corrupt. */
  get<Value>(kind: Kind, key: string): Value | undefined {
    try {
      const path = join(this.folder, kind, key)
      const bytes = readFileSync(path)
      const body = bytes.subarray(DIGEST_LENGTH)
      if (!bytes.subarray(0, DIGEST_LENGTH).equals(digest(kind, key, body))) return undefined
      // The modification time records the last use, to the day.
      if (ageOf(path) > DAY) tryTo(() => utimesSync(path, new Date(), new Date()))
      return deserialize(body)
    } catch {
      return undefined
    }
  }

  /** Stores data or bytes. File system errors are ignored, because the cache is optional. */
  put(kind: Kind, key: string, value: unknown): void {
    const path = join(this.folder, kind, key)
    const temporary = `${path}.${process.pid}.tmp`
    const body = serialize(value)
    try {
      mkdirSync(join(this.folder, kind), { recursive: true })
      writeFileSync(temporary, Buffer.concat([digest(kind, key, body), body]))
      renameSync(temporary, path)
    } catch {
      tryTo(() => rmSync(temporary, { force: true }))
    }
  }

  /** Removes values that have not been used for a fortnight. Looks for them once a day, because there may be thousands. */
  prune(): void {
    const pruned = join(this.folder, 'pruned')
    if (tryStat(pruned) && ageOf(pruned) < DAY) return
    tryTo(() => writeFileSync(pruned, ''))
    const paths = kinds.flatMap((kind) => filesIn(join(this.folder, kind)).map((key) => join(this.folder, kind, key)))
    for (const path of paths) if (ageOf(path) > FORTNIGHT) tryTo(() => rmSync(path, { force: true }))
  }
}

/** A cache key: the digest of everything that a value is made from. */
export function cacheKey(...parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 32)
}

/** Length in bytes of the digest in front of a value. */
const DIGEST_LENGTH = 32
const DAY = 86_400_000
const FORTNIGHT = 14 * DAY

/** Digest of a value together with its name, so that one value is never mistaken for another. */
function digest(kind: Kind, key: string, body: Uint8Array): Buffer {
  return createHash('sha256').update(`${kind}/${key}\0`).update(body).digest()
}
