import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open } from './browser.ts'

/* Pages on paper, as they are printed from the top of a page that nobody has scrolled. */

test.each(['/', '/about', '/gallery', '/blog/3', '/contact', '/nothing-here'])(
  '%s prints no aid of the screen',
  async (route) => {
    await using page = await open(route)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('Skip to content').isVisible()).toBe(false)
    expect(await page.getByRole('complementary', { name: 'Quick contact' }).isVisible()).toBe(false)
    expect(await page.getByText('Menu', { exact: true }).isVisible()).toBe(false)
  },
)

test.each(['/', '/gallery'])('%s prints every picture, those not yet scrolled to as well', async (route) => {
  await using page = await open(route)
  const pictures = await page
    .locator('main img')
    .evaluateAll((images) => images.filter((image) => !image.closest('article[data-of], [data-screen]')).length)
  await expect.poll(() => printedPictures(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(pictures)
})

test('every quote of a client is printed', async () => {
  await using page = await open('/')
  await page.emulateMedia({ media: 'print' })
  const boxes = await page
    .locator('blockquote')
    .evaluateAll((quotes) => quotes.map((quote) => quote.getBoundingClientRect().left))
  expect(boxes.length).toBeGreaterThan(1)
  expect(boxes.filter((left) => left < 0 || left > 1280)).toEqual([])
})

/** How many pictures the sheets hold. */
async function printedPictures(page: Page): Promise<number> {
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1')
  return sheets.match(/\/Subtype *\/Image/g)?.length ?? 0
}
