import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/**
 * The files that a site is made from. Each is read and hashed once, however many stages ask for what it holds; a dev
 * server says which have changed since.
 */
export class Inputs {
  private readonly digests = new Map<string, string>()
  private readonly since = Date.now()

  /** A fingerprint of a file's bytes, '' when it cannot be read. */
  digest(path: string): string {
    const digest = this.digests.get(path) ?? digestOf(path)
    this.digests.set(path, digest)
    return digest
  }

  /** The bytes of a file that was hashed before. Throws when they have changed: what was made of them tells their content. */
  bytes(path: string): Buffer {
    const bytes = readFileSync(path)
    if (hash('sha256', bytes) !== this.digest(path)) throw new Error(`${path} has changed during the build`)
    return bytes
  }

  /** Takes files for changed: they are read anew when they are asked for. */
  forget(paths: readonly string[]): void {
    for (const path of paths) this.digests.delete(path)
  }

  /** Whether every file still holds what it held. Only those that were touched since are read again. */
  isAsItWas(): boolean {
    return [...this.digests].every(([path, digest]) => !this.isTouched(path) || digestOf(path) === digest)
  }

  private isTouched(path: string): boolean {
    const stats = statSync(path, { throwIfNoEntry: false })
    return !stats || stats.ctimeMs >= this.since - CLOCK
  }
}

/** Milliseconds by which the times of a file system may be behind the clock. */
const CLOCK = 1000

function digestOf(path: string): string {
  try {
    return hash('sha256', readFileSync(path))
  } catch {
    return ''
  }
}
