import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { open } from './browser.ts'
import { shipped } from './routes.ts'

/* What stands where: what should end on one line does, and the scrim of the header has no edge. */

test.each([1024, 1440])('at %i pixels the two first pictures of the blog end on one line', async (width) => {
  await using page = await open('/blog', { viewport: { width, height: 900 }, ...shipped })
  const [wide, tall] = await page.locator('main article > div:first-child > :is(picture, svg)').evaluateAll((all) => {
    return all.slice(0, 2).map((each) => (each.querySelector('img') ?? each).getBoundingClientRect().bottom)
  })
  expect(Math.abs((wide ?? 0) - (tall ?? 0))).toBeLessThan(0.5)
})

test('a support note is a sheet of paper with boxes to tick, and says whose it is', async () => {
  await using page = await open('/blog/support/1')
  await page.emulateMedia({ media: 'print' })
  const box = await page.getByText('The wall to the street').evaluate((item) => {
    const { borderTopWidth, width } = getComputedStyle(item, '::before')
    return { borderTopWidth, width }
  })
  expect(box).toEqual({ borderTopWidth: '1px', width: '18px' })
  expect(await page.getByText('Batu & Teh Studio, +60 5-241 1220').isVisible()).toBe(true)
  expect(await page.getByText('Skip to content').isVisible()).toBe(false)
})

describe('on a picture as white as can be', () => {
  const white = sharp({ create: { width: 64, height: 36, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const prepare = async (page: Page) => {
    const body = await white
    await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ body, contentType: 'image/png' }))
  }

  test('the scrim of the header has no edge, wherever the page is scrolled to before it turns white', async () => {
    await using page = await open('/gallery', { prepare })
    for (const top of [0, 20, 40, 60, 79]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
      // Between the logo and the links.
      const strip = await page.screenshot({ clip: { x: 400, y: 0, width: 1, height: 240 } })
      const grey = await sharp(strip).greyscale().raw().toBuffer()
      const steps = [...grey].slice(1).map((value, row) => value - (grey[row] ?? 0))
      expect([top, steps.filter((step) => step < -1 || step > 4)]).toEqual([top, []])
      expect(grey[239]).toBeGreaterThan(250)
    }
  })
})
