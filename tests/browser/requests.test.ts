import type { Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, useBrowser } from './browser.ts'

/* What a phone with a dense screen asks for before anybody scrolls. */

const { open } = useBrowser()
const screen = { ...phone, deviceScaleFactor: 3 }

test.each([
  ['/', 9],
  ['/about', 8],
  ['/services', 8],
  ['/gallery', 14],
  ['/blog', 8],
  ['/blog/6', 8],
  ['/blog/support/3', 8],
  ['/contact', 9],
])('%s asks for at most %i files, 150 KB of pictures among them', async (route, most) => {
  const responses: Response[] = []
  await using page = await open(route, {
    ...screen,
    prepare: async (page) => page.on('response', (response) => responses.push(response)),
  })
  await page.waitForLoadState('networkidle')
  const own = responses.filter((response) => response.url().startsWith(new URL(page.url()).origin))
  const pictures = own.filter((response) => /\.(avif|webp)$/.test(response.url()))
  const bodies = await Promise.all(pictures.map((response) => response.body()))
  expect(own.map((response) => response.url()).length).toBeLessThanOrEqual(most)
  expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(150 * 1024)
})
