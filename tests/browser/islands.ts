import type { ElementHandle, Page } from 'playwright-core'

/** Scrolls every island into view and waits until its script has taken it over. Returns the page. */
export async function islandsAlive<Opened extends Page>(page: Opened): Promise<Opened> {
  for (const island of await page.$$('[data-island]')) {
    await island.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
    const ended = await page.waitForFunction(
      ({ dataset }) => {
        return 'alive' in dataset ? 'alive' : 'failed' in dataset && dataset.island
      },
      island as ElementHandle<HTMLElement>,
    )
    const state = await ended.jsonValue()
    if (state !== 'alive') throw new Error(`The island ${state} has failed to start`)
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
