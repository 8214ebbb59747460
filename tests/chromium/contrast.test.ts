import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { contrast } from '../../src/model/firm/colour.ts'
import { hexOf, open, paintedWith, phone, settled, still } from './browser.ts'

/* What lies over pictures, whatever they show. */

/** Text is readable (WCAG 1.4.3) on stripes of black and white. */
describe.each([phone.viewport, { width: 1440, height: 900 }])('at $width pixels text is readable on', (viewport) => {
  test.each(['/', '/gallery', '/contact', '/blog/3', '/blog/support/1'])('%s', async (route) => {
    await using page = await open(route, { viewport, prepare: paintedWith(0, 255) })
    for (const top of [0, 40, 80, 120]) {
      await scrollDown(page, top)
      const lines = await page.evaluate(linesOnScreen)
      const screen = sharp(await page.screenshot()).removeAlpha()
      const { data, info } = await screen.raw().toBuffer({ resolveWithObject: true })
      const faint = lines.filter(({ color, least, ...box }) => {
        const grounds = new Set<string>()
        for (let y = box.top; y < box.bottom; y += 2)
          for (let x = box.left; x < box.right; x += 2) {
            const at = (y * info.width + x) * 3
            grounds.add(`#${data.toString('hex', at, at + 3)}`)
          }
        return [...grounds].some((ground) => contrast(hexOf(color), ground) < least)
      })
      expect([top, faint.map(({ text }) => text)]).toEqual([top, []])
      expect(lines.length).toBeGreaterThan(2)
    }
  })
})

test('on white pictures the scrim of the header shows no edge at any position before it turns white', async () => {
  await using page = await open('/gallery', { prepare: paintedWith(255) })
  for (const top of [0, 20, 40, 60, 79]) {
    await scrollDown(page, top)
    // The strip between the logo and the links.
    const strip = await page.screenshot({ clip: { x: 400, y: 0, width: 1, height: 240 } })
    const grey = await sharp(strip).greyscale().raw().toBuffer()
    const steps = [...grey].slice(1).map((value, row) => value - (grey[row] ?? 0))
    expect([top, steps.filter((step) => step < -1 || step > 4)]).toEqual([top, []])
    expect(grey[239]).toBeGreaterThan(250)
  }
})

test('a browser that darkens pages by itself leaves this one alone: its drawings would be dark on dark', async () => {
  await using page = await open('/services', { colorScheme: 'dark' })
  await still(page)
  const light = await page.screenshot()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  expect((await page.screenshot()).equals(light)).toBe(true)
})

/** Scrolls to a position with the text visible again, and waits until the header has reacted. */
async function scrollDown(page: Page, top: number) {
  await page.evaluate((top) => {
    document.adoptedStyleSheets = []
    scrollTo({ top, behavior: 'instant' })
  }, top)
  await settled(page)
}

/** The visible lines in headers and titles. Makes all text transparent, so that a screenshot shows what is behind. */
function linesOnScreen() {
  const lines = [...document.querySelectorAll('[data-header] *, main header *, h1, h1 *')].flatMap((element) => {
    const { color, fontSize } = getComputedStyle(element)
    return [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || !node.data.trim() || !element.checkVisibility({ visibilityProperty: true }))
        return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].flatMap(({ left, right, top, bottom, height }) => {
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        if (seen !== element || right - left < 5) return []
        const [from, to] = [Math.round(top + height / 4), Math.round(bottom - height / 4)]
        const box = { left: Math.round(left), right: Math.round(right), top: from, bottom: to }
        return [{ text: node.data, color, least: Number.parseFloat(fontSize) < 24 ? 4.5 : 3, ...box }]
      })
    })
  })
  const clear = new CSSStyleSheet()
  clear.replaceSync(
    '* { color: transparent !important; text-decoration: none !important } svg { opacity: 0 !important }',
  )
  document.adoptedStyleSheets = [clear]
  return lines
}
