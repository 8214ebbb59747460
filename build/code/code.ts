import { createRequire, SourceMap, type SourceMapping } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { Problem } from '../../src/model/problem.ts'
import type * as Pages from '../../src/pages/index.tsx'
import { type Cache, cacheKey } from '../cache/cache.ts'
import { filesIn } from '../cache/files.ts'
import { generatorFingerprint } from '../cache/fingerprint.ts'
import type { Inputs } from '../cache/inputs.ts'
import { isError, type Result } from '../problems.ts'
import { type Bundle, bundle } from './bundle.ts'

/** A bundle that runs. */
export interface Code extends Bundle {
  readonly pages: typeof Pages
  /** The file of drawings, which asks for the firm's colours by name. */
  readonly drawings: string
}

/** The code of `<root>/src`, bundled only when it is not in the cache. */
export async function loadCode(root: string, cache: Cache, inputs: Inputs): Promise<Result<Code | undefined>> {
  const files = filesIn(join(root, 'src')).map((file) => [file, inputs.digest(join(root, 'src', file))])
  const key = cacheKey(generatorFingerprint(), files)
  const known = cache.get<Bundle>('code', key)
  if (known) return evaluate(known, root)
  const bundled = await bundle(root)
  if (bundled.value && bundled.problems.length === 0) cache.put('code', key, bundled.value)
  return evaluated(bundled, root)
}

/** The code of `<root>/src`, bundled anew: while it is written, hardly any version comes again. */
export async function freshCode(root: string): Promise<Result<Code | undefined>> {
  return evaluated(await bundle(root), root)
}

function evaluated({ value, problems }: Result<Bundle | undefined>, root: string): Result<Code | undefined> {
  if (!value || problems.some(isError)) return { value: undefined, problems }
  const code = evaluate(value, root)
  return { value: code.value, problems: [...problems, ...code.problems] }
}

/** An error that a component threw, placed in its source through the bundle's source map. */
export function componentProblem(error: unknown, { sourceMap }: Bundle): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [, line = 1, column = 1] = /pages\.cjs:(\d+):(\d+)/.exec(stack)?.map(Number) ?? []
  const map = new SourceMap(JSON.parse(sourceMap))
  const {
    originalSource,
    originalLine = 0,
    originalColumn = 0,
  }: Partial<SourceMapping> = map.findEntry(line - 1, column - 1)
  const at = originalSource && { file: originalSource, line: originalLine + 1, column: originalColumn + 1 }
  const remedy = 'Correct the component, or the content that it cannot show.'
  return { file: 'src', ...at, rule: 'component', reason: `A component failed: ${message}`, remedy }
}

/** Whether an error comes from src, and not from the generator itself. */
export function isThrownByPages(error: unknown): boolean {
  return error instanceof Error && /pages\.cjs:\d/.test(error.stack ?? '')
}

/**
 * Brings a bundle to life, without the module cache, so that a dev server that does it again and again lets go of the old
 * one. Packages are found from `root`.
 */
function evaluate(bundle: Bundle, root: string): Result<Code | undefined> {
  const filename = join(root, 'pages.cjs')
  const module = { exports: {} as typeof Pages }
  try {
    const run = compileFunction(bundle.server, ['module', 'exports', 'require'], { filename })
    run(module, module.exports, createRequire(filename))
    return { value: { ...bundle, pages: module.exports, drawings: module.exports.drawings() }, problems: [] }
  } catch (error) {
    return { value: undefined, problems: [componentProblem(error, bundle)] }
  }
}
