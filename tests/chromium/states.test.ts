import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { contrast } from '../../src/model/firm/colour.ts'
import { hexOf, open } from './browser.ts'

/* How what is pressed, chosen or pointed at differs from what is not. */

test('a button that waits for its script keeps its colour, and is darker', async () => {
  await using page = await open('/contact', { viewport: { width: 1440, height: 900 } })
  const button = page.locator('main a[href^="https://wa.me"]').first()
  const rest = await coloursOf(button)
  await button.evaluate((each) => each.setAttribute('data-held', ''))
  const held = await coloursOf(button)
  expect(held).toEqual({ ...rest, filter: expect.stringContaining('brightness') })
})

test('an outlined button on a dark ground stands out from it when pointed at', async () => {
  await using page = await open('/blog/3')
  const button = page.locator('main a[href^="tel:"]').last()
  const ground = button.locator('xpath=ancestor::section[1]')
  await button.hover()
  await expect
    .poll(async () => contrast((await coloursOf(button)).background, (await coloursOf(ground)).background))
    .toBeGreaterThan(3)
  const { background, color } = await coloursOf(button)
  expect(contrast(color, background)).toBeGreaterThan(4.5)
})

test('the rail marks the section that is read in clay', async () => {
  await using page = await open('/blog/1')
  await page.locator('[data-contents] ol a').first().click()
  await page.mouse.move(640, 10)
  const current = page.locator('[data-contents] a[aria-current]')
  const clay = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--clay'))
  await expect.poll(async () => (await coloursOf(current)).border).toBe(clay)
})

/** The colours of an element as hexadecimal digits, and its filter. */
async function coloursOf(element: Locator) {
  const { backgroundColor, borderLeftColor, color, filter } = await element.evaluate((each) => {
    const { backgroundColor, borderLeftColor, color, filter } = getComputedStyle(each)
    return { backgroundColor, borderLeftColor, color, filter }
  })
  return { background: hexOf(backgroundColor), border: hexOf(borderLeftColor), color: hexOf(color), filter }
}
