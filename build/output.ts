import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, isAbsolute, join, normalize } from 'node:path'
import { Lock } from './lock.ts'

/** What a commit did to dist. */
export interface Written {
  readonly files: number
  readonly written: number
  readonly removed: number
}

/**
 * The one writer of dist. Files are compared with the site that is there; what differs goes into a staging folder beside
 * it, and `commit` completes that folder and puts it in dist's place. Until then dist is the old site, after it the new one.
 * A killed build leaves a staging folder that the next one removes. Builds at the same time wait for each other.
 */
export class Output {
  private readonly kept: string[] = []
  private readonly names = new Set<string>()
  private readonly folders = new Set<string>()
  private readonly staging: string
  private written = 0

  private constructor(
    private readonly dist: string,
    private readonly lock: Lock,
  ) {
    this.staging = beside(dist, `new.${process.pid}`)
  }

  /** Waits for its turn, then mends what a killed build left behind. */
  static async open(dist: string): Promise<Output> {
    mkdirSync(dirname(dist), { recursive: true })
    const lock = await Lock.take(beside(dist, 'lock'))
    recover(dist)
    return new Output(dist, lock)
  }

  /** Adds a file of the new site. Throws for a path outside dist. */
  write(file: string, content: string | Uint8Array): void {
    this.claim(file)
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    if (this.isSame(file, bytes)) this.kept.push(file)
    else this.stage(file, (path) => writeFileSync(path, bytes))
  }

  /** Adds a file by copying it. `known`: its name tells its content, so an old file of that name and size is the same. */
  copy(file: string, from: string, { known = false } = {}): void {
    this.claim(file)
    if (known ? sizeOf(join(this.dist, file)) === sizeOf(from) : this.isSame(file, readFileSync(from)))
      this.kept.push(file)
    else this.stage(file, (path) => copyFileSync(from, path))
  }

  /** Whether dist holds exactly these bytes under this name now. */
  isSame(file: string, bytes: Uint8Array): boolean {
    const path = join(this.dist, file)
    return sizeOf(path) === bytes.length && readFileSync(path).equals(bytes)
  }

  /** Size of a file of the old site, 0 when there is none. */
  sizeOf(file: string): number {
    return sizeOf(join(this.dist, file)) ?? 0
  }

  /** Size and time of a file of dist, '' when there is none. */
  stamp(file: string): string {
    const stats = statSync(join(this.dist, file), { throwIfNoEntry: false })
    return stats ? `${stats.size} ${stats.mtimeMs}` : ''
  }

  /** Keeps a file of the old site as it is. False when there is none. */
  keep(file: string): boolean {
    if (sizeOf(join(this.dist, file)) === undefined) return false
    this.claim(file)
    this.kept.push(file)
    return true
  }

  /** Puts the new site in the place of the old one; does not touch it when nothing differs. */
  commit(): Written {
    const removed = filesIn(this.dist).filter((file) => !this.names.has(file))
    const result = { files: this.names.size, written: this.written, removed: removed.length }
    if (this.written > 0 || removed.length > 0 || !existsSync(this.dist)) {
      for (const file of this.kept) this.stage(file, (path) => link(join(this.dist, file), path))
      this.swap()
    }
    this.close()
    return result
  }

  /** Gives the new site up; dist stays as it was. */
  discard(): void {
    rmSync(this.staging, { recursive: true, force: true })
    this.close()
  }

  private swap() {
    const old = beside(this.dist, `old.${process.pid}`)
    mkdirSync(this.staging, { recursive: true })
    if (existsSync(this.dist)) renameSync(this.dist, old)
    try {
      renameSync(this.staging, this.dist)
    } catch (error) {
      if (existsSync(old)) renameSync(old, this.dist)
      throw error
    }
    tryRemove(old)
  }

  private claim(file: string) {
    const path = normalize(file)
    if (isAbsolute(path) || path.startsWith('..') || file.includes('\0') || file.includes('\\')) {
      throw new Error(`The path ${JSON.stringify(file)} leads outside dist`)
    }
    this.names.add(file)
  }

  private stage(file: string, put: (path: string) => void) {
    const path = join(this.staging, file)
    const folder = dirname(path)
    if (!this.folders.has(folder)) mkdirSync(folder, { recursive: true })
    this.folders.add(folder)
    put(path)
    this.written += 1
  }

  private close() {
    this.lock.release()
  }
}

/** After a kill between the two renames of a swap the old site is put back; staging folders of dead builds go. */
function recover(dist: string) {
  const prefix = basename(beside(dist, ''))
  const left = readdirSync(dirname(dist)).filter(
    (name) => name.startsWith(prefix) && /\.(new|old|gone)\.\d+$/.test(name),
  )
  const old = left.find((name) => name.includes('.old.'))
  if (old && !existsSync(dist)) renameSync(join(dirname(dist), old), dist)
  for (const name of left) tryRemove(join(dirname(dist), name))
}

/**
 * Removes what is in nobody's way, under another name: half removed, it must not be taken for a site. A file that cannot
 * go now goes after a later build.
 */
function tryRemove(path: string) {
  const gone = path.replace(/\w+\.\d+$/, `gone.${process.hrtime.bigint()}`)
  try {
    renameSync(path, gone)
    removeFolder(gone)
  } catch {}
}

/** A third of what rmSync takes, which asks for each file what it is; a site of 10,000 pages is replaced as a whole. */
function removeFolder(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeFolder(path)
    else unlinkSync(path)
  }
  rmdirSync(folder)
}

function beside(dist: string, name: string): string {
  return join(dirname(dist), `.${basename(dist)}.${name}`)
}

function link(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

/** Size of a file; undefined when there is none, or a folder of that name, or a file in the place of its folder. */
function sizeOf(path: string): number | undefined {
  const stats = tryStat(path)
  return stats?.isFile() ? stats.size : undefined
}

function tryStat(path: string) {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
