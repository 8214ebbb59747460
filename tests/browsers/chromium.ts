import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { blink, flags } from '../browser/chromium.ts'
import type { Browser, Driver, Point, Settings } from './driver.ts'

/** Chromium, driven as in the other browser tests. */
export async function startChromium(path: string, { motion, text = 16 }: Settings): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: path, args: [...flags, blink({ defaultFontSize: text })] })
  return {
    async visit(watch) {
      const context = await browser.newContext({ reducedMotion: motion ? 'no-preference' : 'reduce' })
      await context.addInitScript(watch)
      const page = await context.newPage()
      return {
        size: (width, height) => page.setViewportSize({ width, height }),
        goto: (url) => page.goto(url, { waitUntil: 'commit' }),
        evaluate: (expression) => page.evaluate(expression),
        drag: (pointer, ...points) => (pointer === 'touch' ? touch : drag)(page, points),
        pressTwice: ([x, y]) => page.mouse.dblclick(x, y, { delay: 20 }),
        key: (name) => page.keyboard.press(name),
        close: () => context.close(),
      } satisfies Driver
    },
    quit: () => browser.close(),
  }
}

/** Drags with the mouse of a page, which may be Playwright's or Puppeteer's. */
export async function drag(
  { mouse }: { mouse: Pick<Page['mouse'], 'move' | 'down' | 'up'> },
  [first, ...others]: readonly Point[],
) {
  await mouse.move(...(first ?? [0, 0]))
  await mouse.down()
  for (const point of others) await mouse.move(...point)
  await mouse.up()
}

async function touch(page: Page, points: readonly Point[]) {
  const session = await page.context().newCDPSession(page)
  for (const [index, [x, y]] of points.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove'
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
    await sleep(50) // the pace of a finger: a faster one flings what it drags
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
