import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, hold, moving, open, phone, type Visit } from './browser.ts'
import {
  address,
  altOf,
  boxOf,
  choice,
  comparison,
  type Item,
  items,
  loaded,
  photos,
  projects,
  region,
  said,
  story,
} from './gallery.ts'
import { islandsAlive, still } from './islands.ts'

/* The gallery, as its visitors use it: the filter, the stories, the masonry, and pictures whatever happens. */

const openGallery = async (route: string, visit?: Visit) => islandsAlive(await open(route, visit))
const [first] = items as [Item]
const screens = Object.entries({ phone, desktop })
const ids = (name: string) => items.filter(({ category }) => category === name).map(({ id }) => `photo-${id}`)

describe.each(screens)('the filter on a %s', (_, screen) => {
  test('leads to the story of a project, in the address too, says how many, and puts the focus on its name', async () => {
    await using page = await openGallery('/gallery', screen)
    expect(await chosen(page)).toEqual(['All'])
    await choice(page, 'Coasis').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => said(page)).toBe('Showing 8 of 40')
    expect(address(page)).toBe('/gallery?category=Coasis')
    expect(await shown(page)).toEqual(ids('Coasis'))
    expect(await chosen(page)).toEqual(['Coasis'])
    const name = story(page, 'Coasis').getByRole('heading', { name: 'Coasis' })
    expect(await name.evaluate((heading) => heading === document.activeElement)).toBe(true)
    const { y, height } = await boxOf(name)
    expect(y).toBeGreaterThan(100)
    expect(y + height).toBeLessThan(500)
    expect(await page.getByRole('article').count()).toBe(1)
    expect(page.errors).toEqual([])
  })

  test('All shows everything and leaves the address as it was, other parameters included', async () => {
    await using page = await openGallery('/gallery?from=card&category=True%20Clinic', screen)
    expect(await said(page)).toBe('Showing 8 of 40')
    await choice(page, 'All').click()
    await expect.poll(() => said(page)).toBe('Showing all 40')
    expect(address(page)).toBe('/gallery?from=card')
    expect(await photos(page).count()).toBe(40)
    expect(await choice(page, 'All').evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('Back and Forward go through the choices, and Back to where the visitor was', async () => {
    await using page = await openGallery('/gallery', screen)
    await photos(page)
      .nth(12)
      .evaluate((photo) => photo.scrollIntoView({ behavior: 'instant' }))
    const top = await page.evaluate(() => scrollY)
    // Not a click of the test's own, which would scroll the page first.
    await choice(page, 'Coasis').evaluate((link: HTMLElement) => link.click())
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await choice(page, 'Mizumi').click()
    await page.goBack()
    await expect.poll(() => chosen(page)).toEqual(['Coasis'])
    expect([address(page), await shown(page)]).toEqual(['/gallery?category=Coasis', ids('Coasis')])
    await page.goBack()
    await expect.poll(() => chosen(page)).toEqual(['All'])
    expect([address(page), await photos(page).count()]).toEqual(['/gallery', 40])
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(5)
    await page.goForward()
    await page.goForward()
    await expect.poll(() => chosen(page)).toEqual(['Mizumi'])
    expect(await shown(page)).toEqual(ids('Mizumi'))
  })

  test('leads on from a story to the next one, all round', async () => {
    await using page = await openGallery(`/gallery?category=${encodeURIComponent(projects.at(-1)?.name ?? '')}`, screen)
    await page.getByRole('link', { name: 'Next project' }).click()
    await expect.poll(() => chosen(page)).toEqual([projects[0]?.name])
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('on a phone the bar says which of the shown photographs is on the screen, and leads past them', async () => {
  await using page = await openGallery('/gallery', phone)
  const place = page.getByRole('link', { name: 'to the end' })
  for (const number of [5, 12, 3]) {
    await page.locator(`#photo-${number}`).evaluate((photo) => photo.scrollIntoView({ block: 'center' }))
    await expect.poll(() => place.innerText()).toBe(`${number} / 40`)
  }
  await choice(page, 'Coasis').click()
  await expect.poll(() => place.innerText()).toMatch(/^\d \/ 8$/)
  await place.click()
  await expect
    .poll(() =>
      photos(page)
        .last()
        .evaluate((photo) => photo.getBoundingClientRect().bottom),
    )
    .toBeLessThan(200)
})

test('an address with a category is its story from the first frame on', async () => {
  await using page = await open('/about', { prepare: watchTiles })
  for (const { name } of projects) {
    await page.goto(new URL(`/gallery?category=${encodeURIComponent(name)}`, page.url()).href)
    await islandsAlive(page)
    expect(Math.max(...(await page.evaluate(() => (window as unknown as Watched).tiles)))).toBe(8)
    expect(await shown(page)).toEqual(ids(name))
    expect(await chosen(page)).toEqual([name])
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

test('a chat from a story names the project, one from the gallery none', async () => {
  await using page = await openGallery('/gallery?category=Mizumi')
  const chats = () =>
    page
      .getByRole('link', { name: /Chat with us|Ask about this project/ })
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text')))
  expect(await chats()).toEqual(new Array(2).fill('Hello, I am looking at your Mizumi project and have a question.'))
  await choice(page, 'All').click()
  await expect.poll(chats).toEqual(['Hello, I have a question about a project.'])
})

describe('before the script of the gallery is there', () => {
  test('a link of the filter loads the story', async () => {
    await using page = await open('/gallery', { prepare: (page) => page.route(/\/gallery-\w+\.js/, () => {}) })
    await choice(page, 'Nusantara').click()
    await page.waitForURL('**/gallery?category=Nusantara')
    await story(page, 'Nusantara').waitFor()
    expect(await shown(page)).toEqual(ids('Nusantara'))
  })

  test('a photograph that is pressed opens when it comes', async () => {
    let release = () => {}
    await using page = await open('/gallery', {
      prepare: async (page) => {
        release = await hold(page, /\/gallery-\w+\.js/)
      },
    })
    await page.locator('#photo-3 a').click()
    expect(address(page)).toBe('/gallery#photo-3')
    release()
    await page.getByRole('dialog').getByText('3 / 40').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => address(page)).toBe('/gallery')
  })
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

test.each([700, 1000, 1280, 1440, 1920])('a story at %i pixels ends with a full row', async (width) => {
  await using page = await open('/gallery', { viewport: { width, height: 900 } })
  for (const { name } of projects) {
    await page.goto(new URL(`/gallery?category=${encodeURIComponent(name)}`, page.url()).href)
    const [list, rights] = await photos(page).evaluateAll((tiles) => {
      const boxes = tiles.map((tile) => tile.getBoundingClientRect())
      const lasts = boxes.filter(({ top }, index) => boxes[index + 1]?.top !== top)
      return [tiles[0]?.parentElement?.getBoundingClientRect().right ?? 0, lasts.map(({ right }) => right)] as const
    })
    for (const right of rights) expect(right).toBeCloseTo(list, 0)
  }
})

describe('the masonry', () => {
  test.each([
    [390, 1],
    [700, 2],
    [1000, 3],
    [1280, 4],
  ])('is, at %i pixels, %i wide, and read and tabbed through as it is seen', async (width, columns) => {
    await using page = await open('/gallery', { viewport: { width, height: 900 } })
    expect(await masonry(page)).toEqual({ columns, overlapping: [], holes: [], higherThanTheOneBefore: [] })
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

  test('all stories stand in the page, and there is nothing to filter', async () => {
    await using page = await open('/gallery?category=Coasis', plain)
    for (const { name } of projects) expect(await story(page, name).isVisible()).toBe(true)
    expect(await page.getByRole('navigation', { name: /Filter by project|Other projects/ }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Next project' }).count()).toBe(0)
    expect(await page.getByRole('slider').or(page.getByRole('radio')).count()).toBe(0)
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
  const links = page
    .getByRole('navigation', { name: /Filter by project|Other projects/ })
    .locator('[aria-current]:visible')
  return (await links.allInnerTexts()).map((text) => text.replace(/\s*\d+$/, ''))
}

/** The ids of the photographs that are shown. */
function shown(page: Page): Promise<string[]> {
  return photos(page).evaluateAll((tiles) => tiles.map(({ id }) => id))
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
      const tiles = [...document.querySelectorAll('[data-near-list] > li')]
      watched.tiles.push(tiles.filter((tile) => tile.getClientRects().length > 0).length)
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
}
