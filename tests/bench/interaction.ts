import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { serve } from '../../build/dev/serve.ts'
import { findChromium } from '../browser/chromium.ts'

/*
 * Interaction to next paint of filter, menu and carousel on a phone viewport at 4x CPU throttling, as the browser's own
 * event timing tells it: `npm run build && npx tsx tests/bench/interaction.ts`. Durations come in steps of 8 ms.
 */

const { url, server } = await serve({ dist: join(import.meta.dirname, '../../dist'), port: 0 })
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })

const rows = [
  await measure('menu', '', async (page) => {
    const toggle = page.locator('[data-menu] summary')
    for (let turn = 0; turn < 4; turn += 1) await tap(page, () => toggle.click())
  }),
  await measure('carousel', '', async (page) => {
    const next = page.getByRole('button', { name: /next/i }).first()
    await next.scrollIntoViewIfNeeded()
    await page.waitForTimeout(1500)
    for (let turn = 0; turn < 4; turn += 1) await tap(page, () => next.click())
  }),
  await measure('filter', 'gallery', async (page) => {
    const names = ['Coasis', 'Mizumi', 'All', 'Nusantara']
    await page.getByRole('button', { name: /^Coasis/ }).scrollIntoViewIfNeeded()
    await page.waitForTimeout(1500)
    for (const name of names) await tap(page, () => page.getByRole('button', { name: new RegExp(`^${name}`) }).click())
  }),
]
console.table(rows)
await browser.close()
server.closeAllConnections()
server.close()

async function measure(what: string, route: string, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const watched = window as unknown as { durations: number[] }
    watched.durations = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId) watched.durations.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  const client = await context.newCDPSession(page)
  await page.goto(url + route, { waitUntil: 'networkidle' })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await use(page)
  await page.waitForTimeout(500)
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  await context.close()
  return { what, interactions: durations.length, 'longest, ms': Math.max(16, ...durations) }
}

async function tap(page: Page, act: () => Promise<void>) {
  await act()
  await page.waitForTimeout(700)
}
