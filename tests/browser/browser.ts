import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { inject } from 'vitest'
import { blink, flags } from './chromium.ts'

/** Visitors with motion, as most are. Others ask for less of it here, since what moves is painted over and over. */
export const moving = { reducedMotion: 'no-preference' } as const

/** Screens that tests speak of. What runs on both is seen with motion and without it. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...moving } as const
export const desktop = { viewport: { width: 1280, height: 900 } } as const

export interface Visit extends BrowserContextOptions {
  /** Before anything loads: routes to block, scripts to add. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Another origin than that of the site of the tests. */
  readonly url?: string
}

/** One browser a worker, which ends with it. */
let browser: Promise<Browser> | undefined

/**
 * Visits a route, as somebody who was never here: each visit has a context of its own. What the console says of errors is
 * in `errors`.
 */
export async function open(route: string, { prepare, url = inject('fixtureUrl'), ...options }: Visit = {}) {
  browser ??= chromium.launch({ executablePath: inject('chromium'), args: [...flags, blink()] })
  const context = await (await browser).newContext({ ...desktop, reducedMotion: 'reduce', baseURL: url, ...options })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    // These machines may have no network: what other sites do not answer is no fault of the page.
    const { origin } = new URL(message.location().url || url)
    if (message.type() === 'error' && origin === new URL(url).origin) errors.push(message.text())
  })
  await prepare?.(page)
  await page.goto(route, { waitUntil: 'load' })
  return Object.assign(page, { errors, [Symbol.asyncDispose]: () => context.close() })
}

/** Answers all pictures with one of stripes, two pixels wide: 0 is black, 255 is white. */
export function paintedWith(...greys: readonly number[]): Visit['prepare'] {
  const [width, height] = [64, 36]
  const bytes = Buffer.from(Array.from({ length: width * height }, (_, at) => greys[(at >> 1) % greys.length] ?? 0))
  return async (page) => {
    const body = await sharp(bytes, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer()
    await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ body, contentType: 'image/png' }))
  }
}
