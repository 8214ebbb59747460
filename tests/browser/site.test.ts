import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, hold, moving, open, phone } from './browser.ts'
import { holdObservers, settled, still } from './islands.ts'

/* What holds for every screen, whatever is on it. */

const routes = [
  '/',
  '/about',
  '/services',
  '/gallery',
  '/blog',
  '/blog/3',
  '/blog/8',
  '/blog/support/3',
  '/contact',
  '/blog/placeholder',
  '/nothing-here',
]

describe.each(routes)('%s', (route) => {
  describe('on a phone', () => {
    let page: Visited
    beforeAll(async () => {
      page = await open(route, { ...phone, prepare: watchShifts })
      await scrollThrough(page)
    })
    afterAll(() => page[Symbol.asyncDispose]())

    test('moves nothing while it loads, fonts and pictures included', async () => {
      expect(await page.evaluate(() => (window as unknown as Watched).shifts)).toEqual([])
    })

    test('has no accessibility fault that axe knows and no console error', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await violations(page)).toEqual([])
      expect(page.errors.filter((error) => !isOwn404(route, error))).toEqual([])
    })

    test('gives every target at least 44 pixels', async () => {
      expect(await page.locator(targets).evaluateAll(small)).toEqual([])
    })

    test('scrolls sideways at no width', async () => {
      for (const width of [320, 390, 600, 768, 1024, 1280, 1600, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        expect([width, await fits(page)]).toEqual([width, true])
      }
    })

    test('can be spaced out (WCAG 1.4.12) without being cut off or scrolling sideways', async () => {
      await page.setViewportSize(phone.viewport)
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(rules)
        document.adoptedStyleSheets = [sheet]
      }, spaced)
      expect(await fits(page)).toBe(true)
    })
  })

  describe('on a desktop', () => {
    let page: Visited
    beforeAll(async () => {
      page = await open(route, { ...desktop, prepare: watchPolicy })
      await scrollThrough(page)
    })
    afterAll(() => page[Symbol.asyncDispose]())

    test('has no accessibility fault that axe knows and no console error', async () => {
      expect(await violations(page)).toEqual([])
      expect(page.errors.filter((error) => !isOwn404(route, error))).toEqual([])
    })

    test('shows all its words and pictures without JavaScript', async () => {
      await using plain = await open(route, { ...desktop, javaScriptEnabled: false })
      expect(await plain.locator('main img').evaluateAll(hidden)).toBe(0)
      const words = await plain.locator('main').innerText()
      expect(words.length).toBeGreaterThan(100)
      for (const heading of await page.locator('main h2:visible').allInnerTexts()) expect(words).toContain(heading)
    })

    test('keeps to its content security policy while it is used', async () => {
      await page.locator('main button:visible').evaluateAll((buttons) => {
        for (const button of buttons as HTMLButtonElement[]) button.click()
      })
      await still(page)
      expect(await page.evaluate(() => (window as unknown as Watched).violated)).toEqual([])
    })
  })
})

test('nothing on a page can make markup of text: the browser refuses it (Trusted Types)', async () => {
  await using page = await open('/')
  const refused = await page.evaluate(() => {
    const tries: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' }),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      DOMParser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      script: () => Object.assign(document.createElement('script'), { src: '/x.js' }),
      policy: () =>
        (window as never as { trustedTypes: { createPolicy: (...args: unknown[]) => void } }).trustedTypes.createPolicy(
          'x',
          {},
        ),
    }
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt()
        return []
      } catch {
        return name
      }
    })
  })
  expect(refused).toEqual(['innerHTML', 'insertAdjacentHTML', 'DOMParser', 'script', 'policy'])
})

test('the open menu has no accessibility fault', async () => {
  await using page = await open('/', { ...phone, reducedMotion: 'reduce' })
  await page.getByText('Menu', { exact: true }).click()
  expect(await violations(page)).toEqual([])
})

