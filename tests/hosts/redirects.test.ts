import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configurations } from '../../build/hosts/files.ts'
import type { HostOptions } from '../../build/hosts/rules.ts'
import { normalRedirects } from '../../src/model/redirects.ts'
import { addresses } from '../../src/model/routes.ts'
import { put } from '../helpers.ts'
import { newFolder } from '../newFolder.ts'
import { apache, caddy, get, type Host, nginx, program } from './servers.ts'

/*
 * Thirty redirects that a host could take for something else: what each sends is what the URL standard makes of the target.
 */

const nasty: readonly [from: string, to: string, sent?: string][] = [
  ['/portfolio', '/gallery'],
  ['/with/a/slash/', '/about'],
  ['/name', '/gallery?category=Baba Nyonya House', '/gallery?category=Baba%20Nyonya%20House'],
  ['/fragment', '/gallery#photo-3', '/gallery#photo-3'],
  ['/both', '/gallery?a=1&b=2#photo-3', '/gallery?a=1&b=2#photo-3'],
  ['/written', '/gallery?category=Baba%20Nyonya%20House', '/gallery?category=Baba%20Nyonya%20House'],
  ['/percent', '/gallery?q=100%25', '/gallery?q=100%25'],
  ['/dollar', '/gallery?q=$1$uri', '/gallery?q=%241%24uri'],
  ['/braces', '/gallery?q={path}', '/gallery?q=%7Bpath%7D'],
  ['/quote', '/gallery?q="x"', '/gallery?q=%22x%22'],
  ['/apostrophe', "/gallery?q='x'", '/gallery?q=%27x%27'],
  ['/backquote', '/gallery?q=`x`', '/gallery?q=%60x%60'],
  ['/angle', '/gallery?q=<b>', '/gallery?q=%3Cb%3E'],
  ['/semicolon', '/gallery?q=a;b', '/gallery?q=a%3Bb'],
  ['/star', '/gallery?q=*', '/gallery?q=%2A'],
  ['/bracket', '/gallery?q=[L]', '/gallery?q=%5BL%5D'],
  ['/letter', '/gallery?q=é', '/gallery?q=%C3%A9'],
  ['/chinese', '/gallery?q=客厅', '/gallery?q=%E5%AE%A2%E5%8E%85'],
  ['/plus', '/gallery?q=a+b', '/gallery?q=a+b'],
  ['/away', 'https://example.org/a b?c=d#e', 'https://example.org/a%20b?c=d#e'],
  ['/old page', '/about'],
  ['/old%20address', '/about'],
  ['/café', '/about'],
  ['/客厅', '/about'],
  ['/a.b+c', '/about'],
  ['/(2019)', '/about'],
  ['/100%25', '/about'],
  ['/a"b', '/about'],
  ['/a:b', '/about'],
  ['/a&b=c', '/about'],
]

const hosts = [
  { name: 'nginx', program: 'nginx', start: nginx },
  { name: 'apache', program: 'apache2', start: apache },
  { name: 'caddy', program: 'caddy', start: caddy },
]

for (const { name, program: needed, start } of hosts) {
  const missing = !program(needed)
  if (missing) console.warn(`${needed} is not installed: its redirects are not tried.`)

  describe.skipIf(missing).each(['/', '/sub/'])(`${name} with the site under %s`, (base) => {
    let host: Host
    let root = ''
    beforeAll(async () => {
      root = newFolder('redirects-')
      const made = addresses({ url: 'https://www.example.com', base, trailingSlash: false })
      const redirects = normalRedirects(nasty.map(([from, to]) => ({ from, to })))
      const options: HostOptions = { base, redirects, addresses: made }
      put(`${root}${base}index.html`, 'Home')
      put(`${root}${base}404.html`, 'Nowhere')
      put(`${root}${base}blog/placeholder/index.html`, 'Placeholder')
      for (const { from } of redirects) put(`${root}${base.slice(0, -1)}${from}/index.html`, 'Moved')
      const configuration = configurations[name]?.(options) ?? ''
      if (name === 'apache') put(`${root}${base}.htaccess`, configuration)
      host = await start(root, configuration)
    })
    afterAll(async () => {
      await host.stop()
      rmSync(root, { recursive: true })
    })

    test.each(nasty)('%s leads to %s', async (from, to, sent = to) => {
      const target = sent.startsWith('/') ? base + sent.slice(1) : sent
      for (const slash of ['', '/']) {
        const path = base.slice(0, -1) + encodeURI(decodeURIComponent(from)).replace(/\/$/, '') + slash
        const { status, headers } = await get(host, path)
        expect([path, status, String(headers.location).replace(host.url, '')]).toEqual([path, 301, target])
      }
    })

    test('what is no redirect is answered as ever', async () => {
      const answers = [base, `${base}nowhere`, `${base}blog/999`].map(async (path) => {
        const { status, text } = await get(host, path)
        return [status, text]
      })
      expect(await Promise.all(answers)).toEqual([
        [200, 'Home'],
        [404, 'Nowhere'],
        [404, 'Placeholder'],
      ])
    })
  })
}
