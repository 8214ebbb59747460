import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { serveDist, site } from '../helpers.ts'
import { open, phone } from './browser.ts'

/* URLs for which there is no file, on a host that only has 404.html for them. Other hosts: tests/hosts. */

describe.each(Object.entries({ '/': '', '/site/': '/' }))('below %s', async (base, slash) => {
  const fixture = site({}, { onEnd: afterAll })
  if (slash) fixture.edit('content/site.yaml', 'trailingSlash: false', 'trailingSlash: true')
  expect((await fixture.build({ base })).errors).toEqual([])
  rmSync(join(fixture.root, 'dist/blog/placeholder'), { recursive: true })
  const url = await serveDist(join(fixture.root, 'dist'), afterAll)

  test.each([
    ['blog/002', `blog/2${slash}`, 'Stairs That Go Up'],
    ['blog/3x/?from=mail#share', `blog/3${slash}?from=mail#share`, 'Light Without a Window'],
    ['blog/abc', 'blog/abc', 'Blog Post Title'],
    ['blog/9999999999999999999999', 'blog/9999999999999999999999', 'Blog Post Title'],
    ['blog/-1/', 'blog/-1/', 'Blog Post Title'],
    ['blog/999/more', 'blog/999/more', 'Page Not Found'],
    ['nothing', 'nothing', 'Page Not Found'],
  ])('%s ends at %s with “%s”', async (address, end, heading) => {
    await using page = await open(address, { url })
    const seen = async () => [page.url().slice(url.length), await page.locator('h1').innerText()]
    await expect.poll(seen).toEqual([end, heading])
    expect(page.errors.filter((error) => !error.includes('404'))).toEqual([])
  })

  test('the placeholder article is on a page that works like any other', async () => {
    await using page = await open('blog/999', { url, ...phone })
    await page.getByRole('heading', { level: 1, name: 'Blog Post Title' }).waitFor()
    expect(await page.title()).toMatch(/^Blog Post Title/)
    const isStyled = () => page.locator('[data-header]').evaluate((header) => getComputedStyle(header).position)
    await expect.poll(isStyled).not.toBe('static')
    await page.locator('summary', { hasText: 'Menu' }).click()
    const about = page.locator('details nav').getByRole('link', { name: 'About' })
    expect(new URL((await about.getAttribute('href')) ?? '', url).href).toBe(`${url}about${slash}`)
    await page.keyboard.press('Escape')
    await about.waitFor({ state: 'hidden' })
  })
})
