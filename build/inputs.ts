import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/**
 * The files that a site is made from. Each is read and hashed once, however many stages ask for what it holds; a dev
 * server says which have changed since.
 */
export class Inputs {
  private readonly digests = new Map<string, string>()
  private readonly contents = new Map<string, Buffer>()
  private readonly stamps = new Map<string, string>()
  private readonly since = Date.now()

  /** For a dev server: `keeps` says of which files the bytes stay in memory. */
  constructor(private readonly keeps?: (path: string) => boolean) {}

  /** A fingerprint of a file's bytes, '' when it cannot be read. */
  digest(path: string): string {
    const known = this.digests.get(path)
    if (known !== undefined) return known
    const stamp = this.keeps && stampOf(path) // before it is read: what is saved meanwhile is seen as touched later
    const bytes = tryRead(path)
    if (!bytes) return '' // not remembered: a folder that is moved away and back makes a watcher tell of some files only
    const digest = digestOf(bytes)
    this.digests.set(path, digest)
    if (stamp) this.stamps.set(path, stamp)
    if (this.keeps?.(path)) this.contents.set(path, bytes)
    return digest
  }

  /** The bytes of a file as they were when it was hashed, if they were kept. */
  kept(path: string): Buffer | undefined {
    return this.contents.get(path)
  }

  /** The bytes of a file that was hashed before. Throws when they have changed: what was made of them tells their content. */
  bytes(path: string): Buffer {
    const bytes = readFileSync(path)
    if (digestOf(bytes) !== this.digest(path)) throw new Error(`${path} has changed during the build`)
    return bytes
  }

  /** Takes files for changed: they are read anew when they are asked for. */
  forget(paths: readonly string[]): void {
    for (const path of paths) {
      this.digests.delete(path)
      this.contents.delete(path)
      this.stamps.delete(path)
    }
  }

  /** Takes files for changed that look it, whether or not anybody has told so yet. */
  forgetTouched(): void {
    this.forget([...this.stamps].flatMap(([path, stamp]) => (stampOf(path) === stamp ? [] : path)))
  }

  /** Whether every file still holds what it held. Only those that were touched since are read again. */
  isAsItWas(): boolean {
    return [...this.digests].every(([path, digest]) => !this.isTouched(path) || tryDigest(path) === digest)
  }

  private isTouched(path: string): boolean {
    const stats = statSync(path, { throwIfNoEntry: false })
    return !stats || stats.ctimeMs >= this.since - CLOCK
  }
}

/** Milliseconds by which the times of a file system may be behind the clock. */
const CLOCK = 1000

/** The fingerprint of bytes. */
export function digestOf(bytes: Uint8Array): string {
  return hash('sha256', bytes)
}

/** What changes when a file does: size, times and number; '' when there is none. */
export function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}` : ''
}

function tryDigest(path: string): string {
  const bytes = tryRead(path)
  return bytes ? digestOf(bytes) : ''
}

/** The bytes of a file, undefined when it cannot be read. */
export function tryRead(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
