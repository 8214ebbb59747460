import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type DevOptions, DevServer } from '../../build/dev/dev.ts'
import { LiveSite } from '../../build/dev/liveSite.ts'
import type { Change } from '../../build/dev/overlay.ts'
import { open } from '../chromium/browser.ts'
import { article, type Files, type Fixture, freshCache, now, plainSite, startServer } from '../helpers.ts'
import { isFullRun, pickSome } from './smallSite.ts'

/* The dev server survives whatever is saved: problems appear over the last good page until they are fixed. */

const prose = 'src/components/Prose/Prose'
const file = 'content/blog/91.md'
const good = article({ id: 91, title: 'Ninety-one' }, 'Good.\n')

const site = plainSite(afterAll)
const log: string[] = []
const server = await new DevServer(options(site, { log: (line) => log.push(line) })).start()
const length = 'src/model/constants.ts'
const excerpt = 'src/model/article/excerpt.ts'
const redirects = 'content/redirects.yaml'
const sheet = 'src/styles/base.css'
const names = [length, redirects, excerpt, sheet, 'content/site.yaml', `${prose}.tsx`, `${prose}.module.css`]
const originals: Files = {
  [file]: good,
  'content/blog/90.md': article({ id: 90 }, 'See [this](/blog/91).\n'),
  ...Object.fromEntries(names.map((name) => [name, site.read(name)])),
}

afterAll(() => server.close())

// Restores what a test has left behind, and waits until the server has picked it up.
beforeEach(async () => {
  const left = Object.entries(originals).filter(([name, content]) => !site.has(name) || site.read(name) !== content)
  if (left.length > 0) await taken(() => site.write(Object.fromEntries(left)))
  await expect.poll(() => seen()).toMatchObject({ problems: '', words: expect.stringContaining('Good.') })
})

function options({ root }: Fixture, more: Partial<DevOptions> = {}): DevOptions {
  return { root, code: root, cache: freshCache(root), now, port: 0, log: () => {}, ...more }
}

/** The problems that a page passes to the browser, and the text of its main part. */
async function seen(route = 'blog/91'): Promise<Pick<Change, 'version' | 'problems'> & { words: string }> {
  // On a new connection: unlike browsers, Node does not retry when a kept-alive connection has been closed.
  const html = await (await fetch(server.url + route, { headers: { connection: 'close' } })).text()
  const [, told = '{}'] = /__events",(.*)\)<\/script>/.exec(html) ?? []
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  return { ...JSON.parse(told), words: main.replace(/<[^>]+>/g, ' ') }
}

const problemsShown = async () => (await seen()).problems
const words = async (route?: string) => (await seen(route)).words

/** Does something and waits until the server has picked it up. */
async function taken(act: () => void) {
  const { version } = await seen()
  act()
  await expect.poll(async () => (await seen()).version).not.toBe(version)
}

const loud = "export function excerpt() {\n  throw new Error('loud')\n}\n"
const shy = "export function Prose() {\n  throw new Error('shy')\n}\n"
const problems: [what: string, name: string, content: string | null, problem: RegExp][] = [
  ['an article saved half', file, good.slice(0, 40), /^content\/blog\/91\.md:1:1 error (?!.*-gone)/s],
  ['a dead link', file, `${good}[this](/abuot)\n`, /91\.md:13:1 error The link "\/abuot" leads nowhere/],
  ['a redirect to no section', redirects, '- { from: /a, to: /about#b }', /redirects\.yaml:1:\d+ error .*"\/about#b"/],
  ['an empty site.yaml', 'content/site.yaml', '', /^content\/site\.yaml:1:1 error /],
  ['a page in the place of another', 'public/about', 'x', /^public\/about error The address of about has two sources/],
  ['a rule that throws', excerpt, loud, /^src\/model\/article\/excerpt\.ts:2:9 error A rule of the model failed: loud/],
  ['a colour that nobody has', sheet, 'a { color: env(brand-x) }', /^src\S+brandColours\.ts:\d+:\d+ error .*"x"/],
  ['a component that throws', `${prose}.tsx`, shy, /^src\S+Prose\.tsx:2:9 error A component failed: shy \(on \/\S*\)/],
]

