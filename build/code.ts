import { createRequire, SourceMap, type SourceMapping } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type * as Pages from '../src/pages/index.tsx'
import type { Bundle } from './bundle.ts'
import { parseRules, type Rule } from './css.ts'
import { tryRead } from './inputs.ts'
import { type Problem, problem, type Result } from './problems.ts'

/** A bundle that runs. */
export interface Code extends Bundle {
  readonly pages: typeof Pages
  readonly rules: readonly Rule[]
}

/** Brings a bundle to life. `root` is where its packages are found. */
export function load(bundle: Bundle, root: string): Result<Code | undefined> {
  try {
    const pages = evaluate(bundle.server, join(root, 'pages.cjs'))
    return { value: { ...bundle, pages, rules: parseRules(bundle.css) }, problems: [] }
  } catch (error) {
    return { value: undefined, problems: [sourceProblem(error, bundle)] }
  }
}

/** An error that a component threw, placed in its source through the bundle's source map. */
export function sourceProblem(error: unknown, { sourceMap }: Bundle): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [, line, column] = /pages\.cjs:(\d+):(\d+)/.exec(stack) ?? []
  const map = new SourceMap(JSON.parse(sourceMap))
  const entry = map.findEntry(Number(line ?? 1) - 1, Number(column ?? 1) - 1) as Partial<SourceMapping>
  const file = (line && entry.originalSource) || 'src'
  const note = 'Correct the component, or the content that it cannot show.'
  const at =
    file === 'src'
      ? {}
      : {
          line: (entry.originalLine ?? 0) + 1,
          column: (entry.originalColumn ?? 0) + 1,
          source: tryRead(file)?.toString(),
        }
  return problem({ file, ...at, rule: 'component', reason: `A component failed: ${message}`, note })
}

/** Whether an error comes from src, and not from the generator itself. */
export function isThrownByPages(error: unknown): boolean {
  return error instanceof Error && /pages\.cjs:\d/.test(error.stack ?? '')
}

/** Runs the server bundle without the module cache, so that a dev server that does it again and again lets go of the old one. */
function evaluate(code: string, filename: string): typeof Pages {
  const module = { exports: {} as typeof Pages }
  compileFunction(code, ['module', 'exports', 'require'], { filename })(module, module.exports, createRequire(filename))
  return module.exports
}
