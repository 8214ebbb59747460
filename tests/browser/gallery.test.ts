import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { GALLERY_CATEGORIES } from '../../src/model/constants.ts'
import { desktop, moving, open, phone, type Visit } from './browser.ts'
import { address, altOf, boxOf, choice, comparison, type Item, items, loaded, photos, region, said } from './gallery.ts'
import { islandsAlive, still } from './islands.ts'

/* The gallery, as its visitors use it: the filter, the masonry, and pictures whatever happens. */

const openGallery = async (route: string, visit?: Visit) => islandsAlive(await open(route, visit))
const [first] = items as [Item]
const screens = Object.entries({ phone, desktop })

describe.each(screens)('the filter on a %s', (_, screen) => {
  test('shows the chosen project, in the address too, says how many, and keeps the focus', async () => {
    await using page = await openGallery('/gallery', screen)
    expect(await chosen(page)).toEqual(['All'])
    await photos(page)
      .nth(29)
      .evaluate((photo) => photo.scrollIntoView({ behavior: 'instant' }))
    await choice(page, 'Coasis').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => said(page)).toBe('Showing 8 of 40')
    expect(address(page)).toBe('/gallery?category=Coasis')
    expect(await projects(page)).toEqual(new Array(8).fill('Coasis'))
    expect(await chosen(page)).toEqual(['Coasis'])
    expect(await choice(page, 'Coasis').evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await isUnderBar(page)).toBe(true)
    expect(page.errors).toEqual([])
  })

  test('All shows everything and leaves the address as it was, other parameters included', async () => {
    await using page = await openGallery('/gallery?from=card&category=True%20Clinic', screen)
    expect(await said(page)).toBe('Showing 8 of 40')
    await choice(page, 'All').click()
    await expect.poll(() => said(page)).toBe('Showing all 40')
    expect(address(page)).toBe('/gallery?from=card')
    expect(await photos(page).count()).toBe(40)
  })

  test('Back and Forward go through the choices', async () => {
    await using page = await openGallery('/gallery', screen)
    await choice(page, 'Coasis').click()
    await choice(page, 'Mizumi').click()
    await page.goBack()
    await expect.poll(() => chosen(page)).toEqual(['Coasis'])
    expect([address(page), await projects(page)]).toEqual(['/gallery?category=Coasis', new Array(8).fill('Coasis')])
    await page.goBack()
    await expect.poll(() => chosen(page)).toEqual(['All'])
    expect([address(page), await photos(page).count()]).toEqual(['/gallery', 40])
    await page.goForward()
    await page.goForward()
    await expect.poll(() => chosen(page)).toEqual(['Mizumi'])
    expect(await projects(page)).toEqual(new Array(8).fill('Mizumi'))
  })
})

test('on a phone the bar says which of the shown photographs is on the screen, and leads past them', async () => {
  await using page = await openGallery('/gallery', phone)
  const place = region(page).getByRole('link', { name: 'to the end' })
  for (const number of [5, 12, 3]) {
    await page.locator(`#photo-${number}`).evaluate((photo) => photo.scrollIntoView({ block: 'center' }))
    await expect.poll(() => place.innerText()).toBe(`${number} / 40`)
  }
  await choice(page, 'Coasis').click()
  await expect.poll(() => place.innerText()).toMatch(/^[12] \/ 8$/)
  await place.click()
  await expect
    .poll(() =>
      photos(page)
        .last()
        .evaluate((photo) => photo.getBoundingClientRect().bottom),
    )
    .toBeLessThan(120)
})

test('an address with a category is filtered from the first frame on', async () => {
  await using page = await open('/about', { prepare: watchTiles })
  for (const category of GALLERY_CATEGORIES) {
    await page.goto(new URL(`/gallery?category=${encodeURIComponent(category)}`, page.url()).href)
    await islandsAlive(page)
    expect(Math.max(...(await page.evaluate(() => (window as unknown as Watched).tiles)))).toBe(8)
    expect(await projects(page)).toEqual(new Array(8).fill(category))
    expect(await chosen(page)).toEqual([category])
  }
})

