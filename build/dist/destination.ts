import {
  chmodSync,
  chownSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Problem } from '../../src/model/problem.ts'
import { entriesBelow, isAllowed, tryRead, tryStat, tryTo } from '../cache/files.ts'
import { foldersAbove } from './claims.ts'

/** Thrown when dist cannot be written. The message is shown to the person who builds. */
export class CannotWrite extends Error {}

/** The problem for a dist that cannot be written; undefined unless `error` is a `CannotWrite` or a system error. */
export function cannotWrite(error: unknown): Problem | undefined {
  if (!(error instanceof CannotWrite) && !(error as NodeJS.ErrnoException).syscall) return undefined
  const reason = `dist could not be written: ${(error as Error).message}`
  const isInUse = process.platform === 'win32' && /BUSY|PERM|ACCES/.test((error as NodeJS.ErrnoException).code ?? '')
  const remedy = isInUse ? 'Close what uses dist, such as a terminal in it, then' : 'Fix this, then'
  return { file: 'dist', rule: 'cannot-write', reason, remedy: `${remedy} build again.` }
}

/** Where dist is and how a staged site is moved there. */
export interface Destination {
  /** The folder to write to, with links resolved. */
  readonly folder: string
  /** Where files are staged: on the same file system as `folder`, so that they can be renamed into it. */
  readonly staging: string
  readonly lock: string
  /** Whether the folder is replaced as a whole; otherwise files are moved into it one by one. */
  readonly whole: boolean
}

/**
 * Finds out where dist is and how to write it. A folder of our own is replaced as a whole, so it never holds half a
 * site. A link, a folder with a mount point, and one that is or stands in a read-only folder belong to somebody else,
 * so files are moved into them. Throws `CannotWrite` for anything that is not a folder.
 */
export function destinationOf(dist: string): Destination {
  const whole = isReplaceable(dist)
  const folder = whole ? dist : realpathSync(dist)
  const siblingPath = (name: string) =>
    whole ? join(dirname(dist), `.${basename(dist)}.${name}`) : join(folder, `.dist.${name}`)
  return { folder, whole, staging: siblingPath(`new.${process.pid}`), lock: siblingPath('lock') }
}

/** Cleans up after a killed build, and restores the old site if it was killed between the two renames of `swap`. */
export function recover({ folder, staging }: Destination): void {
  const parent = dirname(staging)
  const prefix = basename(staging).replace(/new\.\d+$/, '')
  const left = readdirSync(parent).filter((name) => name.startsWith(prefix) && /(new|old|gone)\.\d+$/.test(name))
  const old = left.find((name) => name.startsWith(`${prefix}old.`))
  if (old && !tryStat(folder)) renameSync(join(parent, old), folder)
  for (const name of left) tryRemove(join(parent, name))
}

/**
 * Replaces the old folder with the staged one. Each folder in it keeps its owner and its permissions. Returns false, and
 * changes nothing, where the file system renames no folder: overlayfs, for one from an earlier layer of a container.
 */
export function swap({ folder, staging }: Destination): boolean {
  const old = staging.replace(/new(?=\.\d+$)/, 'old')
  if (tryStat(folder)) {
    const folders = entriesBelow(staging).filter((entry) => entry.isDirectory())
    const inside = folders.map(({ parentPath, name }) => join(parentPath, name))
    for (const staged of [staging, ...inside]) {
      const before = tryStat(join(folder, relative(staging, staged)))
      if (!before?.isDirectory()) continue
      tryTo(() => chownSync(staged, before.uid, before.gid))
      tryTo(() => chmodSync(staged, before.mode | 0o200)) // a folder that is read-only could not be removed later
    }
    try {
      renameFolder(folder, old)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EXDEV') return false
      throw error
    }
  }
  try {
    renameFolder(staging, folder)
  } catch (error) {
    if (tryStat(old)) renameSync(old, folder)
    throw error
  }
  tryRemove(old)
  return true
}

/** Renames a folder. Windows refuses while a file in it is open, as virus scanners have new ones: tries for 2 seconds. */
function renameFolder(from: string, to: string, retries = 20): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (process.platform !== 'win32' || retries === 0) throw error
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    renameFolder(from, to, retries - 1)
  }
}

/**
 * Moves staged files in one by one: assets before the pages that refer to them, then removals, so that visitors never
 * meet a broken page. The list of our files comes last: after a kill, the old list still names what has to be removed.
 */
export function moveInto(
  { folder, staging }: Destination,
  staged: readonly string[],
  removed: readonly string[],
  list: string,
): void {
  const files = staged.filter((file) => file !== list)
  const isPage = (file: string) => /\.html(\.br|\.gz)?$/.test(file)
  const put = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    renameSync(join(staging, file), join(folder, file))
  }
  // Make way where a file becomes a folder, or a folder becomes a file.
  const above = new Set(files.flatMap(foldersAbove))
  for (const file of removed) if (above.has(file)) rmSync(join(folder, file), { force: true })
  for (const file of files)
    if (tryStat(join(folder, file))?.isDirectory()) rmSync(join(folder, file), { recursive: true })
  for (const file of [...files.filter((file) => !isPage(file)), ...files.filter(isPage)]) put(file)
  for (const file of removed) if (tryStat(join(folder, file))?.isFile()) rmSync(join(folder, file))
  const emptied = removed.flatMap(foldersAbove)
  for (const each of emptied) tryTo(() => rmdirSync(join(folder, each))) // succeeds for empty folders only
  if (staged.includes(list)) put(list)
}

/** Renames a folder, then removes it: half removed, it must not pass for a site. On failure, a later build retries. */
function tryRemove(path: string): void {
  const gone = path.replace(/(new|old)\.\d+$/, `gone.${process.hrtime.bigint()}`)
  tryTo(() => {
    renameSync(path, gone)
    rmSync(gone, { recursive: true, force: true })
  })
}

function isReplaceable(dist: string): boolean {
  const stats = lstatSync(dist, { throwIfNoEntry: false })
  if (!stats) return true
  const target = tryStat(dist)
  if (!target) throw new CannotWrite(`${dist} is a broken link`)
  if (!target.isDirectory()) throw new CannotWrite(`${dist} is a file, but must be a folder`)
  if (stats.isSymbolicLink() || isMounted(dist)) return false
  return [dist, dirname(dist)].every((path) => isAllowed(path, constants.W_OK))
}

/** Whether a folder is the root of a file system or a bind mount, or holds one. The last two are found on Linux only. */
function isMounted(folder: string): boolean {
  const path = ` ${realpathSync(folder).replaceAll(' ', '\\040')}`
  const mounts = tryRead('/proc/self/mountinfo')
  const isOther = tryStat(folder)?.dev !== tryStat(dirname(folder))?.dev
  return isOther || [' ', '/'].some((end) => mounts?.includes(path + end))
}
