import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder to build in: in memory where there is plenty, since a build makes hundreds of files, and disks differ. */
export function newFolder(prefix: string): string {
  return mkdtempSync(join(inMemory() ? MEMORY : tmpdir(), prefix))
}

/** Whether that is in memory. */
export function inMemory(): boolean {
  return existsSync(MEMORY) && free(MEMORY) > 2 ** 31
}

/** The bytes for which the disk of a folder has room. */
export function free(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const MEMORY = '/dev/shm'
