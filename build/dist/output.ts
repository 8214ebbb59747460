import { chmodSync, copyFileSync, type Dirent, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, normalize, relative } from 'node:path'
import { digestOf, digestOfFile, entriesBelow, tryRead, tryStat, tryTo } from '../cache/files.ts'
import { foldersAbove } from './claims.ts'
import { CannotWrite, type Destination, destinationOf, moveInto, recover, swap } from './destination.ts'
import { takeLock } from './lock.ts'

/** What a commit did to dist. */
export interface Written {
  readonly files: number
  readonly written: number
  readonly removed: number
  /** Files in dist that no build wrote. They are kept. */
  readonly foreign: number
}

/**
 * The only writer of dist. Files that differ from the old site are staged, and `commit` moves them into place: before
 * it, dist is the old site; after it, the new one. A list in dist names the files that builds wrote. Others are kept,
 * unless the new site has a file at the same path. Concurrent builds wait for each other.
 */
export class Output {
  private readonly kept: string[] = []
  private readonly names = new Set<string>([LIST])
  private readonly written: string[] = []

  private constructor(
    private readonly destination: Destination,
    private readonly release: () => void,
  ) {}

  /** Waits for other builds, then cleans up after killed ones. Throws `CannotWrite` if dist cannot be used. */
  static async open(dist: string, onWait: (holder: string) => void): Promise<Output> {
    mkdirSync(dirname(dist), { recursive: true })
    const destination = destinationOf(dist)
    const release = await takeLock(destination.lock, onWait)
    recover(destination)
    return new Output(destination, release)
  }

  /** Adds a file of the new site. Throws for a path outside dist. */
  write(file: string, bytes: Uint8Array): void {
    this.claim(file)
    if (this.old(file)?.equals(bytes)) this.kept.push(file)
    else this.stage(file, (path) => writeFileSync(path, bytes))
  }

  /** Adds a copy of a file. */
  copy(file: string, from: string): void {
    this.claim(file)
    const old = join(this.destination.folder, file)
    // A folder has a size, too, but cannot be read.
    const isSame = () => tryStat(old)?.size === tryStat(from)?.size && digestOfFile(old) === digestOfFile(from)
    if (tryTo(isSame)) this.kept.push(file)
    else
      this.stage(file, (path) => {
        copyFileSync(from, path)
        chmodSync(path, 0o644) // copied with it, the mode of a private file would keep hosts from reading it
      })
  }

  /** Keeps files of the old site if all of them match their digests. Returns whether they do. */
  keep(digests: Readonly<Record<string, string>>): boolean {
    const files = Object.keys(digests)
    if (!files.every((file) => digestOf(this.old(file) ?? '') === digests[file])) return false
    for (const file of files) this.claim(file)
    this.kept.push(...files)
    return true
  }

  /** Replaces the old site if anything differs. Throws `CannotWrite` if somebody else's file is in the way. */
  commit(): Written {
    const { destination, names } = this
    const { folder, whole } = destination
    const ours = new Set(this.old(LIST)?.toString().split('\n'))
    const { files: there, empty } = contentsOf(folder)
    const removed = there.filter((file) => ours.has(file) && !names.has(file))
    const foreign = there.filter((file) => !ours.has(file) && !names.has(file))
    const others = new Set(foreign)
    const isBelow = (file: string, files: ReadonlySet<string>) => foldersAbove(file).some((each) => files.has(each))
    const inTheWay = foreign.find((file) => isBelow(file, names)) ?? [...names].find((file) => isBelow(file, others))
    if (inTheWay) throw new CannotWrite(`${inTheWay} conflicts with a file that has the name of its folder`)
    this.write(LIST, Buffer.from(`${[...names].sort().join('\n')}\n`))
    const written = [...this.written] // before what is kept is staged beside it
    if (written.length > 0) {
      if (whole) {
        for (const file of [...this.kept, ...foreign]) this.stage(file, (path) => link(join(folder, file), path))
        // Somebody else's empty folders count: without them, a Git repository is broken.
        for (const each of empty) tryTo(() => mkdirSync(join(destination.staging, each), { recursive: true }))
      }
      if (!whole || !swap(destination)) moveInto(destination, written, removed, LIST)
    }
    return { files: names.size, written: written.length, removed: removed.length, foreign: foreign.length }
  }

  /** Discards anything uncommitted, which leaves dist as it was, and releases the lock. */
  [Symbol.dispose](): void {
    const { staging } = this.destination
    tryTo(() => rmSync(staging, { recursive: true, force: true })) // a later build removes what is left
    this.release()
  }

  /** The bytes of a file in dist. */
  private old(file: string): Buffer | undefined {
    return tryRead(join(this.destination.folder, file))
  }

  private claim(file: string) {
    const path = normalize(file)
    if (isAbsolute(path) || path.startsWith('..') || file.includes('\0') || file.includes('\\'))
      throw new Error(`The path ${JSON.stringify(file)} leads outside dist`)
    this.names.add(file)
  }

  private stage(file: string, put: (path: string) => void) {
    const path = join(this.destination.staging, file)
    mkdirSync(dirname(path), { recursive: true })
    put(path)
    this.written.push(file)
  }
}

/** The list of our own files. It is kept in dist so that it moves along with it. */
const LIST = '.files'

/**
 * Every file in a folder, links included but not followed, except lock and staging files of builds in progress; and
 * every folder that is empty.
 */
function contentsOf(folder: string): { files: string[]; empty: string[] } {
  const entries = tryStat(folder) ? entriesBelow(folder) : []
  const pathOf = ({ parentPath, name }: Dirent) => relative(folder, join(parentPath, name)).replaceAll('\\', '/')
  const files = entries.filter((each) => !each.isDirectory()).map(pathOf)
  const folders = entries.filter((each) => each.isDirectory()).map(pathOf)
  const filled = new Set([...files, ...folders].flatMap(foldersAbove))
  return {
    files: files.filter((file) => !/^\.dist\.(lock|(new|gone)\.\d+\/)/.test(file)),
    empty: folders.filter((each) => !filled.has(each)),
  }
}

function link(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
