import { describe, expect, inject, test } from 'vitest'
import { sampleOf, unlisted } from '../chromium/browser.ts'
import { desktop, visiting } from './open.ts'

/* Every page of the fixture site, as it is and with very long words. Of articles and estimates, only a sample. */

const widths = [320, 360, 390, 412, 480, 600, 768, 900, 1024, 1280, 1440, 1600, 1920]
const sites = [
  ['the fixture site', inject('fixture'), inject('site')],
  ['a site with long names and words', inject('postingDist'), inject('posting')],
] as const
const estimate = '/services?space=condo&level=full&area=300#estimate'
const texts = [['at every width', 16, widths] as const, ['with text at 200 %', 32, [360, 390]] as const]

describe.each(texts.flatMap((text) => sites.map((site) => [...site, ...text] as const)))(
  'on %s',
  (_, dist, url, where, text, widths) => {
    const visit = visiting({ ...desktop, url, text })

    test.each([...sampleOf(dist), ...unlisted, estimate])(`%s fits ${where}, and nothing is cut`, async (route) => {
      const visitor = await visit(route, { ready: route === estimate ? '#estimate [data-alive]' : undefined })
      const wrong: string[] = []
      for (const width of widths) {
        await visitor.size(width)
        wrong.push(...(await visitor.run(unfit)).map((text) => `${width}: ${text}`))
      }
      expect(wrong).toEqual([])
    })
  },
)

/** In the page: whether it scrolls sideways or lacks a menu, and texts beyond the screen, cut off, or over others. */
function unfit(): string[] {
  scrollTo({ top: 0, behavior: 'instant' }) // what sticks lies over other text further down
  const { scrollWidth, clientWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`scrolls, ${scrollWidth} wide`] : []
  const ways = [...document.querySelectorAll('header > div > nav, header summary')]
  const seen = ways.filter((each) => each.checkVisibility())
  if (ways.length > 0 && seen.length !== 1) found.push(`has ${seen.length} ways to other pages`)
  // Slides may be off screen, and the dock shows its words on hover.
  const others = 'svg, option, [data-slides], aside'
  const lines: { text: string; left: number; right: number; top: number; bottom: number }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (!walker.currentNode.textContent?.trim() || !parent?.checkVisibility() || parent.closest(others)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const { left, right, top, width } = range.getBoundingClientRect()
    const boxes: DOMRect[] = [new DOMRect(0, 0, innerWidth, 0)]
    const text = walker.currentNode.textContent.trim().slice(0, 40)
    for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, clip, clipPath, position, zoom } = getComputedStyle(box)
      // Browsers disagree on the position of zoomed elements.
      if (clip !== 'auto' || clipPath !== 'none' || /auto|scroll/.test(overflowX) || Number(zoom) !== 1)
        boxes.length = 0
      if (boxes.length === 0 || position === 'fixed') break
      if (/hidden|clip/.test(overflowX)) boxes.push(box.getBoundingClientRect())
    }
    // What wraps below a one-row box is hidden entirely, like the descriptor of a long name.
    const cuts = (box: DOMRect) => top < (box.bottom || Infinity) && (left < box.left - 1 || right > box.right + 1)
    if (width > 1 && boxes.some(cuts)) found.push(text)
    if (boxes.length === 0 || parent.closest('header, body > a, [data-screen], #photos ~ *')) continue
    for (const { left, right, top, bottom, height } of range.getClientRects())
      lines.push({ text, left, right, top: top + height / 4, bottom: bottom - height / 4 })
  }
  for (const [index, a] of lines.entries())
    for (const b of lines.slice(index + 1))
      if (
        Math.min(a.right, b.right) > Math.max(a.left, b.left) + 3 &&
        Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
      )
        found.push(`${a.text} on ${b.text}`)
  return found
}