test.for(pickSome(problems, 1))('%s is reported over the last good page', async ([, name, content, problem]) => {
  site.write({ [name]: content })
  await expect.poll(() => log.some((line) => problem.test(line))).toBe(true) // before anybody looks at a page
  await expect.poll(problemsShown).toMatch(problem)
  expect(await words()).toContain('Good.')
  site.write({ [name]: originals[name] ?? null })
  await expect.poll(problemsShown).toBe('')
})

test('what was wrong with a state of the site is not said of the next one', async () => {
  const broken = plainSite()
  broken.write({ [excerpt]: loud })
  const live = new LiveSite(options(broken))
  await live.refresh(['src'])
  broken.write({ [excerpt]: originals[excerpt] ?? null, [file]: 'half' })
  await live.refresh([excerpt, file])
  expect(live.problems.map((problem) => problem.file)).toEqual([file])
  broken.write({ [excerpt]: loud, [file]: good })
  await live.refresh([excerpt, file])
  expect(live.problems.map((problem) => problem.file)).toEqual([excerpt])
  broken.write({ [excerpt]: originals[excerpt] ?? null })
  await live.refresh([excerpt])
  broken.write({ [file]: null, [`${prose}.tsx`]: shy })
  await live.refresh(['src'])
  const shown = live.html('/blog/1') // a source map is made to find the place in Prose
  await live.refresh(['content/about.yaml'])
  await shown
  expect(live.problems).toEqual([])
  await live.html('/blog/1')
  broken.write({ [`${prose}.tsx`]: originals[`${prose}.tsx`] ?? null })
  await live.refresh(['src'])
  expect(live.problems).toEqual([])
})

test('an error in the generator is told with its own place', async () => {
  const live = new LiveSite(options(plainSite()))
  await live.refresh(['src'])
  const styles = { of: () => expect.unreachable('late') }
  live.state = { ...live.state, styles } as never
  await live.html('/about')
  expect(live.problems).toMatchObject([
    { file: 'build/pages/document.ts', line: expect.any(Number), rule: 'generator' },
  ])
})

test('a rule of the model is followed as soon as it is saved', async () => {
  site.write({ [length]: site.read(length).replace('EXCERPT_LENGTH = 150', 'EXCERPT_LENGTH = 2') })
  await expect.poll(() => words('blog')).toContain(' Go... ')
})

/** What editors and git do when they save. */
const saves: Readonly<Record<string, () => Promise<void>>> = {
  async 'their own files are nobody’s business'() {
    const temporary = ['.1.md.swp', '1.md~', '#1.md#', '4913', '.#2.md', '1.md.tmp', '1.md___jb_tmp___', '1.md.bak']
    log.length = 0
    for (const name of temporary) writeFileSync(join(site.root, 'content/blog', name), 'half')
    symlinkSync('editor@host.1234', join(site.root, 'content/blog/.#1.md'))
    site.write({ [file]: good.replace('Good.', 'Good. Saved.') })
    await expect.poll(() => words()).toContain('Good. Saved.')
    for (const name of [...temporary, '.#1.md']) rmSync(join(site.root, 'content/blog', name))
    // On a busy machine, what the last test has saved may be told again.
    expect(log.filter((line) => !Object.keys(originals).some((name) => line.startsWith(`${name} in `)))).toEqual([])
  },

  async 'a file that is written aside and moved into place is seen'() {
    const path = join(site.root, file)
    writeFileSync(`${path}~`, good.replace('Good.', 'Good. Moved.'))
    renameSync(`${path}~`, path)
    await expect.poll(() => words()).toContain('Good. Moved.')
  },

  async 'an article that is renamed keeps its page'() {
    const [from, to] = [join(site.root, file), join(site.root, 'content/blog/one.md')]
    await taken(() => renameSync(from, to))
    await expect.poll(() => words()).toContain('Good.')
    await taken(() => renameSync(to, from))
  },

  ...Object.fromEntries(
    ['content/blog', 'content', 'src/components', 'src'].map((name) => [`${name} may vanish`, () => vanishes(name)]),
  ),

  async 'another branch: a hundred files at once'() {
    const names = Array.from({ length: 100 }, (_, index) => 100 + index)
    const many = (content: (id: number) => string | null) =>
      Object.fromEntries(names.map((id) => [`content/blog/more-${id}.md`, content(id)]))
    site.write(many((id) => article({ id })))
    await expect.poll(() => words('blog/199')).toContain('A first paragraph.')
    site.write(many(() => null))
    await expect.poll(async () => (await fetch(`${server.url}blog/199`)).status).toBe(404)
  },

  async 'a hundred saves in a row end with the last one'() {
    for (let time = 0; time <= 100; time += 1) site.write({ [file]: good.replace('Good.', `Good. Take ${time}.`) })
    await expect.poll(() => words()).toContain('Good. Take 100.')
  },
}

