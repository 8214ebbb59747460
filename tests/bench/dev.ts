import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chosen, type Generator, installed, machine, ours, workFolder } from './generators.ts'
import { environment, median } from './measure.ts'

/*
 * Milliseconds from saving an article until its changed page is served.
 *   npx tsx tests/bench/dev.ts --articles 18,1000 --peers hugo,eleventy,astro --runs 5
 * This generator is asked for the page once it has notified the browser of the change, as a browser would do. The
 * others are polled until the change appears, so the time that they take to notify a browser is not counted.
 */

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '18,1000' },
    peers: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
})
const work = workFolder()
const lines: string[] = []
for (const generator of chosen(values.peers)) {
  const { folder, version } = installed(generator, work)
  for (const articles of values.articles.split(',').map(Number)) {
    const site = join(folder, 'site')
    mkdirSync(site)
    generator.write(site, articles)
    const { start, saves } = await measureServer(generator, site, Number(values.runs))
    const each = saves.map((time) => Math.round(time)).join(', ')
    lines.push(
      `| ${articles.toLocaleString('en')} | ${generator.name} ${version} | ${(start / 1000).toFixed(2)} | ${Math.round(median(saves))} | ${each} |`,
    )
    rmSync(site, { recursive: true })
  }
}
console.log(`${machine()}.\n\n| Articles | Dev server | Start s | Save to new HTML ms | Each |`)
console.log(['| ---: | --- | ---: | ---: | --- |', ...lines].join('\n'))

async function measureServer(generator: Generator, site: string, runs: number) {
  const port = await freePort()
  const [program = '', ...words] = generator.serve(port)
  const started = performance.now()
  const child = spawn(program, words, { cwd: site, env: environment, stdio: 'ignore', detached: true })
  const stop = () => stopGroup(child)
  process.once('exit', stop)
  try {
    const origin = `http://127.0.0.1:${port}`
    const page = `${origin}/blog/7${generator === ours ? '' : '/'}`
    await until(page, '</html>')
    const start = performance.now() - started
    const saves: number[] = []
    for (let run = 0; run <= runs; run += 1) {
      await wait(700) // so that the server does not merge two saves
      const text = `Edit ${run} of this article.`
      const told = generator === ours ? await subscribed(`${origin}/__events`) : undefined
      const saved = performance.now()
      appendFileSync(join(site, 'content/blog/7.md'), `\n${text}\n`)
      await told?.()
      await until(page, text)
      if (run > 0) saves.push(performance.now() - saved) // the first run is a warm-up
    }
    return { start, saves }
  } finally {
    stop()
    process.off('exit', stop)
  }
}

/** Requests a page until it contains a text. */
async function until(page: string, text: string): Promise<void> {
  const deadline = performance.now() + 120_000
  while (performance.now() < deadline) {
    const html = await fetch(page).then(
      (response) => response.text(),
      () => '',
    )
    if (html.includes(text)) return
    await wait(4)
  }
  throw new Error(`${page} never showed "${text}"`)
}

/** Subscribes to the events of the dev server. The returned function waits for the next change. */
async function subscribed(url: string): Promise<() => Promise<void>> {
  const { body } = await fetch(url)
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  return async () => {
    // The first event has the current version. Later ones may repeat that version with other problems.
    for (let text = ''; new Set(text.match(/"version":\d+/g)).size < 2; ) {
      const { value, done } = await reader.read()
      if (done) throw new Error(`${url} ended`)
      text += decoder.decode(value, { stream: true })
    }
    await reader.cancel()
  }
}

/** Kills the server and its child processes. */
function stopGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // it has already exited
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
