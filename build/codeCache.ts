import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { type Bundle, bundle } from './bundle.ts'
import { writeCacheFile } from './cacheFile.ts'
import { type Code, load } from './code.ts'
import type { Inputs } from './inputs.ts'
import { isError, type Result } from './problems.ts'
import { recipe } from './recipe.ts'
import { sourceFiles } from './sources.ts'

/** The code of `<root>/src`, bundled only when it is not the code of the last build. */
export async function loadCode(root: string, cache: string, inputs: Inputs): Promise<Result<Code | undefined>> {
  const path = join(cache, 'code', keyOf(root, inputs))
  const known = tryRead(path)
  if (known) return load(known, root)
  const { value, problems } = await bundle(root, { shortNames: true })
  if (!value || problems.some(isError)) return { value: undefined, problems }
  if (problems.length === 0) writeCacheFile(path, serialize(value), KEPT)
  const loaded = load(value, root)
  return { value: loaded.value, problems: [...problems, ...loaded.problems] }
}

function keyOf(root: string, inputs: Inputs): string {
  const hash = createHash('sha256').update(recipe())
  for (const file of sourceFiles(root)) hash.update(`\0${file}\0${inputs.digest(join(root, file))}`)
  return hash.digest('hex').slice(0, 24)
}

function tryRead(path: string): Bundle | undefined {
  try {
    return deserialize(readFileSync(path))
  } catch {
    return undefined
  }
}

/** The code of a few versions is kept: going back to another branch should be quick, too. */
const KEPT = 8
