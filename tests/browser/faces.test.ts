import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, phone } from './browser.ts'

/* Nothing moves when the faces of the site take the place of those of the device. */

test.each(['/', '/about', '/gallery', '/contact'])('%s stands as it will before its faces come', async (route) => {
  await using before = await open(route, {
    ...phone,
    prepare: (page) => page.route(/\.woff2$/, (face) => face.abort()),
  })
  await using after = await open(route, phone)
  const [early, late] = [await boxes(before), await boxes(after)]
  expect(early.map(({ name }) => name)).toEqual(late.map(({ name }) => name))
  const moved = early.filter(({ top, height }, index) => {
    const then = late[index] ?? { top: 0, height: 0 }
    return Math.max(Math.abs(top - then.top), Math.abs(height - then.height)) > 2
  })
  expect(moved).toEqual([])
})

/** What can be seen first, and where it stands, in pixels. */
async function boxes(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('main :is(h1, h2, p, picture)')].flatMap((each) => {
      const { top, height } = each.getBoundingClientRect()
      return height > 1 && top < innerHeight ? { name: `${each.tagName} ${each.textContent}`, top, height } : []
    })
  })
}
