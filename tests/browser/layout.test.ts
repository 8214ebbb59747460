import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { open } from './browser.ts'

/* What stands where: nothing lies over text, nothing breaks that belongs together, and what should end on one line does. */

const heights = { 320: 640, 390: 844, 768: 1024, 1280: 800, 1440: 900 } as const

describe('no fixed element lies over text', () => {
  test.each([
    [320, '/', '/services'],
    [390, '/about', '/blog/support/1'],
    [768, '/blog', '/contact'],
    [1280, '/', '/gallery'],
    [1440, '/services', '/blog/3'],
  ] as const)('at %i pixels', async (width, ...routes: string[]) => {
    for (const route of routes) {
      await using page = await open(route, { viewport: { width, height: heights[width] } })
      await expect.poll(() => page.locator('[data-header]').count()).toBe(1)
      expect([route, await covered(page)]).toEqual([route, []])
    }
  })
})

/** Texts that something fixed covers, at the top of the page, where the header turns white, and on the way down. */
function covered(page: Page) {
  return page.evaluate(async () => {
    const found = new Set<string>()
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const end = document.documentElement.scrollHeight - innerHeight
    const steps = Array.from({ length: Math.ceil(end / innerHeight) }, (_, step) => step * innerHeight + 81)
    for (const top of [0, 30, 60, 79, ...steps, end]) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      for (const { text, box, element } of textsInView(top)) {
        for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
          const stack = document.elementsFromPoint(x, (box.top + box.bottom) / 2)
          const above = stack.slice(0, Math.max(0, stack.indexOf(element)))
          const fixed = above.find((each) => each.matches('a,button,summary') && isFixed(each))
          if (fixed) found.add(`${top}: "${text}" under "${fixed.textContent}"`)
        }
      }
    }
    return [...found]

    /** Bars as wide as the screen make the view smaller. A header on a picture is no bar before it turns white. */
    function textsInView(top: number) {
      const header = document.querySelector('[data-header]')
      const clear = top < 80 && getComputedStyle(header as Element).color === 'rgb(255, 255, 255)'
      const from = clear ? 0 : (header?.getBoundingClientRect().bottom ?? 0)
      const dock = [...document.querySelectorAll('body > aside')].find((each) => each.clientWidth === innerWidth)
      const to = dock ? dock.getBoundingClientRect().top : innerHeight
      const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
      const texts: { text: string; box: DOMRect; element: Element }[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode
        const element = node.parentElement as Element
        if (!node.textContent?.trim() || isFixed(element) || !element.checkVisibility({ visibilityProperty: true }))
          continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects())
          if (box.width > 4 && box.top >= from && box.bottom <= to) texts.push({ text: node.textContent, box, element })
      }
      return texts
    }

    function isFixed(element: Element | null): boolean {
      return element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
    }
  })
}

test('names of places, ranges, figures with their units and the promise stay on one line at 20 widths', async () => {
  for (const route of ['/', '/services', '/contact', '/blog/6']) {
    await using page = await open(route)
    const broken: string[] = []
    for (let width = 320; width <= 1920; width += 83) {
      await page.setViewportSize({ width, height: 900 })
      broken.push(...(await page.evaluate(brokenPhrases)).map((phrase) => `${width}: ${phrase}`))
    }
    expect([route, broken]).toEqual([route, []])
  }
})

function brokenPhrases(): string[] {
  const places = 'Kuala Lumpur|Petaling Jaya|Mont Kiara|Subang Jaya|Shah Alam|Klang Valley|within 1 working day'
  const phrase = new RegExp(
    `${places.replaceAll(' ', '\\s')}|RM[\\d,]+–\\u2060?[\\d,]+\\+?|[\\d,]+\\ssq\\sft|\\d+–\\u2060?\\d+`,
    'g',
  )
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node.parentElement?.closest('script,style,template,svg')) continue
    for (const { 0: found, index } of node.textContent?.matchAll(phrase) ?? []) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + found.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(found)
    }
  }
  return broken
}

test.each([1024, 1440])('at %i pixels the two first pictures of the blog end on one line', async (width) => {
  await using page = await open('/blog', { viewport: { width, height: 900 } })
  const [wide, tall] = await page.locator('main li picture img').evaluateAll((images) => {
    return images.slice(0, 2).map((image) => image.getBoundingClientRect().bottom)
  })
  expect(Math.abs((wide ?? 0) - (tall ?? 0))).toBeLessThan(0.5)
})

test('a support note is a sheet of paper with boxes to tick, and says whose it is', async () => {
  await using page = await open('/blog/support/1')
  await page.emulateMedia({ media: 'print' })
  const box = await page.getByText('The floor plan, on paper').evaluate((item) => {
    const { borderTopWidth, width } = getComputedStyle(item, '::before')
    return { borderTopWidth, width }
  })
  expect(box).toEqual({ borderTopWidth: '1px', width: '18px' })
  expect(await page.getByText('Seri Ruang Interiors, +60 3-0000 0000').isVisible()).toBe(true)
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

  test.each([
    ['/blog/18', 390],
    ['/blog/18', 1440],
    ['/blog/support/1', 768],
  ] as const)('the words over that of %s can be read at %i pixels', async (route, width) => {
    await using page = await open(route, { prepare, viewport: { width, height: heights[width] } })
    const boxes = await page
      .locator('header a:not([href^=tel]),header summary,h1,header li')
      .evaluateAll((elements) => {
        for (const each of document.querySelectorAll<HTMLElement>('header *')) {
          each.style.color = 'transparent'
          each.style.textDecoration = 'none'
        }
        return elements.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().toJSON())
      })
    const { data, info } = await sharp(await page.screenshot())
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const brightest = Math.max(
      ...boxes.flatMap(({ left, right, top, bottom }) => {
        return [left + 1, right - 1].flatMap((x) =>
          [top + 1, bottom - 1].map((y) => data[Math.round(y) * info.width + Math.round(x)] ?? 0),
        )
      }),
    )
    // White on this grey is 4.5:1.
    expect(brightest).toBeLessThanOrEqual(118)
  })
})
