import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../build/build.ts'
import { dev } from '../../build/dev/dev.ts'
import { isError } from '../../build/problems.ts'
import { project } from '../helpers.ts'

/* Prints what a process of its own holds in memory, in bytes: after every stage of a build, or rebuild of a dev server. */

const [what, root = '', now = '', times = ''] = process.argv.slice(2)
const folders = { root, cache: join(root, '.cache'), dist: join(root, 'dist'), now }
const held: number[] = []
if (what === 'build') await builds()
else await rebuilds()
console.log(JSON.stringify(held))
process.exit()

async function builds() {
  const { problems } = await build({ ...folders, code: project, onStage: measure })
  if (problems.some(isError)) throw new Error(JSON.stringify(problems.find(isError)))
}

/** Code and content are changed in turn. */
async function rebuilds() {
  let told = () => {}
  const server = await dev({ ...folders, code: root, port: 0, log: () => told() })
  for (let time = 1; time <= Number(times); time += 1) {
    const done = new Promise<void>((resolve) => (told = resolve))
    if (time % 4 === 0) appendFileSync(join(root, 'src/components/Prose/Prose.tsx'), `// ${time}\n`)
    else appendFileSync(join(root, 'content/blog/02-stairs.md'), `\nA paragraph of change ${time}.\n`)
    await done
    for (const route of ['', 'about', 'gallery', 'blog/2']) await (await fetch(server.url + route)).text()
    measure()
  }
}

function measure() {
  // What buffers held is given back in the background, and has been when the next collection begins.
  for (let time = 0; time < 3; time += 1) globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  held.push(heapUsed + external)
}
