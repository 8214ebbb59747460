import { launch, type Page } from 'puppeteer-core'
import { drag } from './chromium.ts'
import type { Browser, Driver, Point, Settings } from './driver.ts'

/** Firefox over WebDriver BiDi, driven by Puppeteer. Started this way, it does not look for updates or send reports. */
export async function startFirefox({ motion, text = 16 }: Settings): Promise<Browser> {
  const extraPrefsFirefox = {
    'ui.prefersReducedMotion': motion ? 0 : 1,
    'font.size.variable.x-western': text,
    // The sites of tests are served at any free port.
    'network.security.ports.banned.override': '1-65535',
  }
  const path = '/usr/bin/firefox-esr'
  const firefox = await launch({ browser: 'firefox', executablePath: path, extraPrefsFirefox, defaultViewport: null })
  return {
    async visit(watch) {
      const context = await firefox.createBrowserContext()
      const page = await context.newPage()
      await page.evaluateOnNewDocument(watch)
      return {
        size: (width, height) => page.setViewport({ width, height }),
        goto: (url) => page.evaluate(`void (location.href = ${JSON.stringify(url)})`),
        evaluate: (expression) => page.evaluate(expression),
        drag: (pointer, ...points) => (pointer === 'touch' ? touch : drag)(page, points),
        pressTwice: ([x, y]) => page.mouse.click(x, y, { count: 2, delay: 20 }),
        key: (name) => page.keyboard.press(name as 'Tab'),
        close: () => context.close(),
      } satisfies Driver
    },
    quit: () => firefox.close(),
  }
}

async function touch({ touchscreen }: Page, [first, ...others]: readonly Point[]) {
  await touchscreen.touchStart(...(first ?? [0, 0]))
  for (const point of others) await touchscreen.touchMove(...point)
  await touchscreen.touchEnd()
}
