import { join } from 'node:path'
import { Cache } from '../../build/cache/cache.ts'
import { textIn } from '../../build/cache/files.ts'
import { Inputs } from '../../build/cache/inputs.ts'
import { ContentReader } from '../../build/content/content.ts'
import { report } from '../../build/problems.ts'
import type { Loaded } from './loader.ts'

const [, , root = ''] = process.argv
const cache = new Cache(join(root, '.cache'))

process.on('message', async (file: string) => process.send?.(await load(file)))

/** Everything that a build does with content before pages are rendered. */
async function load(file: string): Promise<Loaded> {
  try {
    const { problems } = await new ContentReader(root, cache, new Inputs()).read()
    report(problems, textIn(root))
    const own = problems.filter((problem) => problem.file === file)
    return { problems: own.map(({ line, column, rule }) => ({ line, column, rule })) }
  } catch (error) {
    return { thrown: String((error as Error).stack) }
  }
}
