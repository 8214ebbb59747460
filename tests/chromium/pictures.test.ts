import type { Page, Response } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { serveDist, site } from '../helpers.ts'
import { islandsAlive, open, phone, sample } from './browser.ts'

/* What a page requests: few files before anybody scrolls, and no picture much larger or smaller than it is shown. */

/** The fixture site with photographs as large as a camera's, so that every place has a choice of widths. */
const camera = { width: 2400, height: 1600, channels: 3, background: 'teal' } as const
const photograph = await sharp({ create: camera }).jpeg().toBuffer()
const names = ['blue', 'green', 'tall', 'wide'].map((name) => `content/images/${name}.jpg`)
const fixture = site(Object.fromEntries(names.map((name) => [name, photograph])), { onEnd: afterAll })
await fixture.build()
const url = await serveDist(`${fixture.root}/dist`, afterAll)

describe.each([
  { ...phone, deviceScaleFactor: 3 },
  { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
])('on a screen of $viewport.width pixels', (screen) => {
  test.each(sample)('%s asks for what it shows, neither more nor much less', async (route) => {
    await using page = await islandsAlive(await open(route, { ...screen, url })) // islands add pictures of their own
    const shown = await pictures(page)
    expect(shown.filter(({ width, enough, least }) => width > enough || width < least)).toEqual([])
    if (route === '/') expect(shown.length).toBeGreaterThan(0)
  })
})

test.each([
  ['a story', '/gallery?category=Headland', '[data-of="4"]'],
  ['the lightbox', '/gallery#photo-3', 'dialog'],
])('%s loads AVIF of a width that suffices, not the file that every browser can show', async (_, route, place) => {
  await using page = await islandsAlive(await open(route, { viewport: { width: 1440, height: 900 }, url }))
  await pictures(page)
  const images = page.locator(`${place} img`)
  const files = await images.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).currentSrc))
  expect(files.length).toBeGreaterThan(2)
  expect(files.filter((file) => !/-(620|960|1280)\.avif$/.test(file))).toEqual([])
})

const most = { '/': 11, '/about': 8, '/services': 9, '/gallery': 18, '/blog': 11, '/blog/3': 9, '/contact': 11 }
test.each(Object.entries(most))('%s asks for at most %i files before anybody scrolls', async (route, most) => {
  const responses: Response[] = []
  const prepare = async (page: Page) => page.on('response', (response) => responses.push(response))
  await using page = await open(route, { ...phone, deviceScaleFactor: 3, prepare })
  await page.waitForLoadState('networkidle')
  const own = responses.map((response) => response.url()).filter((url) => url.startsWith(inject('fixtureUrl')))
  expect(new Set(own).size).toBeLessThanOrEqual(most)
})

/** The site's own visible pictures: the file that was picked, its width, and the width that suffices for the place. */
function pictures(page: Page) {
  return page.evaluate(async () => {
    const isShown = (element: Element) => element.getClientRects().length > 0
    const isThere = (element: Element) =>
      element instanceof HTMLImageElement ? element.complete : element.hasAttribute('data-near')
    // Scrolls to each picture and waits for it: one that a jump skips would never be requested.
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
      // A cropped picture is wider than what is seen of it, and still needs all its pixels.
      const across = covers ? Math.max(offsetWidth, offsetHeight * (naturalWidth / naturalHeight)) : offsetWidth
      const file = image.currentSrc.replace(/.*\//, '')
      // `naturalWidth` is in layout units. The width of the file in pixels is in its name.
      const width = Number(/-(\d+)\.\w+$/.exec(file)?.[1])
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset)
      const srcset = sources.find((srcset) => srcset.includes(file)) ?? ''
      const offered = [...srcset.matchAll(/(\d+)w/g)].map(([, width]) => Number(width))
      const claim = 1.3 * across * devicePixelRatio // the most that a place may request
      // Nobody sees more than two device pixels per CSS pixel, and phones claim less: see columnSizes.
      const least = Math.min((across * Math.min(devicePixelRatio, 2)) / 1.7, 960)
      return { file, width, least, enough: offered.find((each) => each >= claim) ?? claim }
    })
  })
}
