import { chromium } from 'playwright-core'
import type { Browser } from './driver.ts'

/** Chromium, as the other browser tests drive it. */
export async function startChromium(path: string): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: path, args: flags })
  return {
    async visit(watch) {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      await context.addInitScript(watch)
      const page = await context.newPage()
      return {
        size: (width, height) => page.setViewportSize({ width, height }),
        goto: (url) => page.goto(url, { waitUntil: 'commit' }),
        evaluate: (expression) => page.evaluate(expression),
        press: (x, y) => page.mouse.click(x, y),
        key: (name) => page.keyboard.press(name),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    quit: () => browser.close(),
  }
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
