import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { serve } from '../../build/dev/serve.ts'
import { findChromium } from '../chromium/chromium.ts'

/*
 * Interaction to Next Paint of every control, on a phone viewport with 4x CPU throttling, as the browser's Event Timing
 * API reports it: `npm run build && npx tsx tests/bench/interaction.ts`. Durations are multiples of 8 ms.
 */

const { url, close } = await serve(join(import.meta.dirname, '../../dist'), 0)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })

/** What to press, in order. A selector picks its first visible match, unless `nth` names another one. */
const controls: readonly (readonly [what: string, route: string, presses: readonly string[]])[] = [
  ['menu', '', Array(4).fill('[data-menu] summary')],
  ['carousel', '', ['next', 'next', 'prev', 'prev'].map((rel) => `[data-slides] a[rel=${rel}]`)],
  ['filter, to a project', 'gallery', [2, 3, 4, 1].map((project) => `[data-bar] a[data-project="${project}"]`)],
  ['filter, to all', 'gallery', [2, 0, 1, 0].map((project) => `[data-bar] a[data-project="${project}"]`)],
  ['room compared', 'gallery', [1, 0, 1].map((room) => `[name^=room] >> nth=${room}`)],
  ['lightbox', 'gallery', ['#photo-1 a', 'dialog [rel=next], dialog button >> nth=-1']],
  ['kind, change', 'services', ['[name=space] >> nth=1', '[name=level] >> nth=1', '[name=space] >> nth=2']],
  ['question', 'contact', Array(3).fill('details summary >> nth=-1')],
]

const rows = []
for (const [what, route, presses] of controls) rows.push(await measure(what, route, presses))
console.table(rows)
await browser.close()
close()

async function measure(what: string, route: string, presses: readonly string[]) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
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
  await page
    .locator(`:visible:is(${presses[0]?.split(' >> ')[0]})`)
    .first()
    .scrollIntoViewIfNeeded()
  await page.waitForTimeout(1500)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const press of presses) {
    await inWindow(page, press).tap({ force: true })
    await page.waitForTimeout(700)
  }
  await page.waitForTimeout(500)
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  await context.close()
  return { what, presses: presses.length, 'longest, ms': Math.max(16, ...durations) }
}

function inWindow(page: Page, press: string) {
  const [selector = '', nth = 'nth=0'] = press.split(' >> ')
  return page.locator(`:visible:is(${selector})`).locator(nth)
}
