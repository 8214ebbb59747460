import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { dev } from '../../build/dev/dev.ts'
import { freshCache, now } from '../helpers.ts'
import { plainSite } from './plainSite.ts'
import { full } from './sample.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Bytes that this process holds. What buffers held is given back in the background. */
function held(): number {
  for (let time = 0; time < 3; time += 1) collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

// In the long form only. What a build holds is measured by tests/bench/builds.ts.
test.runIf(full)('dev needs no more memory after 200 rebuilds than after 20, give or take a fifth', async () => {
  const { root } = plainSite()
  let told = () => {}
  const options = { root, code: root, cache: freshCache(root), dist: join(root, 'dist'), now, port: 0 }
  const server = await dev({ ...options, log: () => told() })
  const all: number[] = []
  for (let time = 1; time <= 200; time += 1) {
    const done = new Promise<void>((resolve) => (told = resolve))
    if (time % 4 === 0) appendFileSync(join(root, 'src/components/Prose/Prose.tsx'), `// ${time}\n`)
    else appendFileSync(join(root, 'content/blog/02-stairs.md'), `\nA paragraph of change ${time}.\n`)
    await done
    for (const route of ['', 'about', 'gallery', 'blog/2']) await (await fetch(server.url + route)).text()
    all.push(held())
  }
  await server.close()
  expect((all.at(-1) ?? 0) / (all[19] ?? 0)).toBeLessThan(1.2)
})
