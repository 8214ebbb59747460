import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { filesIn } from '../cache/files.ts'
import { isBuilt } from '../dev/serve.ts'
import type { Options } from '../options.ts'

/** What the checker does not know yet: parts of CSS, a sandbox that grants a lot, and speculation rules. */
const FILTER = 'CSS:.*|.*sandbox.*|.*inline-speculation-rules.*'

/** `npm run check:html`: runs the Nu HTML checker on the pages in dist, but for those that are copied from public/. */
export async function run({ root }: Options): Promise<number> {
  const dist = join(root, 'dist')
  if (!isBuilt(dist)) return 1
  const copied = new Set(filesIn(join(root, 'public')))
  const pages = filesIn(dist).filter((file) => file.endsWith('.html') && !copied.has(file))
  const paths = pages.map((file) => join('dist', file))
  const checker = ['-jar', 'node_modules/vnu-jar/build/dist/vnu.jar', '--errors-only', '--filterpattern', FILTER]
  const { status, error } = spawnSync('java', [...checker, ...paths], { cwd: root, stdio: 'inherit' })
  if (error) console.error(`Java does not run: ${error.message}`)
  return status ?? 1
}
