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
