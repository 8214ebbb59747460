import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../..')

/**
 * The fingerprint of the generator: its code, the model that it shares with the site, and the versions of its packages. It
 * is part of cache keys, so that nothing made by another version is ever used.
 */
export function generatorFingerprint(): string {
  generator ??= fingerprint([...filesOf('build'), ...filesOf('src/model'), 'package.json', 'package-lock.json'])
  return generator
}

let generator: string | undefined

/** The fingerprint of some files of this project: of a step whose result depends on them alone. */
export function fingerprint(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(project, file)))
  return hash.digest('hex')
}

function filesOf(folder: string): string[] {
  return readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()
}
