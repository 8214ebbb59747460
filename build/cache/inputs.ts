import { digestOf, stampOf, tryRead } from './files.ts'

/** The files that a site is made from. Each is read and hashed once for as long as its size and times stay the same. */
export class Inputs {
  private readonly digests = new Map<string, { readonly stamp: string; readonly digest: string }>()

  /** The digest of a file's bytes; of a file that cannot be held in memory its size and times, '' when there is none. */
  digest(path: string): string {
    const stamp = stampOf(path) // before it is read: what is saved meanwhile has another one
    const known = this.digests.get(path)
    if (known?.stamp === stamp) return known.digest
    const bytes = tryRead(path)
    const digest = bytes ? digestOf(bytes) : stamp
    this.digests.set(path, { stamp, digest })
    return digest
  }

  /** Takes files for changed, whatever their times say: they are read anew when they are asked for. */
  forget(paths: readonly string[]): void {
    for (const path of paths) this.digests.delete(path)
  }
}
