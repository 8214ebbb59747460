import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder to build in: in memory if there is enough, since builds make hundreds of files and disks vary. */
export const newFolder = (prefix: string) => mkdtempSync(join(inMemory() ? MEMORY : tmpdir(), prefix))

/** Whether `newFolder` uses memory. */
export const inMemory = () => existsSync(MEMORY) && free(MEMORY) > 2 ** 31

/** The free space on a folder's disk, in bytes. */
export function free(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const MEMORY = '/dev/shm'
