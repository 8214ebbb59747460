import type { Page, Response } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { open, phone } from './browser.ts'
import { islandsAlive } from './islands.ts'
import { sample, shipped } from './routes.ts'

/* What a page asks for: few files before anybody scrolls, and no picture much larger than it is shown. */

describe.each([
  { ...phone, deviceScaleFactor: 3 },
  { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
])('on a screen of $viewport.width pixels', (screen) => {
  test.each(sample)('%s asks for what it shows, and not for more', async (route) => {
    await using page = await islandsAlive(await open(route, { ...screen, ...shipped })) // islands bring pictures of their own
    const shown = await pictures(page)
    expect(shown.filter(({ width, needed }) => width > 1.3 * needed)).toEqual([])
    if (route === '/') expect(shown.length).toBeGreaterThan(0)
  })
})

/** On the site of the tests: how many the firm's pages ask for depends on what the firm writes. */
const most = { '/': 11, '/about': 8, '/services': 9, '/gallery': 18, '/blog': 11, '/blog/3': 9, '/contact': 11 }
test.each(Object.entries(most))('%s asks for at most %i files before anybody scrolls', async (route, most) => {
  const responses: Response[] = []
  const prepare = async (page: Page) => page.on('response', (response) => responses.push(response))
  await using page = await open(route, { ...phone, deviceScaleFactor: 3, prepare })
  await page.waitForLoadState('networkidle')
  const own = responses.map((response) => response.url()).filter((url) => url.startsWith(inject('fixtureUrl')))
  expect(new Set(own).size).toBeLessThanOrEqual(most)
})

/**
 * The pictures of a page that can be seen and are the site's own: the file that was picked, its width, and how many of its
 * pixels the place has.
 */
function pictures(page: Page) {
  return page.evaluate(async () => {
    const isShown = (element: Element) => element.getClientRects().length > 0
    const isThere = (element: Element) =>
      element instanceof HTMLImageElement ? element.complete : element.hasAttribute('data-near')
    // Each is brought on the screen and waited for: one that a jump passes by would never be asked for.
    for (const each of document.querySelectorAll('[data-near-list] > li, img')) {
      while (isShown(each) && !isThere(each)) {
        each.scrollIntoView({ behavior: 'instant', block: 'center' })
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }
    const own = [...document.images].filter((image) => isShown(image) && image.currentSrc.startsWith(location.origin))
    return own.map((image) => {
      const { offsetWidth, offsetHeight, naturalWidth, naturalHeight } = image
      if (naturalWidth === 0) throw new Error(`${image.currentSrc} does not load`)
      const covers = getComputedStyle(image).objectFit === 'cover'
      // What is cropped at the sides is too wide to be seen whole, and needs its pixels all the same.
      const across = covers ? Math.max(offsetWidth, offsetHeight * (naturalWidth / naturalHeight)) : offsetWidth
      const file = image.currentSrc.replace(/.*\//, '')
      // naturalWidth is in points of the layout; the pixels of a file stand in its name.
      return { file, width: Number(/-(\d+)\.\w+$/.exec(file)?.[1]), needed: across * devicePixelRatio }
    })
  })
}
