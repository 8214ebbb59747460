import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Dev, dev } from '../../build/dev.ts'
import { open } from '../browser/browser.ts'
import { article, type Files, now } from '../helpers.ts'
import { type PlainSite, plainSite } from './plainSite.ts'

/*
 * The dev server survives whatever is saved: what is wrong reaches the browser, the last good page stays, and both mend
 * themselves.
 */

/** How long something may take that is waited for. */
const soon = { timeout: 10_000 }

let site: PlainSite
let server: Dev
let events: Events
let originals: Files

beforeAll(async () => {
  site = plainSite()
  originals = {
    'content/blog/1.md': article({ id: 1 }, 'Good.\n'),
    'content/site.yaml': site.read('content/site.yaml'),
    'src/styles/base.css': site.read('src/styles/base.css'),
    'src/pages/index.tsx': site.read('src/pages/index.tsx'),
    'src/components/Prose/Prose.tsx': site.read('src/components/Prose/Prose.tsx'),
    'src/components/Prose/Prose.module.css': site.read('src/components/Prose/Prose.module.css'),
  }
  site.write(originals)
  server = await dev({ root: site.root, now, port: 0, log: () => {} })
  events = await Events.open(server.url)
})
afterAll(async () => {
  events?.close()
  await server?.close()
  site?.remove()
})
beforeEach(async () => {
  for (const [file, content] of Object.entries(originals))
    if (!existsSync(join(site.root, file)) || site.read(file) !== content) site.write({ [file]: content })
  await events.quiet(100)
  await expect.poll(() => shown(), soon).toMatch(/^(?!.* error ).*Good\./s)
})

interface Change {
  readonly kind: 'page' | 'styles' | 'problems'
  readonly problems: string
}

/** What the dev server tells browsers. */
class Events {
  private readonly changes: Change[] = []

  private constructor(private readonly request: { destroy(): void }) {}

  static open(url: string): Promise<Events> {
    return new Promise((resolve) => {
      const request = get(`${url}__events`, (response) => {
        const events = new Events(request)
        let text = ''
        response.on('error', () => {})
        response.on('data', (data) => {
          text += data
          const messages = text.split('\n\n')
          text = messages.pop() ?? ''
          for (const message of messages) events.take(/^data: (.*)$/m.exec(message)?.[1])
        })
        resolve(events)
      })
    })
  }

  /** The next change that is told and of which something is true. */
  async next(wanted: (change: Change) => boolean = () => true): Promise<Change> {
    for (;;) {
      const change = this.changes.shift()
      if (change && wanted(change)) return change
      if (!change) await setTimeout(5)
    }
  }

  /** Waits until nothing more is told. */
  async quiet(milliseconds: number) {
    do {
      this.forget()
      await setTimeout(milliseconds)
    } while (this.changes.length > 0)
  }

  told(): readonly Change[] {
    return this.changes
  }

  forget() {
    this.changes.length = 0
  }

  close() {
    this.request.destroy()
  }

  private take(data: string | undefined) {
    if (data) this.changes.push(JSON.parse(data))
  }
}

/** Saves files and waits until browsers are told. */
async function save(files: Files, wanted?: (change: Change) => boolean): Promise<Change> {
  events.forget()
  site.write(files)
  return events.next(wanted)
}

/** On a connection of its own: unlike browsers, Node does not ask again on a new one when a kept one has gone. */
async function shown(route = 'blog/1'): Promise<string> {
  return (await fetch(server.url + route, { headers: { connection: 'close' } })).text()
}

/** The words of a page's main part. */
async function words(route?: string): Promise<string> {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(await shown(route)) ?? []
  return main.replace(/<[^>]+>/g, ' ')
}

const good = ({ problems }: Change) => !problems.includes(' error ')
const bad = ({ problems }: Change) => problems.includes(' error ')

