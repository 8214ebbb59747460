import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { listen } from '../../build/dev/serve.ts'
import { site } from '../helpers.ts'
import { open, phone } from './browser.ts'

/* Addresses that no file has, on a host that has nothing but 404.html for them. Others are tried in tests/hosts. */

describe.each([
  ['/', ''],
  ['/site/', '/'],
])('below %s', async (base, slash) => {
  const dist = base === '/' ? inject('fixture') : await built(base)
  const files = sirv(dist, { dev: true })
  const server = createServer((request, response) => {
    request.url = request.url?.replace(base, '/')
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(readFileSync(join(dist, '404.html')))
    })
  })
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}${base}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test.each([
    ['blog/002', `blog/2${slash}`, 'Stairs That Go Up'],
    ['blog/3x/?from=mail#share', `blog/3${slash}?from=mail#share`, 'Light Without a Window'],
    ['blog/abc', 'blog/abc', 'Blog Post Title'],
    ['blog/-1/', 'blog/-1/', 'Blog Post Title'],
    ['blog/999/more', 'blog/999/more', 'Page Not Found'],
    ['nothing', 'nothing', 'Page Not Found'],
  ])('%s ends at %s with “%s”', async (address, end, heading) => {
    await using page = await open(address, { url })
    const seen = async () => [page.url().slice(url.length), await page.locator('h1').innerText()]
    await expect.poll(seen).toEqual([end, heading])
    expect(page.errors.filter((error) => !error.includes('404'))).toEqual([])
  })

  test('the article that stands for none stands in a page that works like any other', async () => {
    await using page = await open('blog/999', { url, ...phone })
    await page.getByRole('heading', { level: 1, name: 'Blog Post Title' }).waitFor()
    expect(await page.title()).toMatch(/^Blog Post Title/)
    await page.locator('summary', { hasText: 'Menu' }).click()
    const about = page.locator('details nav').getByRole('link', { name: 'About' })
    expect(new URL((await about.getAttribute('href')) ?? '', url).href).toBe(`${url}about${slash}`)
    await page.keyboard.press('Escape')
    await about.waitFor({ state: 'hidden' })
  })
})

async function built(base: string): Promise<string> {
  const fixture = site({}, { until: afterAll })
  fixture.edit('content/site.yaml', 'trailingSlash: false', 'trailingSlash: true')
  expect((await fixture.build({ base })).errors).toEqual([])
  return join(fixture.root, 'dist')
}