test('the header is transparent at the top and white with a shadow past 80 pixels', async () => {
  await using page = await open('/', { ...desktop, ...moving })
  const ground = () => groundOf(header(page))
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
  await page.evaluate(() => scrollTo({ top: 79, behavior: 'instant' }))
  await still(page)
  expect(await ground()).toBe('rgba(0, 0, 0, 0)')
  await page.evaluate(() => scrollTo({ top: 82, behavior: 'instant' }))
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
  expect(await header(page).evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe('none')
})

test('the header of a page too busy to tell of each scroll is as the page is now', async () => {
  await using page = await open('/', { prepare: holdObservers })
  await settled(page)
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await settled(page)
  await page.evaluate(() => dispatchEvent(new Event('observed')))
  await expect.poll(() => groundOf(header(page))).toBe('rgb(255, 255, 255)')
})

describe('the menu of small screens', () => {
  test('opens, takes focus in and keeps it, closes with Escape and gives focus back', async () => {
    await using page = await open('/', phone)
    const toggle = page.locator('summary', { hasText: 'Menu' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => focused(page)).toBe('Home')
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('details')))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
  })

  test('choosing a link closes it and goes there', async () => {
    await using page = await open('/', phone)
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page.locator('details nav').getByRole('link', { name: 'Services' }).click()
    await page.waitForURL('**/services')
    expect(await page.locator('details[data-menu]').getAttribute('open')).toBeNull()
  })

  test('the page behind it does not scroll', async () => {
    await using page = await open('/', phone)
    const toggle = page.locator('[data-menu] summary')
    await toggle.click()
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
    await page.mouse.wheel(0, 600)
    await still(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('that was opened before its script arrived is open to that, too', async () => {
    await using page = await open('/about', phone)
    const arrive = await hold(page, /\/client-/)
    await page.goto(new URL('/', page.url()).href, { waitUntil: 'commit' })
    await page.locator('summary', { hasText: 'Menu' }).click()
    arrive()
    await expect.poll(() => focused(page)).toBe('Home')
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true)
  })

  test('opens without JavaScript', async () => {
    await using page = await open('/', { ...phone, javaScriptEnabled: false })
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page.locator('details nav').getByRole('link', { name: 'Gallery' }).click()
    await page.waitForURL('**/gallery')
  })
})

test('the skip link is the first stop of the keyboard and leads to the content', async () => {
  await using page = await open('/about', desktop)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('the current page is marked in the navigation', async () => {
  await using page = await open('/services', desktop)
  expect(await page.locator('nav[aria-label=Main] [aria-current=page]').allInnerTexts()).toEqual(['Services'])
})

test('the copyright year is the visitor’s, not the build’s', async () => {
  await using page = await open('/', {
    ...desktop,
    prepare: (page) => page.clock.setFixedTime('2031-02-03'),
  })
  expect(await page.locator('footer').innerText()).toContain('© 2031')
})

test('reduced motion turns every animation and transition off', async () => {
  await using page = await open('/', desktop)
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
  ).toBe(0)
})

test('on paper, which has no grounds, no text is light', async () => {
  await using page = await open('/services', desktop)
  await page.emulateMedia({ media: 'print' })
  const colours = await page
    .locator(':is(main, footer) :is(h2, h3, p, li):visible')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number)))
  expect(colours.length).toBeGreaterThan(20)
  expect(colours.filter(([red = 0] = []) => red > 150)).toEqual([])
})

type Visited = Awaited<ReturnType<typeof open>>

interface Watched {
  shifts: unknown[]
  violated: unknown[]
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Element }[]
      })[]) {
        if (!entry.hadRecentInput && entry.value > 0.001)
          watched.shifts.push([entry.value, entry.sources.map(({ node }) => node?.nodeName)])
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function watchPolicy(page: Page) {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.violated = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      watched.violated.push([violatedDirective, blockedURI, sample])
    })
  })
}

const targets =
  '[data-header] a:visible, [data-header] summary:visible, main button:visible, footer li a:visible, aside a:visible'

/** What is smaller than a finger, in the page. */
function small(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width < 44 || height < 44
      ? [`${element.textContent?.slice(0, 30)} ${Math.round(width)}x${Math.round(height)}`]
      : []
  })
}

/** How many pictures are not shown, in the page, but for those that something else opens. */
function hidden(images: Element[]): number {
  const isOut = (image: Element) =>
    image.getClientRects().length === 0 && !image.closest('dialog,template,details,button')
  return images.filter(isOut).length
}

const spaced =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
}

/** Down to the end and back up, as a visitor does, so that everything lazy has come. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await still(page)
}

function header(page: Page): Locator {
  return page.locator('[data-header] > div')
}

function groundOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).backgroundColor)
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
}

function isOwn404(route: string, error: string): boolean {
  return route === '/nothing-here' && error.includes('404')
}
