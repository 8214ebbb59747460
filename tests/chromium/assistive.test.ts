import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { boxesOf, desktop, islandsAlive, open, phone, settled } from './browser.ts'

/* What pages offer to visitors who cannot see them, or who use no mouse. */

test('a table keeps its roles on phones, where rows are blocks', async () => {
  await using page = await open('/blog/1', phone)
  const table = page.getByRole('table', { name: 'Doors, and what they cost' })
  const row = table.locator('tr').last()
  expect(await row.evaluate((row) => getComputedStyle(row).display)).toBe('block')
  const roles = { table: 'table', row: 'tr', columnheader: 'thead th', rowheader: 'tbody th', cell: 'td' }
  const nodes = await tree(page)
  for (const [role, elements] of Object.entries(roles)) {
    const count = nodes.filter((node) => node.role?.value === role).length
    expect([role, count]).toEqual([role, await page.locator('main').locator(elements).count()])
  }
})

test('a project is read apart from the number of its photographs', async () => {
  await using page = await open('/gallery')
  for (const name of ['All 40', 'Granary 8'])
    expect(await page.getByRole('link', { name, exact: true }).count()).toBe(1)
})

test('nothing is announced where the gallery opens with all its photographs', async () => {
  const prepare = (page: Page) => page.addInitScript(recordAnnouncements)
  await using page = await open('/gallery', { prepare })
  await islandsAlive(page)
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([])
})

test.each([
  [true, 'Granary'],
  [false, 'Rooms, before and after'],
])('the only heading of the first level where a story is, with scripts (%s), is %j', async (script, title) => {
  await using page = await open('/gallery?category=Granary', { javaScriptEnabled: script })
  if (script) await islandsAlive(page)
  const headings = (await tree(page)).filter(({ role }) => role?.value === 'heading')
  const first = headings.filter(({ properties = [] }) =>
    properties.some(({ name, value }) => name === 'level' && value.value === 1),
  )
  expect(first.map(({ name }) => name?.value.replaceAll('\u00a0', ' '))).toEqual([title])
})

test.each([phone, desktop])('the keyboard goes down the page at $viewport.width pixels', async (screen) => {
  await using page = await open('/services', screen)
  const parts: string[] = []
  while (parts.at(-1) !== 'body') {
    await page.keyboard.press('Tab')
    const part = await page.evaluate(() => (document.activeElement?.closest('body > *') ?? document.body).localName)
    if (part !== parts.at(-1)) parts.push(part)
  }
  expect(parts).toEqual(['a', 'header', 'main', 'footer', 'aside', 'body'])
})

test('no field is called invalid before anything is filled in, nor at its first space', async () => {
  await using page = await open('/contact')
  await islandsAlive(page)
  await page.getByLabel('Name').pressSequentially(' ')
  const invalid = (await tree(page)).filter(({ properties = [] }) =>
    properties.some(({ name, value }) => name === 'invalid' && value.value === 'true'),
  )
  expect(invalid).toEqual([])
})

test('the rates of an estimate are read out where they are drawn', async () => {
  await using page = await open('/services?space=shop#estimate')
  await expect.poll(() => page.locator('#answer').ariaSnapshot()).toContain('120–280')
})

test('a photograph that is zoomed by keyboard shows that it has the focus', async () => {
  await using page = await open('/gallery#photo-3')
  const zoom = page.getByRole('button', { name: 'Zoom' })
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)
  for (const pressed of ['true', 'false']) {
    await zoom.press('Enter')
    expect([await zoom.getAttribute('aria-pressed'), await outline()]).toEqual([pressed, 'solid'])
  }
})

test('the ring around a focused link of the contents is not cut off by their box', async () => {
  await using page = await open('/blog/1')
  const links = page.locator('div:has(> [data-contents]) a:visible')
  const spare = await links.evaluateAll((all: HTMLElement[]) => {
    return all.map((link) => {
      link.focus()
      const { outlineWidth, outlineOffset } = getComputedStyle(link)
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
      return link.getBoundingClientRect().left - ring - (link.closest('div')?.getBoundingClientRect().left ?? 0)
    })
  })
  expect(Math.min(...spare)).toBeGreaterThanOrEqual(0)
  expect(spare).not.toEqual([])
})

test.each([320, 280])('at %i pixels (WCAG 1.4.10) the menu fits, and a photograph can be seen', async (width) => {
  const viewport = { width, height: 256 }
  await using page = await open('/gallery', { viewport })
  await page.getByText('Menu', { exact: true }).click()
  const parts = await boxesOf(page, 'details[open] :is(a, span)')
  expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(width)
  expect((await page.locator('header summary').boundingBox())?.height).toBe(44)
  await page.goto('/gallery#photo-3')
  await page.reload()
  const photograph = await page.locator('dialog img:visible').boundingBox()
  expect(photograph?.height).toBeGreaterThan(120)
})