describe('problems reach the browser with their place, the last good page stays, and both mend themselves', () => {
  const text = article({ id: 1 }, 'Good.\n')
  test.each<[what: string, file: string, content: string, problem: RegExp]>([
    ['an article saved half', 'content/blog/1.md', text.slice(0, 40), /^content\/blog\/1\.md:1:1 error /],
    ['an article saved empty', 'content/blog/1.md', '', /^content\/blog\/1\.md:1:1 error /],
    [
      'an unknown key',
      'content/blog/1.md',
      text.replace('title:', 'titel:'),
      /^content\/blog\/1\.md:3:1 error Unknown key "titel"/m,
    ],
    [
      'a text nested too deeply',
      'content/blog/1.md',
      `${text}${'- '.repeat(10_000)}a`,
      /^content\/blog\/1\.md:13:1 error The text cannot be read/,
    ],
    ['a bad site.yaml', 'content/site.yaml', 'url: [', /^content\/site\.yaml:1:\d+ error This is not valid YAML/],
    ['an empty site.yaml', 'content/site.yaml', '', /^content\/site\.yaml:1:1 error /],
    [
      'a syntax error in a component',
      'src/components/Prose/Prose.tsx',
      'export function Prose( {',
      /^src\/components\/Prose\/Prose\.tsx:1:25 error /,
    ],
    [
      'a component without its export',
      'src/components/Prose/Prose.tsx',
      'export const Other = 1',
      /^src\/pages\/.*error No matching export/m,
    ],
    [
      'a component that throws when it is loaded',
      'src/components/Prose/Prose.tsx',
      "throw new Error('loud')\nexport const Prose = 1",
      /^src\/components\/Prose\/Prose\.tsx:1:7 error A component failed: loud/,
    ],
    [
      'a route table that throws',
      'src/pages/index.tsx',
      "export * from './Home/Home.tsx'\nexport function* toPages() { throw new Error('lost') }",
      /error A component failed: lost/,
    ],
    [
      'a class that is not there',
      'src/components/Prose/Prose.module.css',
      '.other { color: red }',
      /error There is no class "prose"/,
    ],
    [
      'a broken style sheet',
      'src/components/Prose/Prose.module.css',
      '.prose { color: red } }',
      /^src\/components\/Prose\/Prose\.module\.css:\d+:\d+ error /,
    ],
    ['a broken sheet of the whole site', 'src/styles/base.css', '@media {{', /^src\/styles\/base\.css:1:\d+ error /],
    ['a sheet of the whole site that is gone', 'src/styles/base.css', null as never, /^src\/styles\/base\.css error /],
  ])('%s', async (_, file, content, problem) => {
    const { kind, problems } = await save({ [file]: content }, bad)
    expect(problems).toMatch(problem)
    expect(kind).toBe('problems')
    expect(await words()).toContain('Good.')
    expect(await shown()).toContain(JSON.stringify(problems).slice(1, 60))
    expect((await save({ [file]: originals[file] ?? '' }, good)).problems).not.toContain(' error ')
    expect(await shown()).not.toContain(' error ')
  })

  test('a component that throws when its page is rendered', async () => {
    const file = 'src/components/Prose/Prose.tsx'
    site.write({ [file]: "export function Prose() {\n  throw new Error('shy')\n}\n" })
    await expect.poll(() => shown(), soon).toContain(`${file}:2:9 error A component failed: shy [component]`)
    expect(await words()).toContain('Good.')
    expect(await words('about')).not.toContain('Not ready')
    site.write({ [file]: originals[file] ?? '' })
    await expect.poll(() => shown(), soon).not.toContain(' error ')
  })
})

describe('what editors and git do', () => {
  test('their own files are nobody’s business', async () => {
    await events.quiet(500)
    const temporary = ['.1.md.swp', '1.md~', '#1.md#', '4913', '.#2.md', '1.md.tmp', '1.md___jb_tmp___', '1.md.bak']
    for (const name of temporary) writeFileSync(join(site.root, 'content/blog', name), 'half')
    symlinkSync('editor@host.1234', join(site.root, 'content/blog/.#1.md'))
    await setTimeout(200)
    expect(events.told()).toEqual([])
    expect((await save({ 'content/blog/1.md': article({ id: 1 }, 'Good. Saved.\n') })).problems).toBe('')
    expect(await words()).toContain('Good. Saved.')
    for (const name of [...temporary, '.#1.md']) rmSync(join(site.root, 'content/blog', name))
  })

  test('a file that is written aside and moved into place is seen', async () => {
    const path = join(site.root, 'content/blog/1.md')
    writeFileSync(`${path}~`, article({ id: 1 }, 'Good. Moved.\n'))
    renameSync(`${path}~`, path)
    await expect.poll(() => words(), soon).toContain('Good. Moved.')
  })

  test('an article that is renamed keeps its page', async () => {
    events.forget()
    renameSync(join(site.root, 'content/blog/1.md'), join(site.root, 'content/blog/one.md'))
    await events.next(good)
    expect(await words()).toContain('Good.')
    events.forget()
    renameSync(join(site.root, 'content/blog/one.md'), join(site.root, 'content/blog/1.md'))
    await events.next(good)
    expect(await words()).toContain('Good.')
  })

  test.each(['content/blog', 'content', 'src/components', 'src'])('%s may vanish and return', async (folder) => {
    const path = join(site.root, folder)
    events.forget()
    renameSync(path, join(site.root, 'away'))
    await events.next()
    renameSync(join(site.root, 'away'), path)
    await events.next(good)
    expect(await words()).toContain('Good.')
    const { problems } = await save({ 'content/blog/1.md': article({ id: 1 }, `Good. Back: ${folder}.\n`) }, good)
    expect(problems).toBe('')
    await expect.poll(() => words(), soon).toContain(`Good. Back: ${folder}.`)
    await save({ 'src/components/Prose/Prose.tsx': `${originals['src/components/Prose/Prose.tsx']}\n` }, good)
  })

  test('another branch: a hundred files at once', async () => {
    const many = Array.from({ length: 100 }, (_, index) => [
      `content/blog/more-${index}.md`,
      article({ id: 100 + index }),
    ])
    await save(Object.fromEntries(many))
    await expect.poll(() => words('blog/199'), soon).toContain('A first paragraph.')
    await save(Object.fromEntries(many.map(([name]) => [name, null])))
    await expect.poll(async () => (await fetch(`${server.url}blog/199`)).status, soon).toBe(404)
  })

  test('a hundred saves in a row end with the last one', async () => {
    for (let time = 0; time <= 100; time += 1)
      site.write({ 'content/blog/1.md': article({ id: 1 }, `Good. Take ${time}.\n`) })
    await expect.poll(() => words(), soon).toContain('Good. Take 100.')
  })
})

