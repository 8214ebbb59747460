import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { DevServer } from '../../build/dev/dev.ts'
import { serve } from '../../build/dev/serve.ts'
import { watchInputs } from '../../build/dev/watch.ts'
import { emptyFolder, type Fixture, filesIn, freshCache, get, now, project, put, serveDist, site } from '../helpers.ts'

/* How preview and dev respond, whatever the request. */

/** Starts dev for a site, until `onEnd`. Returns its URL. */
async function startDev({ root }: Fixture, onEnd: (end: () => void) => void): Promise<string> {
  const options = { root, code: project, cache: freshCache(root), now, port: 0 }
  const { url, close } = await new DevServer({ ...options, log: () => {} }).start()
  onEnd(close)
  return url
}

const published = { 'public/offer/index.html': '<h1>An offer</h1>', 'public/.env': 'TOKEN=1' }

const servers = {
  preview: () => serveDist(inject('fixture'), afterAll),
  dev: () => startDev(site(published, { onEnd: afterAll }), afterAll),
}

test('preview redirects addresses with marks in them, as hosts do, also those of a later build', async () => {
  const dist = emptyFolder()
  const url = await serveDist(dist)
  put(join(dist, '_redirects'), '/kitchen%26bath /gallery?category=厨房 301\n/50% /about 301\n/old /about 301\n')
  expect((await get(url, '/kitchen&bath')).headers.location).toBe(`/gallery?category=${encodeURIComponent('厨房')}`)
  expect((await get(url, '/old?utm=a')).headers.location).toBe('/about?utm=a')
})

test('a port that is taken leads to the next free one', async () => {
  const dist = emptyFolder()
  const port = Number(new URL(await serveDist(dist)).port)
  const next = await serve(dist, port)
  onTestFinished(next.close)
  expect(Number(new URL(next.url).port)).toBeGreaterThan(port)
})

test('preview leads from the folder of the site to it, as hosts do', async () => {
  const dist = emptyFolder()
  put(join(dist, 'index.html'), '<html data-base="/site/">')
  const { origin } = new URL(await serveDist(dist))
  expect((await get(origin, '/site?utm=a')).headers.location).toBe('/site/?utm=a')
  expect((await get(origin, '/site/')).status).toBe(200)
})

test('preview goes on after a range that ends before it begins, and a file that cannot be opened any more, and hides what hosts hide', async () => {
  const dist = emptyFolder()
  put(join(dist, 'a.txt'), 'A text.')
  put(join(dist, '.git/config'), 'Of others.')
  const url = await serveDist(dist)
  const socket = createServer().listen(join(dist, 'gone.txt'))
  onTestFinished(() => void socket.close())
  await once(socket, 'listening')
  for (const [path, range] of [['/a.txt', 'bytes=5-1'], ['/gone.txt']] as const)
    await expect(get(url, path, { range })).rejects.toThrow()
  expect((await get(url, '/a.txt')).text).toBe('A text.')
  expect((await get(url, '/.git/config')).status).toBe(404)
})

