import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Data } from '../helpers.ts'
import { boxesOf, boxOf, islandsAlive, nextPaint, open, openWith, phone, settled, still } from './browser.ts'

/* How photographs are arranged and loaded in the gallery, and pinch zoom in its lightbox. */

const columnsAt = Object.entries({ 390: 1, 700: 2, 1000: 3, 1280: 4, 1920: 4 })
test.each(columnsAt)('at %s pixels they stand in %i columns without holes, in stories in turn', async (at, columns) => {
  const width = Number(at)
  await using page = await open('/gallery', { viewport: { width, height: 900 } })
  const boxes = await photographs(page)
  const above = ({ left }: DOMRect, index: number) => boxes.slice(0, index).findLast((box) => box.left === left)
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns)
  expect(boxes.filter((box, index) => Math.abs(box.top - (above(box, index)?.bottom ?? box.top)) > 1)).toEqual([])
  expect(boxes.filter(({ top }, index) => top < (boxes[index - 1]?.top ?? top) - 1)).toEqual([])
  if (width < 600) return
  for (const project of await page.locator('#photos ~ * nav [data-project]').all()) {
    await page.goto(String(await project.getAttribute('href')))
    const story = await photographs(page)
    if (story.length === boxes.length) continue
    const list = await boxOf(page, '[data-near-list]')
    for (const [index, { left, right }] of story.entries())
      expect(Math.abs(index % 2 ? right - list.right : left - list.left)).toBeLessThanOrEqual(1)
  }
})

test('one without a neighbour in its story is larger, at the right, and close below a story without a pair', async () => {
  await using page = await openWith('/gallery?category=Granary', 1280, {
    'gallery.yaml': (data) => {
      data.items = data.items.filter(({ category, id }: Data) => category !== 'Granary' || id === 27)
    },
  })
  await islandsAlive(page)
  const [photo, list] = [await boxOf(page, '#photo-27'), await boxOf(page, '[data-near-list]')]
  expect([photo.top, photo.right]).toEqual([(await boxOf(page, 'article:visible')).bottom, list.right])
  expect(photo.width / list.width).toBeGreaterThan(0.6)
  await page.locator('#photo-27 a').click()
  const labels = page.locator('dialog button:visible').evaluateAll((all) => all.map((each) => each.ariaLabel))
  expect(await labels).toEqual(['Close', 'Zoom']) // there is no other one to go to
})

test('the last of three keeps its distance from the words of the one above it', async () => {
  await using page = await openWith('/gallery?category=Granary', 1280, {
    'gallery.yaml': (data) => {
      const own = data.items.filter(({ category }: Data) => category === 'Granary')
      const kept = own.slice(0, 3).map((item: Data) => ({ ...item, size: 'small', pair: undefined, state: undefined }))
      data.items = [...data.items.filter(({ category }: Data) => category !== 'Granary'), ...kept]
    },
  })
  await islandsAlive(page)
  const [, above, last] = await photographs(page)
  expect((last?.top ?? 0) - (above?.bottom ?? 0)).toBeGreaterThan(30)
})

test('the choice stays in sight in its row when a phone is turned and turned back', async () => {
  await using page = await open('/gallery', phone)
  const last = page.locator('[data-bar]:visible a[data-project]').last()
  await page.goto(String(await last.getAttribute('href')))
  await islandsAlive(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await nextPaint(page)
  await page.setViewportSize(phone.viewport)
  await nextPaint(page)
  const { left, right } = await last.evaluate((link) => link.getBoundingClientRect().toJSON())
  expect([left >= 0, right <= 390]).toEqual([true, true])
})

test('a link that a developer adds to stories is neither their place nor their chat', async () => {
  const added = '</h2><a href="https://example.com" target="_blank">Plan</a>'
  const prepare = (page: Page) =>
    page.route(/\/gallery\?/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('</h2>', added) })
    })
  await using page = await open('/gallery?category=Granary', { prepare })
  await islandsAlive(page)
  expect(await page.locator('aside a[target]').getAttribute('href')).toMatch(/^https:\/\/wa\.me\/.*Granary/)
  expect(await page.locator('a[data-project]:has(b)').textContent()).not.toContain('Plan')
})

test('a notice that leads to a chat of its own keeps it, and the page keeps its own', async () => {
  const own = 'https://wa.me/60110000000?text=Offer'
  const notice = { text: 'An offer.', link: own, linkText: 'Ask', from: '2026-01-01', until: '2099-01-01' }
  const withNotice = { 'site.yaml': (data: Data) => Object.assign(data, { notices: [notice] }) }
  await using page = await openWith('/gallery', 1280, withNotice)
  await islandsAlive(page)
  const chat = (within: string) => page.locator(`${within} a[href*="wa.me"]`).getAttribute('href')
  expect([(await chat('#notices')) === own, (await chat('aside:not(#notices)')) === own]).toEqual([true, false])
})

test('photographs that show before their loader is there do not vanish when it comes', async () => {
  const held: Route[] = []
  const prepare = (page: Page) => page.route(/nearPictures/, (route) => void held.push(route))
  await using page = await open('/gallery', { prepare })
  await expect.poll(() => held.length).toBe(1)
  await page.evaluate(() => {
    document.querySelector('#photo-1')?.scrollIntoView()
    const hasNear = () => document.body.append(String(document.querySelector('[data-near]') !== null))
    new MutationObserver(hasNear).observe(document.body, { attributeFilter: ['data-near-list'], subtree: true })
  })
  await held[0]?.continue()
  await page.locator('[data-near-list=watched]').waitFor()
  expect(await page.evaluate(() => document.body.lastChild?.textContent)).toBe('true')
})