test('a changed style sheet is announced as such, and anything else as a page', async () => {
  await events.quiet(500)
  const css = 'src/components/Prose/Prose.module.css'
  expect(await save({ [css]: `${originals[css]}\n.prose { accent-color: red }\n` })).toEqual({
    kind: 'styles',
    problems: '',
  })
  expect(await shown()).toContain('accent-color:red')
  await events.quiet(500) // a save is told in two halves when the machine is busy between them
  expect(await save({ 'content/blog/1.md': article({ id: 1 }, 'Good. Styled.\n') })).toEqual({
    kind: 'page',
    problems: '',
  })
})

test('in a browser: the overlay stands over the last good page and goes away by itself; styles keep scroll and state', async () => {
  await events.quiet(500)
  await using page = await open('/blog/1', { url: server.url.replace(/\/$/, '') })
  const overlay = page.locator('dev-overlay pre')
  await page.evaluate(() => Object.assign(window, { same: true }))
  site.write({ 'src/components/Prose/Prose.module.css': '.prose { color: rgb(1, 2, 3) }' })
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('head style')].some((style) => style.textContent?.includes('#010203')),
      ),
    )
    .toBe(true)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)

  site.write({ 'content/blog/1.md': '---\nid: <script>\n---\n' })
  await expect.poll(() => overlay.textContent(), soon).toContain('content/blog/1.md:2:1 error')
  expect(await page.textContent('main')).toContain('Good.')
  await page.reload()
  await expect.poll(() => overlay.textContent(), soon).toContain('content/blog/1.md:2:1 error')
  expect(await page.textContent('main')).toContain('Good.')

  site.write({ 'content/blog/1.md': article({ id: 1 }, 'Good. Mended.\n') })
  await expect.poll(() => page.textContent('main'), soon).toContain('Good. Mended.')
  expect(await overlay.count()).toBe(0)
  expect(page.errors).toEqual([])
})

describe('the address', () => {
  test('a port in use gives the next free one', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const second = await dev({ root: site.root, now, port, log: () => {} })
    expect(Number(new URL(second.url).port)).toBeGreaterThan(port)
    expect((await fetch(second.url)).status).toBe(200)
    await second.close()
    other.close()
  })

  test.each([
    ['attack.example', 403],
    ['localhost.attack.example', 403],
    ['127.0.0.1.attack.example', 403],
    ['', 403],
    ['localhost', 200],
    ['localhost:4000', 200],
    ['site.localhost', 200],
    ['127.0.0.1', 200],
    ['192.168.1.20:4000', 200],
    ['[::1]:4000', 200],
  ])('asked as %j it answers %i', async (host, status) => {
    expect((await ask('/', host)).status).toBe(status)
  })

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/icons/..%2f..%2fpackage.json',
    '/..%5cpackage.json',
    '//etc/passwd',
    '/%00/package.json',
    '/icons/192.png%00.html',
    '/%',
    '/%ff',
    '/constructor',
    '/__proto__',
    '/content/site.yaml',
    '/.env',
    '/etc/passwd',
  ])('%s is not served', async (path) => {
    const { status, text } = await ask(path, 'localhost')
    expect(status).toBe(404)
    expect(text).not.toContain('"private": true')
  })
})

/** Asks for a path exactly as it is written. */
function ask(path: string, host: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url)
    get({ port, host: '127.0.0.1', path, headers: { host }, setHost: false }, (response) => {
      let text = ''
      response.on('data', (data) => (text += data))
      response.on('end', () => resolve({ status: response.statusCode, text }))
    }).on('error', reject)
  })
}

test('a site that is broken when dev starts shows its problems, and the pages once it is mended', async () => {
  const broken = plainSite()
  mkdirSync(join(broken.root, 'content/blog'), { recursive: true })
  const settings = broken.read('content/site.yaml')
  broken.write({ 'content/site.yaml': 'url: [', 'src/pages/whole.tsx': '' })
  const started = await dev({ root: broken.root, now, port: 0, log: () => {} })
  expect(await (await fetch(started.url)).text()).toContain('content/site.yaml:1:')
  broken.write({ 'content/site.yaml': settings })
  await expect.poll(async () => (await fetch(`${started.url}about`)).status).toBe(200)
  await started.close()
  broken.remove()
})
