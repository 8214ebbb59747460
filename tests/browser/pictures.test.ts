import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { open } from './browser.ts'

/* No picture is fetched much larger than it is shown, on a phone, a tablet and a desk. */

const sitemap = readFileSync(join(inject('dist'), 'sitemap.xml'), 'utf8')
const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
/** Articles are alike, and so are notes: two of those, one of these. */
const routes = addresses.filter(
  (route) => !/\d/.test(route) || ['/blog/2', '/blog/5', '/blog/support/1'].includes(route),
)
const MOST = 1.3

const screens = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
]

test.each(screens)('on a screen of %j no file has more than 1.3 times the pixels that are shown', async (screen) => {
  const oversized: string[] = []
  let measured = 0
  for (const route of routes) {
    await using page = await open(route, screen)
    for (const { file, width, shown } of await pictures(page)) {
      measured += 1
      if (width > MOST * shown) oversized.push(`${route}: ${file} for ${Math.round(shown)} pixels`)
    }
  }
  expect(measured).toBeGreaterThan(100)
  expect(oversized).toEqual([])
})

/** The pictures of a page that can be seen: the file that was picked, its width, and how many of its pixels the place has. */
async function pictures(page: Page) {
  await page.waitForFunction(() => !document.querySelector('[data-near-list]:not([data-near-list=watched])'))
  await page.evaluate(async () => {
    // Which files are asked for does not depend on it, and painting them all takes longer.
    document.documentElement.style.visibility = 'hidden'
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await page.waitForFunction(() => !document.querySelector('[data-near-list] > li:not([data-near])'))
  return page.evaluate(() => {
    const seen = [...document.images].filter((image) => image.getClientRects().length > 0)
    return Promise.all(
      seen.map(async (image) => {
        if (!image.complete) await new Promise((end) => Object.assign(image, { onload: end, onerror: end }))
        const { offsetWidth, offsetHeight, naturalWidth, naturalHeight } = image
        if (naturalWidth === 0) throw new Error(`${image.currentSrc} does not load`)
        const covers = getComputedStyle(image).objectFit === 'cover'
        // What is cropped at the sides is too wide to be seen whole, and needs its pixels all the same.
        const across = covers ? Math.max(offsetWidth, offsetHeight * (naturalWidth / naturalHeight)) : offsetWidth
        const file = image.currentSrc.replace(/.*\//, '')
        // naturalWidth is in points of the layout; the pixels of a file stand in its name.
        return { file, width: Number(/-(\d+)\.\w+$/.exec(file)?.[1]), shown: across * devicePixelRatio }
      }),
    )
  })
}
