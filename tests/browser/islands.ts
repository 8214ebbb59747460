import type { Page } from 'playwright-core'

/** Brings every island into view and waits until its script has taken it over. Gives the page back. */
export async function islandsAlive<Opened extends Page>(page: Opened): Promise<Opened> {
  for (const island of await page.$$('[data-island]')) {
    await island.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
    // Whatever renders into an element, React or Preact, leaves a property on it; what completes markup says so.
    await page.waitForFunction((element) => {
      return 'alive' in (element as HTMLElement).dataset || Object.keys(element.firstElementChild ?? {}).length > 0
    }, island)
  }
  await settled(page)
  return page
}

/** Waits for what comes after the next paint: effects of components, and what observers of the viewport do. */
export async function settled(page: Page) {
  for (let paint = 0; paint < 3; paint += 1) await nextPaint(page)
}

/** Waits until what moves between two looks has moved, and everything that was asked for has come. */
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

/** Makes a page so busy that what it observes is told late, and all at once: when it hears `observed`. */
export function holdObservers(page: Page) {
  return page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const held: IntersectionObserverEntry[] = []
        super((entries) => held.push(...entries), options)
        addEventListener('observed', () => held.length > 0 && callback(held.splice(0), this))
      }
    }
  })
}

type Path = readonly [x: number, y: number, toX: number, toY: number]

/** Moves fingers over the screen, each from a point to another, all at once, when what went before has been painted. */
export async function fingers(page: Page, ...paths: readonly Path[]) {
  await settled(page)
  const session = await page.context().newCDPSession(page)
  const at = (share: number) =>
    paths.map(([x, y, toX, toY], id) => ({ id, x: x + (toX - x) * share, y: y + (toY - y) * share }))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const share of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
    await nextPaint(page)
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