test('a story loads no room of another project while its script is on the way', async () => {
  const prepare = (page: Page) => page.route(/\/assets\/(?!client)[^/]*\.js$/, () => {})
  await using page = await open('/gallery?category=Granary', { prepare })
  const rooms = page.locator('[data-compare] img')
  // A picture without a box is not requested.
  expect(await rooms.evaluateAll((all) => all.map((room) => room.getClientRects().length))).toEqual([0, 0])
})

const motions = ['no-preference', 'reduce'] as const
test.each(motions)('they are loaded when they are 100 pixels away, not before (motion: %s)', async (reducedMotion) => {
  await using page = await open('/gallery', { ...phone, reducedMotion })
  const goTo = (pixels: number) =>
    page.locator('#photo-1').evaluate((photo, pixels) => {
      scrollBy({ top: photo.getBoundingClientRect().top - innerHeight - pixels, behavior: 'instant' })
    }, pixels)
  // A picture without a box is not requested.
  const isLoaded = () => page.locator('#photo-1 img').evaluate((image) => image.getClientRects().length > 0)
  await goTo(150)
  await still(page)
  expect(await isLoaded()).toBe(false)
  await goTo(70)
  await expect.poll(isLoaded).toBe(true)
})

test('those that fail to load leave their place, its colours and what they show in words', async () => {
  const prepare = (page: Page) => page.route(/\.(avif|webp)$/, (route) => route.abort())
  await using page = await open('/gallery', { prepare })
  const picture = page.locator('#photo-1 img')
  const before = await page.locator('#photo-1').boundingBox()
  await page.locator('#photo-1').scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  expect((await page.locator('#photo-1').boundingBox())?.height).toBe(before?.height)
  const [colours, words] = await picture.evaluate((image) => [
    getComputedStyle(image.parentElement as Element).backgroundImage,
    getComputedStyle(image, '::after').content,
  ])
  expect(colours).toContain('gradient')
  expect(words).toBe(JSON.stringify(await picture.getAttribute('alt')))
})

test('two fingers look at one close up, where one finger moves it and the page is no larger', async () => {
  await using page = await islandsAlive(await open('/gallery', phone))
  await page.locator('#photo-1 a').tap()
  const picture = page.locator('dialog picture:not([hidden]) img')
  const width = async () => (await picture.boundingBox())?.width ?? 0
  const place = await page.locator('dialog').getByText('/').innerText()
  const whole = await width()
  await fingers(page, [155, 400, 75, 400], [235, 400, 315, 400])
  await expect.poll(async () => (await width()) / whole).toBeGreaterThan(2)
  await fingers(page, [300, 400, 100, 400])
  expect(await page.locator('dialog').getByText('/').innerText()).toBe(place)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
})

test('those on another host are compared like any other, in whichever order they are listed', async () => {
  await using page = await openWith('/gallery', 1280, {
    'gallery.yaml': ({ items }) => {
      items.reverse()
      for (const { id, image } of items)
        if (id > 1) Object.assign(image, { file: undefined, url: `https://a.example/${id}.jpg`, width: 40, height: 30 })
    },
  })
  await islandsAlive(page)
  for (const [project, before, after] of [
    ['Granary', 'Picture 2.', 'Picture 7.'],
    ['Old Tea House', 'Picture 1.', 'Picture 6.'],
  ] as const) {
    await page.locator(`[data-compare] label:has([alt="${project}"])`).click()
    const shown = page.locator('[data-compare] figure > div').first().locator('img')
    const alts = () => shown.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
    await expect.poll(alts).toEqual([before, after])
  }
})

test('on a tablet held upright, a tall one ends below the button that closes it', async () => {
  const tall = { file: undefined, url: 'https://a.example/tall.jpg', width: 60, height: 80 }
  await using page = await openWith('/gallery', 768, {
    'gallery.yaml': ({ items }) => Object.assign(items.find(({ id }: Data) => id === 1).image, tall),
  })
  await islandsAlive(page)
  await page.locator('#photo-1 a').click()
  const closing = await boxOf(page, 'dialog [aria-label=Close]')
  expect((await boxOf(page, 'dialog picture:not([hidden]) img')).top).toBeGreaterThanOrEqual(closing.bottom)
})

/** The boxes of the photographs that are shown. */
async function photographs(page: Page): Promise<DOMRect[]> {
  const shown = await boxesOf(page, '[data-near-list] > li:visible')
  return shown.map((box) => ({ ...box, left: Math.round(box.left) }))
}

/** Moves several fingers at once, each from one point to another. */
async function fingers(page: Page, ...paths: readonly (readonly [x: number, y: number, toX: number, toY: number])[]) {
  await settled(page)
  const session = await page.context().newCDPSession(page)
  for (let step = 0; step <= 10; step += 1) {
    const touchPoints = paths.map(([x, y, toX, toY], id) => {
      return { id, x: x + ((toX - x) * step) / 10, y: y + ((toY - y) * step) / 10 }
    })
    await session.send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints })
    await nextPaint(page)
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('the choice of rooms is there as soon as that of projects, which it would push down', async () => {
  const prepare = (page: Page) =>
    page.addInitScript(() => {
      const { empty } = Object.assign(window, { empty: [] as Element[] })
      const note = () => empty.push(...document.querySelectorAll('[data-controls] > :first-child:empty'))
      new MutationObserver(note).observe(document, { childList: true, subtree: true })
    })
  await using page = await islandsAlive(await open('/gallery', { prepare }))
  await page.locator('[data-controls] input').first().waitFor({ state: 'attached' })
  expect(await page.evaluate('empty.length')).toBe(0)
})