test.for(pickSome(Object.entries(saves), 1))('%s', ([, does]) => does())

async function vanishes(folder: string) {
  const path = join(site.root, folder)
  await taken(() => renameSync(path, join(site.root, 'away')))
  renameSync(join(site.root, 'away'), path)
  await expect.poll(problemsShown).toBe('')
  site.write({ [file]: good.replace('Good.', `Good. Back: ${folder}.`) })
  await expect.poll(() => words()).toContain(`Good. Back: ${folder}.`)
}

const { url } = server
test('seven tabs hear of a change, though a browser holds six connections to a host', async () => {
  await using first = await open('/blog/91', { url })
  const others = await Promise.all(Array.from({ length: 6 }, () => first.context().newPage()))
  for (const tab of others) await tab.goto(`${url}blog/91`)
  site.write({ [file]: good.replace('Good.', 'Good. Everywhere.') })
  for (const tab of [first, ...others]) await expect.poll(() => tab.textContent('main')).toContain('Good. Everywhere.')
  // When the tab that listens is closed, another one takes over.
  await first.close()
  site.write({ [file]: good.replace('Good.', 'Good. Once more.') })
  for (const tab of others) await expect.poll(() => tab.textContent('main')).toContain('Good. Once more.')
})

test.runIf(isFullRun)('a broken site shows its problems at the next free port, and then its pages', async () => {
  const port = Number(new URL(await startServer(createServer(), onTestFinished)).port)
  const broken = plainSite()
  const settings = broken.read('content/site.yaml')
  broken.write({ 'content/site.yaml': 'url: [' })
  const next = await new DevServer(options(broken, { port })).start()
  expect(Number(new URL(next.url).port)).toBeGreaterThan(port)
  expect(await (await fetch(next.url)).text()).toContain('content/site.yaml:1:')
  broken.write({ 'content/site.yaml': settings })
  await expect.poll(async () => (await fetch(`${next.url}about`)).status).toBe(200)
  await next.close()
})

// The memory of a build is measured in tests/bench/builds.ts.
test.runIf(isFullRun)('200 rebuilds need no more memory than 20, give or take a fifth', async () => {
  setFlagsFromString('--expose-gc')
  const all: number[] = []
  for (let time = 1; time <= 200; time += 1) {
    const name = time % 4 === 0 ? `${prose}.tsx` : file
    await taken(() => site.write({ [name]: `${originals[name]}\n${time % 4 === 0 ? '//' : ''} Change ${time}.\n` }))
    // Connections that are kept may be closed while one build of this process blocks both of their ends.
    const headers = { connection: 'close' }
    for (const route of ['', 'about', 'gallery', 'blog/2']) await (await fetch(server.url + route, { headers })).text()
    // Memory of buffers is released in the background.
    for (let turn = 0; turn < 3; turn += 1) runInNewContext('gc')()
    const { heapUsed, external } = process.memoryUsage()
    all.push(heapUsed + external)
  }
  expect((all.at(-1) ?? 0) / (all[19] ?? 0)).toBeLessThan(1.2)
})
