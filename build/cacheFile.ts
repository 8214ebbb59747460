import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a file of the cache, whole or not at all. Once its folder holds `most` files, those before it go. */
export function writeCacheFile(path: string, content: string | Uint8Array, most: number): void {
  const folder = dirname(path)
  mkdirSync(folder, { recursive: true })
  const old = readdirSync(folder)
  if (old.length >= most) for (const name of old) rmSync(join(folder, name), { force: true })
  const temporary = `${path}.${process.pid}.tmp`
  writeFileSync(temporary, content)
  renameSync(temporary, path)
}
