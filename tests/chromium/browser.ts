import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { inject } from 'vitest'
import { type Changes, servedWith } from '../helpers.ts'
import { blink, flags } from './chromium.ts'

/** A visitor who allows motion, as most do. `open` defaults to less, since animations are repainted constantly. */
export const moving = { reducedMotion: 'no-preference' } as const

/** The screens of the tests. Tests that run on both cover motion and reduced motion. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...moving } as const
export const desktop = { viewport: { width: 1280, height: 900 } } as const

export interface Visit extends BrowserContextOptions {
  /** Runs before anything loads, to block routes or add scripts. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** An origin other than that of the fixture site. */
  readonly url?: string
}

/** One browser per worker, which exits with it. */
let browser: Promise<Browser> | undefined

/** Opens a route as a new visitor, in its own context. `errors` collects the errors that the page throws or logs. */
export async function open(route: string, { prepare, url = inject('fixtureUrl'), ...options }: Visit = {}) {
  browser ??= chromium.launch({ executablePath: inject('chromium'), args: [...flags, blink()] })
  const context = await (await browser).newContext({ ...desktop, reducedMotion: 'reduce', baseURL: url, ...options })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    // These machines may be offline: when other sites do not respond, the page is not to blame.
    const { origin } = new URL(message.location().url || url)
    if (message.type() === 'error' && origin === new URL(url).origin) errors.push(message.text())
  })
  await prepare?.(page)
  await page.goto(route, { waitUntil: 'load' })
  return Object.assign(page, { errors, [Symbol.asyncDispose]: () => context.close() })
}

/** Opens a route of the fixture site with some YAML files edited, in a window of this width. */
export async function openWith(route: string, width: number, changes: Changes) {
  return open(route, { url: await servedWith(changes), viewport: { width, height: 800 } })
}

/** The box of the one element that a selector finds. */
export function boxOf(page: Page, selector: string): Promise<DOMRect> {
  return page.locator(selector).evaluate((each) => each.getBoundingClientRect().toJSON())
}

/** The boxes of all elements that a selector finds. */
export function boxesOf(page: Page, selector: string): Promise<DOMRect[]> {
  return page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
}

/** A colour as browsers compute it, without its opacity: 'rgb(31, 94, 82)' -> '#1f5e52'. */
export function hexOf(colour: string): string {
  const channels = (colour.match(/\d+/g) ?? []).slice(0, 3)
  return `#${channels.map((each) => Number(each).toString(16).padStart(2, '0')).join('')}`
}

/** Serves every picture as stripes, each two pixels wide: 0 is black, 255 is white. */
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

/** The paths in a built site's sitemap, but of articles only the first and last, and the first note: others are alike. */
export function sampleOf(dist: string): string[] {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const notes = pages.filter((page) => /\/support\/\d/.test(page))
  const articles = pages.filter((page) => /\/blog\/\d/.test(page))
  const chosen = [articles[0], articles.at(-1), notes[0]]
  return pages.filter((page) => !/\d/.test(page) || chosen.includes(page))
}

/** Pages of the fixture site that are not alike. */
export const sample = sampleOf(inject('fixture'))
/** Pages that no sitemap lists. */
export const unlisted = ['/blog/placeholder', '/nothing-here']

/** Scrolls every island into view and waits until its script has taken it over. Returns the page. */
export async function islandsAlive<Opened extends Page>(page: Opened): Promise<Opened> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
    await island.and(page.locator('[data-alive]')).waitFor({ state: 'attached' })
  }
  await settled(page)
  return page
}

/** Waits for what follows the next paint: effects of components, and callbacks of viewport observers. */
export async function settled(page: Page) {
  for (let paint = 0; paint < 3; paint += 1) await nextPaint(page)
}

/** Waits until transitions have finished and everything requested has arrived. */
export async function still(page: Page) {
  await settled(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => each instanceof CSSTransition && each.finished)),
  )
}

export function nextPaint(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}
