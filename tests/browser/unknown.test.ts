import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sirv from 'sirv'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { listen, serve } from '../../build/dev/serve.ts'
import { site } from '../helpers.ts'
import { open, phone } from './browser.ts'

/* Addresses that no file has (decisions.md, Unknown addresses), on hosts that know the rules and on one that does not. */

/** A host that has nothing but 404.html for what it does not know. */
async function plainHost({ dist, base }: { dist: string; base: string }): Promise<{ url: string; server: Server }> {
  const files = sirv(dist, { dev: true })
  const unknown = readFileSync(join(dist, '404.html'))
  const server = createServer((request, response) => {
    request.url = request.url?.replace(base, '/')
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(unknown)
    })
  })
  return { url: `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}${base}`, server }
}

const hosts = { 'a host with the rules of dist': serve, 'a host that has only 404.html': plainHost }
const addresses = {
  'at the top': { base: '/', slash: '' },
  'under /site/, with trailing slashes': { base: '/site/', slash: '/' },
}

describe.each(Object.entries(addresses))('%s', (_, { base, slash }) => {
  const fixture = base === '/' ? undefined : site({}, { until: afterAll })
  const dist = fixture ? join(fixture.root, 'dist') : inject('fixture')

  beforeAll(async () => {
    if (!fixture) return
    fixture.edit('content/site.yaml', 'trailingSlash: false', 'trailingSlash: true')
    expect((await fixture.build({ base })).errors).toEqual([])
  })

  describe.each(Object.entries(hosts))('on %s', (_, start) => {
    let url: string
    let server: Server

    beforeAll(async () => {
      ;({ url, server } = await start({ dist, base, port: 0 }))
    })
    afterAll(() => {
      server.closeAllConnections()
      server.close()
    })

    /** Visits addresses, each of which ends in a status, an address and a heading. */
    const expectVisits = (ends: Readonly<Record<string, string>>) =>
      Promise.all(
        Object.entries(ends).map(async ([address, end]) => {
          await using page = await open(address, { url })
          await page.waitForLoadState('networkidle')
          await expect.poll(() => seen(page, url)).toBe(end)
          expect(page.errors.filter((error) => !error.includes('404'))).toEqual([])
        }),
      )

    test('an address that names an article in another way leads to it', () =>
      expectVisits({
        'blog/002': `200 blog/2${slash} Stairs That Go Up`,
        'blog/3x': `200 blog/3${slash} Light Without a Window`,
        'blog/3x/?from=mail#share': `200 blog/3${slash}?from=mail#share Light Without a Window`,
      }))

    test('the address of no article shows the placeholder article', () =>
      expectVisits({
        'blog/999': '404 blog/999 Blog Post Title',
        'blog/abc': '404 blog/abc Blog Post Title',
        'blog/-1/': '404 blog/-1/ Blog Post Title',
      }))

    test('any other unknown address is the not-found page', () =>
      expectVisits({
        nothing: '404 nothing Page Not Found',
        'blog/support/99': '404 blog/support/99 Page Not Found',
        'blog/999/more': '404 blog/999/more Page Not Found',
      }))

    test('the placeholder article stands in a page of the site that works like any other', async () => {
      await using page = await open('blog/999', { url, ...phone })
      await page.getByRole('heading', { level: 1, name: 'Blog Post Title' }).waitFor()
      expect(await page.title()).toMatch(/^Blog Post Title/)
      expect(await page.getByText('All rights reserved.').isVisible()).toBe(true)
      expect(await page.getByRole('link', { name: 'Chat with us' }).isVisible()).toBe(true)
      await page.locator('summary', { hasText: 'Menu' }).click()
      const about = page.locator('details nav').getByRole('link', { name: 'About' })
      expect(new URL((await about.getAttribute('href')) ?? '', url).href).toBe(`${url}about${slash}`)
      await page.keyboard.press('Escape')
      await about.waitFor({ state: 'hidden' })
    })
  })
})

test('without JavaScript an unknown article is the placeholder article on a host with the rules of dist', async () => {
  await using page = await open('/blog/999', { javaScriptEnabled: false })
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Blog Post Title'])
})

/** With which status the page came, where it is, and its headings. */
async function seen(page: Page, url: string): Promise<string> {
  const status = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return (visit as PerformanceNavigationTiming & { responseStatus: number }).responseStatus
  })
  const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts()
  return [status, page.url().slice(url.length), ...headings].join(' ')
}
