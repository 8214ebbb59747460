import { createRequire, SourceMap, type SourceMapping } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type * as Model from '../../src/model/index.ts'
import type { Problem } from '../../src/model/problem.ts'
import type * as Pages from '../../src/pages/index.tsx'
import { type Cache, cacheKey } from '../cache/cache.ts'
import { generatorFingerprint, type Inputs } from '../cache/inputs.ts'
import { isError, type Result } from '../problems.ts'
import { type Bundle, bundleModel, bundlePages, endBundling, type NodeModule, sourceMapOf } from './bundle.ts'

/** What src/model exports: the schemas of content, and what is made of content that keeps to them. */
export type Rules = typeof Model

/** The rules as they run. */
export interface LoadedRules {
  readonly rules: Rules
  readonly module: NodeModule
  /** Tells these rules from others. */
  readonly digest: string
}

/** The pages as they run, and what browsers get with them. */
export interface Code extends Bundle {
  readonly pages: typeof Pages
  /** The files of drawings, which ask for the firm's colours by name. */
  readonly drawings: Readonly<Record<string, string>>
}

/** All of src, on its way. */
export interface LoadingSrc {
  readonly rules: Promise<Result<LoadedRules | undefined>>
  readonly code: Promise<Result<Code | undefined>>
}

/** The rules of `<root>/src`, and then its pages: content waits for the rules alone. */
export function loadSrc(root: string, inputs: Inputs, cache: Cache): LoadingSrc {
  process.env.GOGC ??= 'off' // as esbuild's own command does it: its process ends here, and need not collect garbage
  const rules = loadRules(root, inputs, cache)
  return { rules, code: rules.then(() => loadCode(root, inputs, cache)).finally(endBundling) }
}

/** The rules of `<root>/src`. Without a cache they are bundled anew: while they are written, hardly any version comes again. */
export async function loadRules(root: string, inputs: Inputs, cache?: Cache): Promise<Result<LoadedRules | undefined>> {
  const digest = cacheKey(generatorFingerprint(), inputs.digestsIn(join(root, 'src/model')))
  const { value: module, problems } = await kept(cache, `model-${digest}`, () => bundleModel(root))
  return running(root, module, problems, (rules: Rules, module) => ({ rules, module, digest }))
}

/** The pages of `<root>/src`, with and without a cache as the rules. */
export async function loadCode(root: string, inputs: Inputs, cache?: Cache): Promise<Result<Code | undefined>> {
  const digest = cacheKey(generatorFingerprint(), inputs.digestsIn(join(root, 'src')))
  const { value: bundle, problems } = await kept(cache, digest, () => bundlePages(root))
  return running(root, bundle?.module, problems, (pages: typeof Pages) => {
    return { ...(bundle as Bundle), pages, drawings: pages.drawings() }
  })
}

/** An error that a module of `<root>/src` threw, placed in its source. */
export async function srcProblem(error: unknown, root: string, module: NodeModule): Promise<Problem> {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const { name } = module
  const [, line = 1, column = 1] = new RegExp(`${name}:(\\d+):(\\d+)`).exec(stack)?.map(Number) ?? []
  const map = await sourceMapOf(root, module)
  const found: Partial<SourceMapping> = map ? new SourceMap(JSON.parse(map)).findEntry(line - 1, column - 1) : {}
  const { originalSource, originalLine = 0, originalColumn = 0 } = found
  const at = originalSource && { file: originalSource, line: originalLine + 1, column: originalColumn + 1 }
  const what = name === 'model.cjs' ? 'rule of the model' : 'component'
  const remedy = `Correct the ${what}, or the content that it does not take.`
  return { file: 'src', ...at, rule: 'component', reason: `A ${what} failed: ${message}`, remedy }
}

/** The problem of an error that one of some modules threw; undefined when it comes from the generator itself. */
export async function thrownBySrc(
  error: unknown,
  root: string,
  modules: readonly (NodeModule | undefined)[],
): Promise<Problem | undefined> {
  const module = modules.find((each) => each && String((error as Error).stack).includes(`${each.name}:`))
  return module && srcProblem(error, root, module)
}

async function kept<Value>(
  cache: Cache | undefined,
  key: string,
  make: () => Promise<Result<Value | undefined>>,
): Promise<Result<Value | undefined>> {
  const known = cache?.get<Value>('code', key)
  if (known) return { value: known, problems: [] }
  const made = await make()
  if (made.problems.length === 0) cache?.put('code', key, made.value)
  return made
}

/** Runs a module, without the module cache, so that dev lets go of the old one. Packages are found from `root`. */
async function running<Exports, Value>(
  root: string,
  module: NodeModule | undefined,
  problems: readonly Problem[],
  toValue: (exports: Exports, module: NodeModule) => Value,
): Promise<Result<Value | undefined>> {
  if (!module || problems.some(isError)) return { value: undefined, problems }
  const filename = join(root, module.name)
  const holder = { exports: {} as Exports }
  try {
    const run = compileFunction(module.text, ['module', 'exports', 'require'], { filename })
    run(holder, holder.exports, createRequire(filename))
    return { value: toValue(holder.exports, module), problems }
  } catch (error) {
    return { value: undefined, problems: [...problems, await srcProblem(error, root, module)] }
  }
}