test('an unknown category behaves as All', async () => {
  await using page = await open('/about')
  for (const category of ['Kitchens', 'coasis', '__proto__']) {
    await page.goto(new URL(`/gallery?category=${category}`, page.url()).href)
    const early = await photos(page).count()
    await islandsAlive(page)
    const found = [early, await photos(page).count(), await chosen(page), await said(page)]
    expect([category, ...found]).toEqual([category, 40, 40, ['All'], 'Showing all 40'])
  }
  expect(page.errors).toEqual([])
})

test('the photographs fade in for half a second, and at once for those who prefer less motion', async () => {
  await using page = await openGallery('/gallery', moving)
  await using still = await openGallery('/gallery')
  await slowMotion(page)
  await choice(page, 'Coasis').click()
  expect(await fades(page)).toEqual([500])
  await choice(still, 'Coasis').click()
  expect([await said(still), await fades(still)]).toEqual(['Showing 8 of 40', []])
})

describe('the masonry', () => {
  test.each([
    [390, 1],
    [700, 2],
    [1000, 3],
    [1280, 4],
  ])('is, at %i pixels, %i wide, and read and tabbed through as it is seen', async (width, columns) => {
    await using page = await open('/gallery', { viewport: { width, height: 900 } })
    for (const query of ['', '?category=Mizumi', '?category=True%20Clinic']) {
      await page.goto(new URL(`/gallery${query}`, page.url()).href)
      expect(await masonry(page)).toEqual({ columns, overlapping: [], holes: [], higherThanTheOneBefore: [] })
    }
    const ids = await photos(page).evaluateAll((tiles) => tiles.map(({ id }) => id))
    await photos(page).first().getByRole('link').focus()
    const stops: (string | undefined)[] = []
    for (const _ of ids) {
      stops.push(await page.evaluate(() => document.activeElement?.closest('li')?.id))
      await page.keyboard.press('Tab')
    }
    expect(stops).toEqual(ids)
  })
})

describe('pictures', () => {
  test.each(['no-preference', 'reduce'] as const)(
    'are loaded when they are 100 pixels away, and not before (motion: %s)',
    async (reducedMotion) => {
      await using page = await open('/gallery', { ...phone, reducedMotion })
      const distance = (pixels: number) =>
        page.evaluate((pixels) => {
          const { top } = document.querySelector('#photo-1')?.getBoundingClientRect() ?? { top: 0 }
          scrollBy({ top: top - innerHeight - pixels, behavior: 'instant' })
        }, pixels)
      const loadedPhotos = async () => (await loaded(page.locator('#photo-1 img, #photo-2 img'))).join()
      await distance(150)
      await still(page)
      expect(await loadedPhotos()).toBe('false,false')
      await distance(70)
      await expect.poll(loadedPhotos).toBe('true,false')
    },
  )

  test('that fail to load leave their place, its colours and what they show in words', async () => {
    await using page = await open('/gallery', {
      prepare: (page) => page.route(/\.(avif|webp)$/, (route) => route.abort()),
    })
    await page.locator('#photo-1').scrollIntoViewIfNeeded()
    const picture = page.locator('#photo-1').getByRole('img', { name: altOf(first) })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    const { width, height } = await boxOf(page.locator('#photo-1 picture'))
    expect(width / height).toBeCloseTo({ small: 4 / 3, medium: 1, large: 3 / 4 }[first.size], 2)
    const ground = page.locator('#photo-1 picture').evaluate((element) => getComputedStyle(element).backgroundImage)
    expect(await ground).toContain('gradient')
    expect(await picture.evaluate(shownInstead)).toBe(JSON.stringify(altOf(first)))
  })
})

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false }

  test.each(screens)('all 40 pictures show on a %s, each with a link to its file', async (_, screen) => {
    await using page = await open('/gallery', { ...screen, ...plain })
    expect(await photos(page).count()).toBe(40)
    for (const photo of await photos(page).all()) {
      await photo.scrollIntoViewIfNeeded()
      await expect.poll(() => loaded(photo.getByRole('img'))).toEqual([true])
    }
    await photos(page).first().getByRole('link').click()
    await page.waitForURL('**/*.webp')
  })

  test('the bar over the pictures stands at the top of the screen, where no header is', async () => {
    await using page = await open('/gallery', plain)
    await photos(page).nth(8).scrollIntoViewIfNeeded()
    expect((await boxOf(region(page).getByRole('status').locator('xpath=ancestor::div[@data-island]/..'))).y).toBe(0)
  })

  test('the first pair stands side by side, both pictures whole', async () => {
    await using page = await open('/gallery', plain)
    const pictures = comparison(page).getByRole('img')
    const [before, after] = [await boxOf(pictures.first()), await boxOf(pictures.last())]
    expect(await pictures.count()).toBe(2)
    expect(after.x).toBeGreaterThanOrEqual(before.x + before.width)
    expect([after.y, after.height]).toEqual([before.y, before.height])
    await expect.poll(() => loaded(pictures)).toEqual([true, true])
  })
})

