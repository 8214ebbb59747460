import { createRequire, SourceMap, type SourceMapping } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { Problem } from '../../src/model/problem.ts'
import type * as Pages from '../../src/pages/index.tsx'
import { type Cache, cacheKey } from '../cache/cache.ts'
import { generatorFingerprint, type Inputs } from '../cache/inputs.ts'
import { isError, type Result } from '../problems.ts'
import { type Bundle, bundle } from './bundle.ts'

/** A bundle that runs. */
export interface Code extends Bundle {
  readonly pages: typeof Pages
  /** The files of drawings, which ask for the firm's colours by name. */
  readonly drawings: Readonly<Record<string, string>>
}

/** The code of `<root>/src`, bundled only when it is not in the cache. */
export async function loadCode(root: string, cache: Cache, inputs: Inputs): Promise<Result<Code | undefined>> {
  const key = cacheKey(generatorFingerprint(), inputs.digestsIn(join(root, 'src')))
  const known = cache.get<Bundle>('code', key)
  const bundled = known ? { value: known, problems: [] } : await bundle(root)
  if (!known && bundled.problems.length === 0) cache.put('code', key, bundled.value)
  return evaluate(bundled, root)
}

/** The code of `<root>/src`, bundled anew: while it is written, hardly any version comes again. */
export async function freshCode(root: string): Promise<Result<Code | undefined>> {
  return evaluate(await bundle(root), root)
}

/** An error that a component threw, placed in its source through the bundle's source map. */
export function componentProblem(error: unknown, { sourceMap }: Bundle): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [, line = 1, column = 1] = /pages\.cjs:(\d+):(\d+)/.exec(stack)?.map(Number) ?? []
  const map = new SourceMap(JSON.parse(sourceMap))
  const found: Partial<SourceMapping> = map.findEntry(line - 1, column - 1)
  const { originalSource, originalLine = 0, originalColumn = 0 } = found
  const at = originalSource && { file: originalSource, line: originalLine + 1, column: originalColumn + 1 }
  const remedy = 'Correct the component, or the content that it cannot show.'
  return { file: 'src', ...at, rule: 'component', reason: `A component failed: ${message}`, remedy }
}

/** Whether an error comes from src, and not from the generator itself. */
export function isThrownByPages(error: unknown): boolean {
  return error instanceof Error && /pages\.cjs:\d/.test(error.stack ?? '')
}

/** Runs a bundle, without the module cache, so that dev lets go of the old one. Packages are found from `root`. */
function evaluate({ value, problems }: Result<Bundle | undefined>, root: string): Result<Code | undefined> {
  if (!value || problems.some(isError)) return { value: undefined, problems }
  const filename = join(root, 'pages.cjs')
  const module = { exports: {} as typeof Pages }
  try {
    const run = compileFunction(value.server, ['module', 'exports', 'require'], { filename })
    run(module, module.exports, createRequire(filename))
    return { value: { ...value, pages: module.exports, drawings: module.exports.drawings() }, problems }
  } catch (error) {
    return { value: undefined, problems: [...problems, componentProblem(error, value)] }
  }
}
