import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, normalize, relative } from 'node:path'
import { digestOf, tryRead, tryStat } from '../cache/files.ts'
import { foldersAbove } from './claims.ts'
import { takeLock } from './lock.ts'
import { CannotWrite, type Place, placeOf, recover, settle, swap } from './place.ts'

/** What a commit did to dist. */
export interface Written {
  readonly files: number
  readonly written: number
  readonly removed: number
  /** Files that stand in dist and are of no build: they stay. */
  readonly foreign: number
}

/**
 * The one writer of dist. Files are compared with the site that is there; what differs is staged, and `commit` puts it in
 * its place. Until then dist is the old site, after it the new one. Files that no build wrote are never touched: a list in
 * dist says which ones are ours. Builds at the same time wait for each other.
 */
export class Output {
  private readonly kept: string[] = []
  private readonly names = new Set<string>([LIST])
  private written = 0

  private constructor(
    private readonly place: Place,
    private readonly release: () => void,
  ) {}

  /** Waits for its turn, then mends what a killed build left behind. */
  static async open(dist: string, onWait: (holder: string) => void): Promise<Output> {
    mkdirSync(dirname(dist), { recursive: true })
    const place = placeOf(dist)
    const release = await takeLock(place.lock, onWait)
    recover(place)
    return new Output(place, release)
  }

  /** Adds a file of the new site. Throws for a path outside dist. */
  write(file: string, bytes: Uint8Array): void {
    this.claim(file)
    if (this.old(file)?.equals(bytes)) this.kept.push(file)
    else this.stage(file, (path) => writeFileSync(path, bytes))
  }

  /** Keeps files of the old site, if all of them are what their digests say: says whether they are. */
  keep(digests: Readonly<Record<string, string>>): boolean {
    const digestIn = (file: string) => {
      const bytes = this.old(file)
      return bytes && digestOf(bytes)
    }
    const files = Object.keys(digests)
    if (!files.every((file) => digestIn(file) === digests[file])) return false
    for (const file of files) this.claim(file)
    this.kept.push(...files)
    return true
  }

  /** Puts the new site in the place of the old one; does not touch it when nothing differs. */
  commit(): Written {
    const { place, names } = this
    const ours = new Set(this.old(LIST)?.toString().split('\n').filter(Boolean))
    const there = entriesIn(place.folder)
    const removed = there.filter((file) => ours.has(file) && !names.has(file))
    const foreign = there.filter((file) => !ours.has(file) && !names.has(file))
    const isBelow = (files: ReadonlySet<string>) => (file: string) => foldersAbove(file).some((each) => files.has(each))
    const inTheWay = foreign.find(isBelow(names)) ?? (foreign[0] && [...names].find(isBelow(new Set(foreign))))
    if (inTheWay) throw new CannotWrite(`${inTheWay} cannot stand beside a file that is named like its folder`)
    this.write(LIST, Buffer.from(`${[...names].sort().join('\n')}\n`))
    const result = { files: names.size, written: this.written, removed: removed.length, foreign: foreign.length }
    if (this.written > 0 || removed.length > 0) {
      if (place.whole) {
        for (const file of [...this.kept, ...foreign]) this.stage(file, (path) => link(join(place.folder, file), path))
        swap(place)
      } else settle(place, removed, LIST)
    }
    return result
  }

  /** Ends the work. What was not committed is given up; dist stays as it was. */
  [Symbol.dispose](): void {
    rmSync(this.place.staging, { recursive: true, force: true })
    this.release()
  }

  /** What stands in dist. */
  private old(file: string): Buffer | undefined {
    return tryRead(join(this.place.folder, file))
  }

  private claim(file: string) {
    const path = normalize(file)
    if (isAbsolute(path) || path.startsWith('..') || file.includes('\0') || file.includes('\\'))
      throw new Error(`The path ${JSON.stringify(file)} leads outside dist`)
    this.names.add(file)
  }

  private stage(file: string, put: (path: string) => void) {
    const path = join(this.place.staging, file)
    mkdirSync(dirname(path), { recursive: true })
    put(path)
    this.written += 1
  }
}

/** The list of our files, in dist itself: it goes where dist goes. */
const LIST = '.files'

/** Everything that stands in a folder: links as what they are, and nothing of a build that is under way. */
function entriesIn(folder: string): string[] {
  if (!tryStat(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !/^\.dist\.(lock|(new|old|gone)\.\d+\/)/.test(file))
}

function link(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