test('in forced colours it shows where the visitor is, what is done, and what can be slid', async () => {
  const forced = { forcedColors: 'active', hasTouch: false } as const
  await using page = await open('/services?space=condo#estimate', forced)
  await page.locator('#estimate [data-alive]').waitFor()
  const style = (selector: string, name: 'borderBottomWidth' | 'forcedColorAdjust', part?: string) =>
    page.locator(selector).evaluate((each, [name, part]) => getComputedStyle(each, part)[name], [name, part] as const)
  expect(await style('header nav [aria-current]:visible', 'borderBottomWidth', '::after')).toBe('2px')
  expect(await style('#answer [data-on]', 'borderBottomWidth', '::before')).toBe('10px')
  expect(await style('[type=range]', 'forcedColorAdjust')).toBe('none')
  await page.goto('/gallery')
  const choices = page.locator('[data-bar] a:visible')
  const borders = await choices.evaluateAll((all) => all.map((each) => getComputedStyle(each).borderBottomColor))
  expect(borders.filter((colour) => colour !== 'rgb(255, 255, 255)')).toHaveLength(1)
  await page.setViewportSize(phone.viewport)
  await page.getByText('Menu', { exact: true }).click()
  const panel = page.locator('details[open] > div')
  expect(await panel.evaluate((panel) => getComputedStyle(panel).borderTopColor)).toBe('rgb(255, 255, 255)')
})

test('in forced colours it shows which section is read, and whether a photograph is enlarged', async () => {
  await using page = await open('/blog/99', { url: inject('site'), forcedColors: 'active' })
  await page.locator('[data-contents] ol a').last().click()
  const marked = page.locator('[data-contents] ol a[aria-current]')
  await marked.waitFor()
  const others = page.locator('[data-contents] ol a:not([aria-current])')
  const border = (link: Element) => getComputedStyle(link).borderLeftColor
  expect(await marked.evaluate(border)).not.toBe(await others.first().evaluate(border))
  await page.goto('/gallery#photo-3')
  const button = page.locator('dialog [aria-pressed]')
  const ground = () => button.evaluate((each) => getComputedStyle(each).backgroundColor)
  const before = await ground()
  await button.click()
  await page.mouse.move(0, 0)
  await expect.poll(ground).not.toBe(before)
})

test('in forced colours the buttons of an estimate have the colours that the visitor chose', async () => {
  await using page = await open('/services?space=condo&level=medium&area=1150#estimate', { forcedColors: 'active' })
  const send = page.getByRole('link', { name: 'Send this to us' })
  expect(await send.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(255, 255, 255)')
})

test('a filter is announced, the pair that is compared only once the visitor chooses one', async () => {
  const prepare = (page: Page) => page.addInitScript(recordAnnouncements)
  await using page = await open('/gallery', { prepare })
  await islandsAlive(page)
  const told = () => page.evaluate(() => [...new Set((window as unknown as { told: string[] }).told)])
  await page.locator('[data-bar] a:visible', { hasText: 'Granary' }).click()
  await expect.poll(told).toEqual(['Showing 8 of 40'])
  await settled(page)
  expect(await told()).toEqual(['Showing 8 of 40'])
  await page.goBack()
  await page.getByRole('radio', { name: 'Deepwell' }).check({ force: true })
  await expect.poll(async () => (await told()).join()).toContain('Deepwell')
})

test('on phones a link of the filter that takes the focus is shown whole', async () => {
  await using page = await open('/gallery', phone)
  await islandsAlive(page)
  const links = page.locator('[data-bar] a[data-project]:visible')
  await links.first().focus()
  for (let index = 1; index < (await links.count()); index += 1) {
    await page.keyboard.press('Tab')
    const cut = await links.nth(index).evaluate((link) => {
      const row = link.parentElement as HTMLElement
      const fade = Number.parseFloat(getComputedStyle(row).paddingRight)
      const [inner, outer] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
      return Math.max(outer.left - inner.left, inner.right - (outer.right - fade))
    })
    expect([index, cut < 1]).toEqual([index, true])
  }
})

test('the rate of a level is heard where it is chosen', async () => {
  await using page = await open('/services')
  const level = (await tree(page)).find(({ role, name }) => role?.value === 'radio' && name?.value === 'Medium')
  expect(level?.description?.value).toMatch(/^RM\d/)
})

/** In the page: keeps what scripts write into live regions. */
function recordAnnouncements() {
  const told: string[] = []
  Object.assign(window, { told })
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      if ((target as Element).closest?.('[aria-live], [role=status]')) told.push(target.textContent ?? '')
  })
  const start = () => observer.observe(document, { subtree: true, childList: true, characterData: true })
  document.addEventListener('readystatechange', start, { once: true }) // the page is there, its scripts are not
}

/** The browser's own accessibility tree, which takes `display` into account. */
async function tree(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  return (await session.send('Accessibility.getFullAXTree')).nodes
}
