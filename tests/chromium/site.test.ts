import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boxesOf, desktop, moving, open, phone, sample, settled, still, unlisted } from './browser.ts'

/* What holds for every page, whatever its content. */

describe.each([...sample, ...unlisted])('%s', (route) => {
  let page: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    page = await open(route, { ...phone, prepare: noteShifts })
    await scrollThrough(page)
  })
  afterAll(() => page[Symbol.asyncDispose]())

  test('moves nothing while it loads, fonts and pictures included', async () => {
    expect(await page.evaluate('shifts')).toEqual([])
  })

  test('has no accessibility fault that axe knows on a phone and on a desktop, and no motion for who wants none', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.getAnimations().some((each) => each.playState === 'running'))).toBe(false)
    await page.setViewportSize(desktop.viewport)
    await still(page)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize(phone.viewport)
  })

  test('gives every target at least 44 pixels, and can be spaced out (WCAG 1.4.12) without scrolling sideways', async () => {
    const targets = page.locator('[data-header] :is(a, summary), main button, footer li a, aside a')
    const boxes = await targets.filter({ visible: true }).evaluateAll((all) => {
      return all.map((each) => ({ text: each.textContent, ...(each.getBoundingClientRect().toJSON() as DOMRect) }))
    })
    expect(boxes.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([])
    expect(await page.evaluate(isWiderSpacedOut)).toBe(false)
  })

  test('prints every answer, also those that are folded up, no screen-only aids, no light text, and tables whole', async () => {
    await page.emulateMedia({ media: 'print' })
    const answers = page.locator('main details:not([open], form *) p')
    expect(await answers.filter({ visible: false }).count()).toBe(0)
    if (route === '/contact') expect(await answers.count()).toBeGreaterThan(0)
    for (const aid of ['Skip to content', 'Menu'])
      expect(await page.getByText(aid, { exact: true }).isVisible()).toBe(false)
    expect(await page.getByRole('complementary', { name: 'Quick contact' }).isVisible()).toBe(false)
    const texts = page.locator(':is(main, footer) :is(h2, h3, p, li):visible')
    const reds = await texts.evaluateAll((all) => all.map((each) => Number(/\d+/.exec(getComputedStyle(each).color))))
    expect(reds.filter((red) => red > 150)).toEqual([])
    const whole = await page.locator('main :is(figure, header, table)').evaluateAll((all) => {
      return all.every((each) => getComputedStyle(each).breakInside === 'avoid')
    })
    expect(whole).toBe(true)
    await page.emulateMedia({ media: 'screen' })
  })

  test('reports no errors or content security policy violations in use', async () => {
    await page.locator('main button:visible').evaluateAll((buttons) => {
      for (const button of buttons as HTMLButtonElement[]) button.click()
    })
    await still(page)
    expect(page.errors.filter((error) => !error.includes('404'))).toEqual([])
  })

  test('shows all its words and pictures without JavaScript', async () => {
    await using plain = await open(route, { ...desktop, javaScriptEnabled: false })
    const pictures = plain.locator('main img:not(:is(dialog, template, details, button) *)')
    expect(await pictures.filter({ visible: false }).count()).toBe(0)
    const words = await plain.locator('main').innerText()
    for (const heading of await page.locator('main h2:visible').allInnerTexts()) expect(words).toContain(heading)
  })
})

const plain = { ...phone, javaScriptEnabled: false }
const controls = '[data-bar] a, [type=radio], [type=range]'

test('without JavaScript, the gallery has all stories and photographs, a pair compared, and nothing to filter, to slide or to choose', async () => {
  await using page = await open('/gallery?category=Granary', { ...plain, ...desktop })
  const [before, after] = await boxesOf(page, '[data-compare] figure img')
  expect([after?.top, after?.height]).toEqual([before?.top, before?.height])
  expect(after?.left).toBeGreaterThanOrEqual(before?.right ?? Infinity)
  await page.setViewportSize(phone.viewport)
  for (const story of await page.locator('article[data-of]').all()) expect(await story.isVisible()).toBe(true)
  expect(await page.locator(controls).filter({ visible: true }).count()).toBe(0)
  await page.locator('#photo-1 a').click()
  await page.waitForURL('**/*.webp')
})

