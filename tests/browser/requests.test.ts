import type { Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, phone } from './browser.ts'

/* What a phone with a dense screen asks for before anybody scrolls. */

const screen = { ...phone, deviceScaleFactor: 3 }

test.each([
  ['/', 10, 150],
  ['/about', 8, 50],
  ['/services', 8, 100],
  ['/gallery', 18, 200],
  ['/blog', 10, 100],
  ['/blog/6', 9, 60],
  ['/blog/support/3', 9, 50],
  ['/contact', 11, 60],
])('%s asks for at most %i files, %i KB of pictures among them', async (route, files, kilobytes) => {
  const responses: Response[] = []
  await using page = await open(route, {
    ...screen,
    prepare: async (page) => page.on('response', (response) => responses.push(response)),
  })
  await page.waitForLoadState('networkidle')
  const own = responses.filter((response) => response.url().startsWith(new URL(page.url()).origin))
  const pictures = own.filter((response) => /\.(avif|webp)$/.test(response.url()))
  const bodies = await Promise.all(pictures.map((response) => response.body()))
  expect(own.length).toBeLessThanOrEqual(files)
  expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(kilobytes * 1024)
})
