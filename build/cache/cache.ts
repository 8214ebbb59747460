import { createHash, hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { threadId } from 'node:worker_threads'
import { filesIn, tryStat, tryTo } from './files.ts'

/** What is kept, a folder for each. */
const kinds = ['builds', 'code', 'content', 'pages', 'pictures'] as const
export type Kind = (typeof kinds)[number]

/**
 * Values on disk, each under a cache key that digests everything it is made from. A value is written whole or not at all,
 * proves itself when it is read, and goes when no build has used it for a fortnight. It is safe to delete at any time; one
 * that cannot be written costs the next build some time and nothing else.
 */
export class Cache {
  constructor(private readonly folder: string) {}

  /** The value under a key; undefined when there is none, or when it is not what was put there. */
  get<Value>(kind: Kind, key: string): Value | undefined {
    try {
      const path = this.path(kind, key)
      const bytes = readFileSync(path)
      const body = bytes.subarray(DIGEST)
      if (!bytes.subarray(0, DIGEST).equals(digest(path, body))) return undefined
      // The time of a file tells when it was used last, to the day.
      if (ageOf(path) > DAY) utimesSync(path, new Date(), new Date())
      return deserialize(body)
    } catch {
      return undefined
    }
  }

  /** Keeps a value: data, or bytes. */
  put(kind: Kind, key: string, value: unknown): void {
    const path = this.path(kind, key)
    const temporary = `${path}.${process.pid}-${threadId}.tmp`
    const body = serialize(value)
    try {
      mkdirSync(join(this.folder, kind), { recursive: true })
      writeFileSync(temporary, Buffer.concat([digest(path, body), body]))
      renameSync(temporary, path)
    } catch {
      tryTo(() => rmSync(temporary, { force: true }))
    }
  }

  /** Removes what no build has used for a fortnight. */
  prune(): void {
    const paths = kinds.flatMap((kind) => filesIn(join(this.folder, kind)).map((key) => this.path(kind, key)))
    for (const path of paths) if (ageOf(path) > FORTNIGHT) tryTo(() => rmSync(path, { force: true }))
  }

  private path(kind: Kind, key: string): string {
    return join(this.folder, kind, key)
  }
}

/** A cache key: the digest of all that a value is made from. */
export function cacheKey(...parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 32)
}

/** Bytes of the digest in front of a value. */
const DIGEST = 32
const DAY = 86_400_000
const FORTNIGHT = 14 * DAY

/** Of a value and its name, so that none is ever taken for another. */
function digest(path: string, body: Uint8Array): Buffer {
  return createHash('sha256')
    .update(`${basename(dirname(path))}/${basename(path)}\0`)
    .update(body)
    .digest()
}

function ageOf(path: string): number {
  return Date.now() - (tryStat(path)?.mtimeMs ?? Date.now())
}