describe.each(Object.entries(servers))('%s', async (name, start) => {
  const url = await start()

  test.each<[path: string, status: number, said?: string]>([
    ...['/%', '/%ff', '/%E0%A4%A', 'http://[/'].map((path): [string, number] => [path, 400]), // cannot be read
    ['//', 200, 'Rooms that <em>wait</em> for you.'],
    ['/', 200, 'Rooms that <em>wait</em> for you.'],
    ['/about', 200, 'Four people <em>and a kettle.</em>'],
    ['/about/', 200, 'Four people <em>and a kettle.</em>'],
    ['/blog/1', 200, 'Kitchens with Two Doors'],
    ['/notes', 301, '/blog'],
    ['/favicon.svg', 200],
    ['/none', 404, 'Page Not Found'],
    ['/blog/99', 404, 'Blog Post Title'],
  ])('answers %s as a host does', async (path, status, said) => {
    const { status: sent, headers, text } = await get(url, path)
    const [, heading] = /<h1[^>]*>(.*?)<\/h1>/.exec(text.replaceAll('\u00a0', ' ')) ?? []
    expect([sent, headers.location ?? heading]).toEqual([status, said])
  })

  test('says that texts are in UTF-8', async () => {
    const answers = await Promise.all(['/', '/rss.xml', '/llms.txt', '/icons/192.png'].map((path) => get(url, path)))
    const types = answers.map(({ headers }) => headers['content-type']?.replace(/; ?/, '; '))
    expect(types).toEqual([...['html', 'xml', 'plain'].map((kind) => `text/${kind}; charset=utf-8`), 'image/png'])
  })

  test.each([
    ...['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json', '/%2e%2e%2fpackage.json', '/.files'],
    ...['/icons/..%2f..%2fpackage.json', '/..%5cpackage.json', '//etc/passwd', '/%00/package.json', '/.htaccess'],
    ...['/icons/192.png%00.html', '/constructor', '/__proto__', '/content/site.yaml', '/.env', '/etc/passwd'],
    ...['/.htaccess/', '/_headers//'],
  ])('does not serve %s', async (path) => {
    const { status, text } = await get(url, path)
    expect([path, status]).toEqual([path, 404])
    expect(text).not.toMatch(/"private": true|batuteh\.my\nbase|RewriteEngine/)
  })

  test.runIf(name === 'dev')('serves a page in public/ at the address of its folder, as hosts do', async () => {
    for (const path of ['/offer', '/offer/'])
      expect(await get(url, path)).toMatchObject({ status: 200, text: '<h1>An offer</h1>' })
  })

  // DNS rebinding: under a foreign name for this machine, another site could read unpublished content from dev.
  test.runIf(name === 'dev')('answers to names of this machine and its network alone', async () => {
    const own = ['localhost:4000', 'site.localhost', '192.168.1.20:4000', '[::1]:4000']
    const others = ['attack.example', 'localhost.attack.example', '127.0.0.1.attack.example:80']
    const statusFor = async (host: string) => (await get(url, '/', { host })).status
    expect(await Promise.all(own.map(statusFor))).toEqual(own.map(() => 200))
    expect(await Promise.all(others.map(statusFor))).toEqual(others.map(() => 403))
  })
})

/* Saved files are noticed. What dev makes of them: tests/faults/dev.test.ts. */

test.each(['', '1'])('a saved file is noticed, with and without polling (CHOKIDAR_USEPOLLING=%s)', async (polling) => {
  vi.stubEnv('CHOKIDAR_USEPOLLING', polling)
  const { root, write } = site()
  const heard: string[] = []
  // Chokidar spells the folder otherwise, as it does on Windows.
  onTestFinished(await watchInputs(`${root}/.`, async (changed) => void heard.push(...changed)))
  write({ 'content/about.yaml': 'half' })
  await expect.poll(() => heard).toEqual(['content/about.yaml'])
})

test('dev tells what is wrong with the whole site as soon as it starts', async () => {
  const leading = site({ 'content/redirects.yaml': '- { from: /a, to: /about#b }' })
  const url = await startDev(leading, onTestFinished)
  await expect.poll(async () => (await fetch(url)).text()).toMatch(/redirects\.yaml:1:\d+ error .*\/about#b/)
})

test('a file that is saved while dev starts is noticed, after the file was read', async () => {
  const fixture = site()
  const starting = startDev(fixture, onTestFinished)
  await vi.waitUntil(() => filesIn(join(fixture.root, '.cache/content')).length > 10, { interval: 1, timeout: 20_000 })
  fixture.edit('content/about.yaml', 'kettle.', 'samovar.')
  const url = await starting
  await expect.poll(async () => (await fetch(`${url}about`)).text()).toContain('samovar.')
})
