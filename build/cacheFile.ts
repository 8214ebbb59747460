import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes a file of the cache, whole or not at all; in pieces, if it is given in pieces, so that it is never in memory as a
 * whole. Once its folder holds `most` files, those before it go.
 */
export function writeCacheFile(path: string, content: string | Uint8Array | Iterable<string>, most: number): void {
  const folder = dirname(path)
  mkdirSync(folder, { recursive: true })
  const old = readdirSync(folder)
  if (old.length >= most) for (const name of old) rmSync(join(folder, name), { force: true })
  const temporary = `${path}.${process.pid}.tmp`
  if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(temporary, content)
  else writePieces(temporary, content)
  renameSync(temporary, path)
}

function writePieces(path: string, pieces: Iterable<string>) {
  const file = openSync(path, 'w')
  try {
    for (const piece of pieces) writeFileSync(file, piece)
  } finally {
    closeSync(file)
  }
}
