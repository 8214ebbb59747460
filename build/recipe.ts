import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A fingerprint of the generator itself: its code and the versions of its packages. It is part of every cache key, so
 * that nothing made by another version is ever used. build/run.mjs has worked it out before.
 */
export function recipe(): string {
  known ??= process.env.GENERATOR_RECIPE ?? fingerprint()
  return known
}

let known: string | undefined

function fingerprint(): string {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const folders = [here, `${here}../src/model/`]
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => folder + name),
  )
  const hash = createHash('sha256')
  for (const file of [...files, `${here}../package-lock.json`]) hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
