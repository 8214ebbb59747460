import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { nginxBlock } from '../../build/hosts/nginx.ts'
import { addresses } from '../../src/model/routes.ts'
import { apache, get, type Host, nginx, program } from './servers.ts'

const made = addresses({ url: 'https://www.example.com', base: '/', trailingSlash: false })
const block = nginxBlock({ base: '/', redirects: [{ from: '/portfolio', to: '/gallery' }], addresses: made })

const hosts = [
  {
    name: 'nginx with the block of npm run host',
    program: 'nginx',
    start: (dist: string) => nginx(dist, block),
    brotli: false,
  },
  { name: 'Apache with the generated .htaccess', program: 'apache2', start: apache, brotli: true },
]

const pages = ['/', '/about', '/services', '/gallery', '/blog', '/blog/3', '/blog/support/1', '/contact']

for (const { name, program: needed, start, brotli } of hosts) {
  const missing = !program(needed)
  if (missing) console.warn(`${needed} is not installed: the tests of "${name}" do not run.`)

  describe.skipIf(missing)(name, () => {
    let host: Host
    beforeAll(async () => {
      host = await start(inject('fixture'))
    })
    afterAll(() => host.stop())

    test('pages answer without a redirect, with and without their slash', async () => {
      const asked = pages.flatMap((route) => (route === '/' ? route : [route, `${route}/`]))
      for (const route of [...asked, '/gallery?category=Coasis'])
        expect([route, (await get(host, route)).status]).toEqual([route, 200])
    })

    test.each<[what: string, routes: string[], said: string]>([
      [
        'an unknown address is the not-found page',
        ['/nothing', '/nothing/at/all', '/blog/support/99'],
        'Page Not Found',
      ],
      ['an unknown article is the placeholder article', ['/blog/999', '/blog/abc'], 'Blog Post Title</h1>'],
    ])('%s, with status 404', async (_, routes, said) => {
      for (const route of routes) {
        const { status, text } = await get(host, route)
        expect([route, status, text.includes(said)]).toEqual([route, 404, true])
      }
    })

    test('pages are checked anew each time, hashed files never', async () => {
      const home = await get(host, '/')
      expect(home.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      const script = /\/assets\/client-\w+\.js/.exec(home.text)?.[0] ?? ''
      expect((await get(host, script)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    })

    test('every answer carries the security headers, the not-found page too', async () => {
      for (const route of ['/', '/nothing', '/favicon.svg'])
        expect((await get(host, route)).headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'strict-transport-security': 'max-age=31536000',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        })
    })

    test('text is sent compressed, as what it is', async () => {
      const plain = await get(host, '/about')
      const gzipped = await get(host, '/about', 'gzip')
      const html = expect.stringMatching(/^text\/html/)
      expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': html })
      expect(gunzipSync(gzipped.body).toString()).toBe(plain.text)
      if (!brotli) return
      const twin = await get(host, '/about', 'br, gzip')
      expect(twin.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': html })
      expect(brotliDecompressSync(twin.body).toString()).toBe(plain.text)
    })

    test.each([
      ['/favicon.svg', 'image/svg+xml'],
      ['/site.webmanifest', 'application/manifest+json'],
      ['/robots.txt', 'text/plain'],
      ['/sitemap.xml', 'xml'],
    ])('%s is sent as %s', async (file, type) => {
      expect((await get(host, file)).headers['content-type']).toContain(type)
    })

    test('the files that speak to hosts are not served', async () => {
      expect((await get(host, '/.htaccess')).status).toBeGreaterThanOrEqual(403)
    })
  })
}

describe('Netlify and Cloudflare with the generated _headers', () => {
  test('hashed files are never checked anew, and no header but the policy is set by two rules, which would be joined', () => {
    expect(headersOf('/assets/client-A1.js')['cache-control']).toEqual(['public, max-age=31536000, immutable'])
    expect(headersOf('/about')).toMatchObject({ 'x-content-type-options': ['nosniff'] })
    for (const path of ['/', '/about', '/blog/3', '/favicon.svg', '/assets/a.js', '/images/a.avif', '/cards/a.jpg']) {
      const { 'content-security-policy': policies, ...others } = headersOf(path)
      expect(policies?.[0]).toBe("frame-ancestors 'none'")
      expect(Object.entries(others).filter(([, values]) => values.length > 1)).toEqual([])
    }
  })
})

/** What the rules that match a path set, by the name of the header. */
function headersOf(path: string): Record<string, string[]> {
  const headers: Record<string, string[]> = {}
  const text = readFileSync(join(inject('fixture'), '_headers'), 'utf8').trim()
  for (const block of text.split('\n\n')) {
    const [rule = '', ...lines] = block.split('\n')
    if (rule.endsWith('*') ? !path.startsWith(rule.slice(0, -1)) : path !== rule) continue
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
      headers[name.toLowerCase()] = [...(headers[name.toLowerCase()] ?? []), value]
    }
  }
  return headers
}
