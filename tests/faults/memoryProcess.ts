import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { dev } from '../../build/dev/dev.ts'

/* Rebuilds a site many times, code and content in turn, and prints the heap after 20 times and at the end. */

const [, , root = '', now = '', times = ''] = process.argv
let told = () => {}
const folders = { root, code: root, cache: join(root, '.cache'), dist: join(root, 'dist') }
const server = await dev({ ...folders, now, port: 0, log: () => told() })
const component = join(root, 'src/components/Prose/Prose.tsx')
const heaps: number[] = []

for (let time = 1; time <= Number(times); time += 1) {
  const done = new Promise<void>((resolve) => (told = resolve))
  if (time % 4 === 0) appendFileSync(component, `// ${time}\n`)
  else appendFileSync(join(root, 'content/blog/02-stairs.md'), `\nA paragraph of change ${time}.\n`)
  await done
  for (const route of ['', 'about', 'gallery', 'blog/2']) await (await fetch(server.url + route)).text()
  if (time === 20 || time === Number(times)) heaps.push(heap())
}
console.log(JSON.stringify(heaps))
process.exit()

function heap(): number {
  for (let time = 0; time < 3; time += 1) globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