describe('when the scripts of the islands do not arrive', () => {
  test('photographs open as files, and the next use of the page tries again', async () => {
    let arrives = false
    await using page = await open('/gallery', {
      prepare: (page) =>
        page.route(/\/(gallery|nearPictures)-/, (route) => (arrives ? route.continue() : route.abort())),
    })
    await page.locator('#photo-2').scrollIntoViewIfNeeded()
    await expect.poll(() => loaded(page.locator('#photo-2 img'))).toEqual([true])
    expect(await photos(page).count()).toBe(40)
    await page.locator('#photo-2 a').click()
    await page.waitForURL('**/*.webp')
    await page.goBack()
    arrives = true
    await page.locator('#photos').click({ force: true })
    await islandsAlive(page)
    await choice(page, 'Coasis').click()
    await expect.poll(() => said(page)).toBe('Showing 8 of 40')
    await photos(page).first().getByRole('link').click()
    await page.getByRole('dialog').getByText('1 / 8').waitFor()
  })
})

interface Watched {
  /** How many photographs were shown, frame by frame. */
  tiles: number[]
}

async function chosen(page: Page): Promise<string[]> {
  const pressed = await region(page).getByRole('button', { pressed: true }).allInnerTexts()
  return pressed.map((text) => text.replace(/\s*\d+$/, ''))
}

function projects(page: Page): Promise<(string | undefined)[]> {
  return photos(page).evaluateAll((tiles) => (tiles as HTMLElement[]).map(({ dataset }) => dataset.category))
}

/** Whether the first photograph begins right below the bar with the buttons. */
async function isUnderBar(page: Page): Promise<boolean> {
  const bar = await boxOf(region(page).getByRole('group', { name: 'Filter by project' }))
  const below = (await boxOf(photos(page).first())).y - bar.y - bar.height
  return below >= 0 && below < 80
}

/** Lets what is animated last twenty times as long as it says, so that it is seen however late one looks. */
async function slowMotion(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
}

/** Milliseconds of what is being animated on the list of photographs. */
function fades(page: Page): Promise<unknown[]> {
  return region(page)
    .getByRole('list')
    .evaluate((list) => list.getAnimations().map((animation) => animation.effect?.getTiming().duration))
}

/** What a picture that failed shows in its place. */
function shownInstead(image: Element): string {
  const { content, width } = getComputedStyle(image, '::after')
  return width === 'auto' ? 'nothing' : content
}

function masonry(page: Page) {
  return photos(page).evaluateAll((tiles) => {
    const boxes = tiles.map((tile) => {
      const { left, top, bottom } = tile.getBoundingClientRect()
      return { id: tile.id, left: Math.round(left), top, bottom }
    })
    const above = ({ left }: { left: number }, index: number) =>
      boxes.slice(0, index).findLast((box) => box.left === left)
    const ids = (wrong: (box: (typeof boxes)[number], index: number) => boolean) =>
      boxes.filter(wrong).map(({ id }) => id)
    return {
      columns: new Set(boxes.map(({ left }) => left)).size,
      overlapping: ids((box, index) => box.top < (above(box, index)?.bottom ?? box.top) - 1),
      holes: ids((box, index) => box.top > (above(box, index)?.bottom ?? box.top) + 1),
      higherThanTheOneBefore: ids((box, index) => box.top < (boxes[index - 1]?.top ?? box.top) - 1),
    }
  })
}

/** Counts the photographs that are shown in every frame from the first on. */
async function watchTiles(page: Page) {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.tiles = []
    const count = () => {
      const tiles = [...document.querySelectorAll('li[data-category]')]
      watched.tiles.push(tiles.filter((tile) => tile.getClientRects().length > 0).length)
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
}
