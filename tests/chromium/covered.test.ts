import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, openWith, sample } from './browser.ts'

const screens = ['320x640', '390x844', '740x360', '768x1024', '1024x768', '1280x800', '1440x900', '1920x1080']

test.concurrent.each([...sample, '/gallery?category=Deepwell', '/nothing-here'])(
  'no text is covered on %s',
  async (route) => {
    await using page = await open(route)
    for (const screen of screens) {
      const [width = 0, height = 0] = screen.split('x').map(Number)
      await page.setViewportSize({ width, height })
      expect([screen, await covered(page)]).toEqual([screen, []])
    }
  },
)

test.each([3, 5])('no text is covered by the drawing below %i steps, however long they are', async (count) => {
  const description = 'We come and measure every room, and ask who cooks in it and what they would keep of it. '
  const step = { title: 'A first visit and a long talk with you', description }
  const steps = Array.from({ length: count }, (_, index) => ({ ...step, step: index + 1 }))
  for (const each of steps.slice(0, 2)) each.description = description.repeat(5)
  await using page = await openWith('/services', 1024, {
    'services.yaml': ({ process }) => Object.assign(process, { steps }),
    'estimate.yaml': ({ example }) => example.phases.splice(1),
  })
  for (const width of [1024, 1280, 1680]) {
    await page.setViewportSize({ width, height: 1600 })
    expect([width, await covered(page)]).toEqual([width, []])
  }
})

test.each([360, 620])('%i pixels high, a page that is not there leaves its logo free to press', async (height) => {
  await using page = await open('/nothing-here', { viewport: { width: 1366, height } })
  await page.locator('main a').first().click({ timeout: 5_000 })
  await page.waitForURL(/\/$/)
})

test('enlarged four times, bars leave more than half of the window to the questions of the estimate', async () => {
  const viewport = { width: 320, height: 256 }
  await using page = await open('/services?space=condo&level=medium&area=1150#estimate', { viewport })
  await page.locator('[data-alive]').waitFor()
  await page
    .locator('#estimate fieldset')
    .first()
    .evaluate((each) => each.scrollIntoView({ behavior: 'instant' }))
  expect(await rowsOf(page, 'header, aside, [href="#answer"]')).toBeLessThan(viewport.height / 2)
})

test.each(['/gallery', '/gallery?category=Deepwell'])('so they do to the photographs of %s', async (route) => {
  const viewport = { width: 320, height: 256 }
  await using page = await open(route, { viewport })
  const photo = page.locator('main li a[href$=webp]:visible').nth(1)
  await photo.evaluate((each) => each.scrollIntoView({ behavior: 'instant', block: 'center' }))
  expect(await rowsOf(page, 'header, aside, [data-bar]')).toBeLessThan(viewport.height / 2)
})

/** How many rows of pixels in the middle of the window what a selector finds takes. */
function rowsOf(page: Page, selector: string): Promise<number> {
  return page.evaluate((selector) => {
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
    return rows.filter((each) => each?.closest(selector)).length
  }, selector)
}

/** Texts that pictures, drawings or fixed controls cover. Bars across the screen are its edge. */
function covered(page: Page) {
  return page.evaluate(async () => {
    const found = new Set<string>()
    const end = document.documentElement.scrollHeight - innerHeight
    for (const top of [30, 60, 79, end]) await ask(top)
    for (let top = 0; top < end; top += innerHeight / 2) await ask(top)
    const under = controls().flatMap((each) => {
      const { left, right, top } = each.getBoundingClientRect()
      const passing = lines().filter(({ box }) => box.right > left && box.left < right)
      return passing.map(({ box }) => Math.round(scrollY + box.top - top)).filter((there) => there > 80)
    })
    for (const top of new Set(under)) await ask(top)
    return [...found]

    async function ask(top: number) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const over = new Set([...controls(), ...document.querySelectorAll('main :is(img, svg, use)')])
      for (const { text, element, box } of lines())
        for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
          const stack = document.elementsFromPoint(x, (box.top + box.bottom) / 2)
          const cover = stack.slice(0, Math.max(0, stack.indexOf(element))).find((each) => over.has(each))
          if (cover) found.add(`${top}: "${text}" under "${cover.textContent || cover.localName}"`)
        }
    }

    /** The lines of text on the page, on and off the screen. */
    function lines() {
      const lines: { text: string; element: Element; box: DOMRect }[] = []
      for (const part of document.querySelectorAll('main, footer')) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const [text, element] = [walker.currentNode.textContent ?? '', walker.currentNode.parentElement as Element]
          if (!text.trim() || !element.checkVisibility({ visibilityProperty: true })) continue
          const range = document.createRange()
          range.selectNodeContents(walker.currentNode)
          for (const box of range.getClientRects()) if (box.width > 4) lines.push({ text, element, box })
        }
      }
      return lines
    }

    /** Fixed controls, except those in bars at the edge. A header over a picture is no such bar until it is white. */
    function controls() {
      const isEdge = (bar: Element) =>
        bar.clientWidth === innerWidth && (scrollY >= 80 || getComputedStyle(bar).color !== 'rgb(255, 255, 255)')
      return [...document.querySelectorAll('[data-header], body > aside')]
        .filter((bar) => !isEdge(bar))
        .flatMap((bar) => [...bar.querySelectorAll('a, summary')])
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    }
  })
}
