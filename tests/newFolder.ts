import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder to build in: in memory where there is plenty, since a build makes hundreds of files, and disks differ. */
export function newFolder(prefix: string): string {
  return mkdtempSync(join(inMemory() ? MEMORY : tmpdir(), prefix))
}

/** Whether that is in memory. */
export function inMemory(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > 2 ** 31
}

const MEMORY = '/dev/shm'
