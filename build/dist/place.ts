import { constants, lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Problem } from '../../src/model/problem.ts'
import { filesIn, isAllowed, tryRead, tryStat, tryTo } from '../cache/files.ts'
import { foldersAbove } from './claims.ts'

/** Why dist cannot be written, in words for the person who builds. */
export class CannotWrite extends Error {}

/** The problem of a dist that cannot be written; undefined for an error of another kind, which is a fault of ours. */
export function cannotWrite(error: unknown): Problem | undefined {
  if (!(error instanceof CannotWrite) && !(error as NodeJS.ErrnoException).syscall) return undefined
  const reason = `dist could not be written: ${(error as Error).message}`
  const remedy = 'Mend that, then build again; dist is as it was.'
  return { file: 'dist', rule: 'cannot-write', reason, remedy }
}

/** How a staged site comes to stand in dist. */
export interface Place {
  /** The folder that is written into, links followed. */
  readonly folder: string
  /** Where files are staged: on the same file system as the folder. */
  readonly staging: string
  readonly lock: string
  /** Whether the folder is replaced as a whole; else files are put into it one by one. */
  readonly whole: boolean
}

/**
 * Where dist is, and what may be done there. A folder of our own is replaced as a whole, so that there is never half a
 * site. A link, a mount point, and a folder in one that may not be written, are somebody's: they are written into.
 * Throws `CannotWrite` for what is no folder.
 */
export function placeOf(dist: string): Place {
  const whole = isReplaceable(dist)
  const folder = whole ? dist : realpathSync(dist)
  const beside = (name: string) =>
    whole ? join(dirname(dist), `.${basename(dist)}.${name}`) : join(folder, `.dist.${name}`)
  return { folder, whole, staging: beside(`new.${process.pid}`), lock: beside('lock') }
}

/** Mends what a killed build left: after a kill between the two renames of a swap the old site is put back. */
export function recover({ folder, whole, staging }: Place): void {
  const parent = dirname(staging)
  const prefix = basename(staging).replace(/new\.\d+$/, '')
  const left = readdirSync(parent).filter((name) => name.startsWith(prefix) && /(new|old|gone)\.\d+$/.test(name))
  const old = left.find((name) => name.startsWith(`${prefix}old.`))
  if (whole && old && !tryStat(folder)) renameSync(join(parent, old), folder)
  for (const name of left) tryRemove(join(parent, name))
}

/** Puts the staged folder in the place of the old one. */
export function swap({ folder, staging }: Place): void {
  const old = staging.replace(/new(?=\.\d+$)/, 'old')
  if (tryStat(folder)) renameSync(folder, old)
  try {
    renameSync(staging, folder)
  } catch (error) {
    if (tryStat(old)) renameSync(old, folder)
    throw error
  }
  tryRemove(old)
}

/**
 * Puts files in one by one: what pages name before the pages, removals behind them, so that visitors find everything, and the
 * list of our files last: after a kill the old one says what is to be removed.
 */
export function settle({ folder, staging }: Place, removed: readonly string[], list: string): void {
  const files = filesIn(staging).filter((file) => file !== list)
  const isPage = (file: string) => /\.html(\.br|\.gz)?$/.test(file)
  const put = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    renameSync(join(staging, file), join(folder, file))
  }
  // A file that becomes a folder, or a folder that becomes a file.
  const above = new Set(files.flatMap(foldersAbove))
  for (const file of removed) if (above.has(file)) rmSync(join(folder, file), { force: true })
  for (const file of files)
    if (tryStat(join(folder, file))?.isDirectory()) rmSync(join(folder, file), { recursive: true })
  for (const file of [...files.filter((file) => !isPage(file)), ...files.filter(isPage)]) put(file)
  for (const file of removed) if (tryStat(join(folder, file))?.isFile()) rmSync(join(folder, file))
  if (tryStat(join(staging, list))) put(list)
  tryRemove(staging)
}

/** Removes something, under another name: half removed, it must not be taken for a site. Else a later build does. */
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
  if (!target) throw new CannotWrite(`${dist} is a link that leads nowhere`)
  if (!target.isDirectory()) throw new CannotWrite(`${dist} is a file, where a folder belongs`)
  if (stats.isSymbolicLink() || isMountPoint(dist)) return false
  return [dist, dirname(dist)].every((path) => isAllowed(path, constants.W_OK))
}

/** A file system of its own, or a part of one that is mounted here, which only Linux tells. */
function isMountPoint(folder: string): boolean {
  const isOther = tryStat(folder)?.dev !== tryStat(dirname(folder))?.dev
  return isOther || tryRead('/proc/self/mountinfo')?.includes(` ${realpathSync(folder)} `) === true
}
