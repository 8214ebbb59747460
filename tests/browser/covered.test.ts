import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, sample } from './browser.ts'

const screens = ['320x640', '390x844', '740x360', '768x1024', '1024x768', '1280x800', '1440x900', '1920x1080']

test.each([...sample, '/gallery?category=Deepwell', '/nothing-here'])('no text is covered on %s', async (route) => {
  await using page = await open(route)
  for (const screen of screens) {
    const [width = 0, height = 0] = screen.split('x').map(Number)
    await page.setViewportSize({ width, height })
    expect([screen, await covered(page)]).toEqual([screen, []])
  }
})

/** Texts covered by fixed controls where these change and where they meet. Bars across the screen are its edge. */
function covered(page: Page) {
  return page.evaluate(async () => {
    const found = new Set<string>()
    const end = document.documentElement.scrollHeight - innerHeight
    for (const top of [0, 30, 60, 79, end / 2, end]) await ask(top)
    for (const { left, right, top } of controls().map((each) => each.getBoundingClientRect()))
      for (const { box } of lines()) {
        const there = scrollY + box.top - top
        if (box.right > left && box.left < right && there > 80) await ask(there)
      }
    return [...found]

    async function ask(top: number) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
      const over = new Set(controls())
      for (const { text, element, box } of lines())
        for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
          const stack = document.elementsFromPoint(x, (box.top + box.bottom) / 2)
          const control = stack.slice(0, Math.max(0, stack.indexOf(element))).find((each) => over.has(each))
          if (control) found.add(`${top}: "${text}" under "${control.textContent}"`)
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
