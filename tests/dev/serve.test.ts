import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { dev } from '../../build/dev/dev.ts'
import { emptyFolder, freshCache, now, project, put, site } from '../helpers.ts'
import { get, serveDist } from '../servers.ts'

/* How preview and dev respond, whatever the request. */

const servers = {
  preview: () => serveDist(inject('fixture'), afterAll),
  async dev() {
    const fixture = site({ 'public/offer/index.html': '<h1>An offer</h1>' }, { onEnd: afterAll })
    const cache = freshCache(fixture.root)
    const options = { root: fixture.root, code: project, cache, now, port: 0 }
    const server = await dev({ ...options, log: () => {} })
    afterAll(() => server.close())
    return server.url
  },
}

test('preview redirects addresses with marks in them, as hosts do, also those of a later build', async () => {
  const dist = emptyFolder()
  const url = await serveDist(dist)
  put(join(dist, '_redirects'), '/kitchen%26bath /services 301\n/50% /about 301\n')
  expect((await get(url, '/kitchen&bath')).headers.location).toBe('/services')
})

describe.each(Object.entries(servers))('%s', async (name, start) => {
  const url = await start()

  test('answers pages, redirects, files and unknown addresses as a host does', async () => {
    const answers: Record<string, string> = {}
    for (const path of ['/', '/about', '/about/', '/blog/1', '/notes', '/favicon.svg', '/none', '/blog/99']) {
      const { status, headers, text } = await get(url, path)
      const { location = '' } = headers
      answers[path] = [status, location, /<h1[^>]*>(.*?)<\/h1>/.exec(text.replaceAll('\u00a0', ' '))?.[1] ?? '']
        .join(' ')
        .trim()
    }
    expect(answers).toEqual({
      '/': '200  Rooms that <em>wait</em> for you.',
      '/about': '200  Four people <em>and a kettle.</em>',
      '/about/': '200  Four people <em>and a kettle.</em>',
      '/blog/1': '200  Kitchens with Two Doors',
      '/notes': '301 /blog',
      '/favicon.svg': '200',
      '/none': '404  Page Not Found',
      '/blog/99': '404  Blog Post Title',
    })
  })

  test('answers an address that cannot be read with 400, and goes on', async () => {
    const statuses = []
    for (const path of ['/%', '/%ff', '/%E0%A4%A', 'http://[/', '//']) statuses.push((await get(url, path)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 200])
    expect((await get(url, '/')).status).toBe(200)
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