test.each([
  ['/contact?projectScope=Consultation#form', 'main [type=submit]:visible'],
  ['/services?space=condo#estimate', '#estimate table'],
])('without JavaScript, %s has its %s, and nothing that needs a script', async (route, there) => {
  await using page = await open(route, plain)
  expect(await page.locator(there).isVisible()).toBe(true)
  expect(await page.locator(controls).filter({ visible: true }).count()).toBe(0)
})

const quiet = { reducedMotion: 'reduce' } as const

test('no accessibility fault is in the open menu', async () => {
  await using page = await open('/', { ...phone, ...quiet })
  await page.getByText('Menu', { exact: true }).click()
  expect(await violations(page)).toEqual([])
})

test('no accessibility fault is in a form with faults, and in one that is ready to be sent', async () => {
  await using page = await open('/contact')
  await page.locator('form[novalidate]').waitFor()
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  expect(await violations(page)).toEqual([])
  for (const field of await page.locator('form :is(input, textarea):visible:not([type=checkbox])').all())
    await field.fill('a@example.com')
  for (const choice of await page.locator('form select').all()) await choice.selectOption({ index: 1 })
  await page.getByRole('checkbox').check()
  await send.click()
  await page.locator('[data-stage=ready]').waitFor()
  expect(await violations(page)).toEqual([])
})

test.each([phone, desktop])('no accessibility fault is in an estimate with its answer', async (screen) => {
  await using page = await open('/services?space=condo&level=medium&area=1150#estimate', { ...screen, ...quiet })
  await page.locator('#estimate [data-alive]').waitFor()
  // At the end of the page, where nothing is half behind the dock.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  expect(await violations(page)).toEqual([])
})

test('the header of a busy page ends up in the latest scroll state', async () => {
  await using page = await open('/', { prepare: holdObservers })
  await settled(page)
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await settled(page)
  await page.evaluate(() => dispatchEvent(new Event('observed')))
  const ground = () => page.locator('[data-header] > div').evaluate((bar) => getComputedStyle(bar).backgroundColor)
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
})

const years = Object.entries({ '2031': '2031', '2001': '2026' })
test.each(years)('in %s the copyright is of %s, and what clients say does not move by itself', async (visit, year) => {
  await using page = await open('/', { ...moving, prepare: (page) => page.clock.install({ time: `${visit}-02-03` }) })
  expect(await page.locator('footer').innerText()).toContain(`© ${year}`)
  await page.clock.runFor(120_000)
  expect(await page.locator('[data-slides]').evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
})

test.each(['/', '/gallery'])('%s prints every quote and every picture, whether scrolled to or not', async (route) => {
  await using page = await open(route)
  const shown = page.locator('main img:not(article[data-of] *, [data-screen] *)')
  const files = await shown.evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const pdf = async () => (await page.pdf({ format: 'A4' })).toString('latin1')
  const printed = async () => (await pdf()).match(/\/Subtype *\/Image/g)?.length
  await expect.poll(printed, { timeout: 30_000 }).toBeGreaterThanOrEqual(new Set(files).size)
  await page.emulateMedia({ media: 'print' })
  const quotes = await boxesOf(page, 'blockquote')
  expect(quotes.filter(({ left }) => left < 0 || left > 1280)).toEqual([])
  const moved = page.locator('[data-near-list] a > span').evaluateAll((captions) => {
    return captions.map((caption) => getComputedStyle(caption).transform).filter((transform) => transform !== 'none')
  })
  expect(await moved).toEqual([]) // as where a mouse shows them
})

/** `rule element` of each accessibility fault that axe finds. */
async function violations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which is exempt from the page's policy. Once per page, as it takes as long as a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const inPage = window as unknown as { axe: typeof axe }
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await inPage.axe.run({ runOnly })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
  })
}

/** Records layout shifts that the visitor did not cause. */
function noteShifts(page: Page) {
  return page.addInitScript(() => {
    const { shifts } = Object.assign(window, { shifts: [] as unknown[] })
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && value > 0.001) shifts.push([value, sources.map(({ node }) => node?.nodeName)])
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Simulates a page so busy that its observers are notified late and all at once, on an `observed` event. */
function holdObservers(page: Page) {
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

/** In the page: whether it scrolls sideways while its text is spaced out. */
function isWiderSpacedOut(): boolean {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-bottom: 2em !important }`)
  document.adoptedStyleSheets = [sheet]
  const isWider = document.documentElement.scrollWidth > innerWidth
  document.adoptedStyleSheets = []
  return isWider
}

/** Scrolls to the end and back up, as a visitor does, so that everything lazy is loaded. */
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
