import { join } from 'node:path'
import { readContent } from '../../build/content.ts'
import { report } from '../../build/problems.ts'
import { Records } from '../../build/records.ts'
import type { Loaded } from './loader.ts'

const [, , root = ''] = process.argv

process.on('message', (file: string) => process.send?.(load(file)))

/** Everything that a build does with content before pages are rendered. */
function load(file: string): Loaded {
  try {
    const { value, problems } = readContent(root, new Records(join(root, '.cache')))
    for (const article of value.source?.articles ?? []) article.blocks()
    report(problems)
    const own = problems.filter((problem) => problem.file === file)
    return { problems: own.map(({ line, column, ruleId }) => ({ line, column, rule: ruleId })) }
  } catch (error) {
    return { thrown: String((error as Error).stack) }
  }
}
