import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open } from './browser.ts'

/* What the browser makes of a page's speculation rules. It also decides itself whether to save data. */

const routes = ['/', '/gallery', '/blog', '/blog/3', '/contact']
test.each(routes)('%s offers pages, but not contact, files or other sites, and fetches one ahead', async (route) => {
  await using page = await open('/blog/placeholder')
  const watch = await watchSpeculation(page)
  await page.goto(route)
  const isWrong = (url: string) => new URL(url).host !== new URL(page.url()).host || /\/contact\b|\.\w+$/.test(url)
  await expect.poll(() => new Set(watch.candidates).size).toBeGreaterThan(4)
  expect(watch.candidates.filter(isWrong)).toEqual([])
  expect(watch.faults).toEqual([])
  await page.locator('header > div > nav a[href="/services"]').hover()
  await expect.poll(() => [...new Set(watch.fetched)]).toEqual([new URL('/services', page.url()).href])
})

/** What the browser reports to developer tools about preloading. */
async function watchSpeculation(page: Page) {
  const watch = { candidates: [] as string[], fetched: [] as string[], faults: [] as unknown[] }
  const session = await page.context().newCDPSession(page)
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    watch.candidates = preloadingAttemptSources.map(({ key }) => key.url)
  })
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => watch.fetched.push(prefetchUrl))
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => watch.faults.push(...(ruleSet.errorType ? [ruleSet] : [])))
  await session.send('Preload.enable')
  return watch
}
