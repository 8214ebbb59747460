import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open } from './browser.ts'

/* What the browser itself makes of a page's speculation rules. Whether data is to be saved is its own business, too. */

test.each(['/', '/gallery', '/blog', '/blog/3', '/contact'])(
  '%s offers the pages that it links to, and neither the contact page, files nor other sites',
  async (route) => {
    await using page = await open('/blog/placeholder')
    const watch = await watchSpeculation(page)
    await page.goto(route)
    const linked = await links(page)
    await expect.poll(() => [...watch.candidates].sort()).toEqual(linked)
    expect(linked.length).toBeGreaterThan(4)
    expect(watch.faults).toEqual([])
  },
)

test('a page is fetched ahead when a mouse rests on its link', async () => {
  await using page = await open('/about')
  const watch = await watchSpeculation(page)
  await page.reload()
  await expect.poll(() => watch.candidates.length).toBeGreaterThan(0)
  await page.locator('header > div > nav a[href="/services"]').hover()
  await expect.poll(() => [...new Set(watch.fetched)]).toEqual([new URL('/services', page.url()).href])
})

interface Source {
  readonly preloadingAttemptSources: readonly { readonly key: { readonly url: string } }[]
}

/** What the browser reports of preloading, for developer tools. */
async function watchSpeculation(page: Page) {
  const watch = { candidates: [] as string[], fetched: [] as string[], faults: [] as unknown[] }
  const session = await page.context().newCDPSession(page)
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }: Source) => {
    watch.candidates = preloadingAttemptSources.map(({ key }) => key.url)
  })
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => watch.fetched.push(prefetchUrl))
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => watch.faults.push(...(ruleSet.errorType ? [ruleSet] : [])))
  await session.send('Preload.enable')
  return watch
}

/** Addresses of the links to pages of this site that can be seen, but for the contact page and places in the page itself. */
function links(page: Page) {
  return page.evaluate(() => {
    const inside = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => {
      const { origin, pathname, hash } = link
      const isElse = link.matches('[target], [download]') || pathname.includes('.')
      const isHere = hash !== '' && pathname === location.pathname
      return origin === location.origin && pathname !== '/contact' && !isHere && !isElse
    })
    return [...new Set(inside.filter((link) => link.checkVisibility()).map(({ href }) => href))].sort()
  })
}
