import { createRequire, SourceMap, type SourceMapping } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type * as Model from '../../src/model/index.ts'
import type { Problem } from '../../src/model/problem.ts'
import type * as Pages from '../../src/pages/index.tsx'
import { type Cache, cacheKey } from '../cache/cache.ts'
import { digestOf } from '../cache/files.ts'
import { generatorFingerprint, type Inputs } from '../cache/inputs.ts'
import { isError, type Result } from '../problems.ts'
import { type Bundle, bundleModel, bundlePages, endBundling, type NodeModule, sourceMapOf } from './bundle.ts'

/** What src/model exports: the schemas of content, and functions that turn valid content into the site. */
export type Rules = typeof Model

/** The rules, loaded and ready to run. The digest identifies them in cache keys. */
export type LoadedRules = Rules & { readonly digest: string }

/** The pages, ready to run, and what browsers get with them. */
export interface Code extends Bundle {
  readonly pages: typeof Pages
  /**
   * SVG files that name the firm's colours. Drawn before any page: when pages are the first that React renders, V8 lets
   * more garbage pile up (10,000 articles take 793 MB, instead of 490).
   */
  readonly drawings: Readonly<Record<string, string>>
}

/** Loads the rules of `<root>/src`, then its pages: reading content only has to wait for the rules. */
export function loadSrc(root: string, inputs: Inputs, cache: Cache) {
  process.env.GOGC ??= 'off' // like esbuild's own CLI: its process is short-lived, so it need not collect garbage
  const rules = loadRules(root, inputs, cache)
  return { rules, code: rules.then(() => loadCode(root, inputs, cache)).finally(endBundling) }
}

/** Loads the rules of `<root>/src`. dev passes no cache: while code is being edited, hardly any version recurs. */
export async function loadRules(root: string, inputs: Inputs, cache?: Cache): Promise<Result<LoadedRules | undefined>> {
  const keyOf = () => cacheKey('model', generatorFingerprint(), inputs.stateOf(join(root, 'src/model')))
  const { value, problems } = await cached(cache, keyOf, () => bundleModel(root))
  return runModule(root, value, problems, (rules: Rules, { text }) => ({ ...rules, digest: digestOf(text) }))
}

/** Loads the pages of `<root>/src`. The cache is optional, as for the rules. */
export async function loadCode(root: string, inputs: Inputs, cache?: Cache): Promise<Result<Code | undefined>> {
  const keyOf = () => cacheKey(generatorFingerprint(), inputs.stateOf(join(root, 'src')))
  const { value: bundle, problems } = await cached(cache, keyOf, () => bundlePages(root))
  return runModule(root, bundle?.module, problems, (pages: typeof Pages) => {
    return { ...(bundle as Bundle), pages, drawings: pages.drawings() }
  })
}

/** The problem for an error that a module of `<root>/src` threw, with its position in the source. */
async function srcProblem(error: unknown, root: string): Promise<Problem> {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const frames = [...stack.matchAll(FRAMES)]
  const name = (frames[0]?.[1] ?? 'pages.cjs') as NodeModule['name']
  const map = await sourceMapOf(root, name)
  const sources = map ? new SourceMap(JSON.parse(map)) : undefined
  const found = frames.map(([, , line, column]): Partial<SourceMapping> => {
    return sources?.findEntry(Number(line) - 1, Number(column) - 1) ?? {}
  })
  // A package may throw for what it was given: what gave it is at fault, even if it is not in the stack.
  const own = found.find(({ originalSource }) => originalSource?.startsWith('src/')) ?? {}
  const { originalSource, originalLine = 0, originalColumn = 0 } = own
  const at = originalSource && { file: originalSource, line: originalLine + 1, column: originalColumn + 1 }
  const what = name === 'model.cjs' ? 'rule of the model' : 'component'
  const remedy = `Correct the ${what}, or what it is given: "npm run check" may tell by whom.`
  return { file: 'src', ...at, rule: 'component', reason: `A ${what} failed: ${message}`, remedy }
}

/** The problem for an error that `<root>/src` threw; undefined when the generator itself threw it: it throws errors only. */
export async function thrownBySrc(error: unknown, root: string): Promise<Problem | undefined> {
  const isOwn = error instanceof Error && !String(error.stack).match(FRAMES)
  return isOwn ? undefined : srcProblem(error, root)
}

/** The modules of src in a stack, innermost first, and the positions in them. */
const FRAMES = /(model\.cjs|pages\.cjs):(\d+):(\d+)/g

async function cached<Value>(
  cache: Cache | undefined,
  keyOf: () => string,
  make: () => Promise<Result<Value | undefined>>,
): Promise<Result<Value | undefined>> {
  if (!cache) return make()
  const key = keyOf()
  const known = cache.get<Value>('code', key)
  if (known) return { value: known, problems: [] }
  const made = await make()
  // Not cached if a file has been saved since it was hashed.
  if (made.problems.length === 0 && keyOf() === key) cache.put('code', key, made.value)
  return made
}

/** Runs a module outside Node's module cache, so that dev can release old ones. Resolves packages from `root`. */
async function runModule<Exports, Value>(
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
    return { value: undefined, problems: [...problems, await srcProblem(error, root)] }
  }
}
