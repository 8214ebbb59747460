import { setTimeout as sleep } from 'node:timers/promises'
import { type LaunchOptions, launch, type Page } from 'puppeteer-core'
import { inject } from 'vitest'
import { tryTo } from '../../build/cache/files.ts'
import { blink, flags } from '../chromium/chromium.ts'
import type { Browser, Driver, Point, Settings } from './driver.ts'

/** Chromium, with the settings of the other browser tests. */
export function startChromium({ motion, text = 16 }: Settings): Promise<Browser> {
  const args = [...flags, blink({ defaultFontSize: text }), ...(motion ? [] : ['--force-prefers-reduced-motion'])]
  return start({ executablePath: inject('chromium'), headless: 'shell', args, protocol: 'webDriverBiDi' })
}

/** Firefox over WebDriver BiDi. Started this way, it does not look for updates or send reports. */
export function startFirefox({ motion, text = 16 }: Settings): Promise<Browser> {
  const extraPrefsFirefox = {
    'ui.prefersReducedMotion': motion ? 0 : 1,
    'font.size.variable.x-western': text,
    // The sites of tests are served at any free port.
    'network.security.ports.banned.override': '1-65535',
  }
  return start({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', extraPrefsFirefox })
}

async function start(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({ ...options, defaultViewport: null, handleSIGTERM: false })
  // Puppeteer's own handlers skip every other browser, or take longer to end it than a worker may.
  const pid = browser.process()?.pid
  process.once('exit', () => pid && tryTo(() => process.kill(-pid, 'SIGKILL'))) // and what it started
  return {
    async visit(watch) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.evaluateOnNewDocument(watch)
      return {
        size: (width, height) => page.setViewport({ width, height }),
        goto: (url) => page.evaluate(`void (location.href = ${JSON.stringify(url)})`),
        evaluate: (expression) => page.evaluate(expression),
        drag: (pointer, ...points) => (pointer === 'touch' ? touch : drag)(page, points),
        pressTwice: ([x, y]) => page.mouse.click(x, y, { count: 2, delay: 20 }),
        type: (text) => page.keyboard.type(text),
        key: (name) => page.keyboard.press(name as 'Tab'),
        close: () => context.close(),
      } satisfies Driver
    },
  }
}

async function drag({ mouse }: Page, [first = [0, 0], ...others]: readonly Point[]) {
  await mouse.move(...first)
  await mouse.down()
  for (const point of others) await mouse.move(...point)
  await mouse.up()
}

async function touch({ touchscreen }: Page, [first = [0, 0], ...others]: readonly Point[]) {
  await touchscreen.touchStart(...first)
  for (const point of others) {
    await sleep(50) // the pace of a finger: a faster one flings what it drags
    await touchscreen.touchMove(...point)
  }
  await touchscreen.touchEnd()
}
