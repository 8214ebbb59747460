import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { GALLERY_CATEGORIES } from '../../src/model/constants.ts'
import type { Gallery } from '../../src/model/schema.ts'
import { project } from '../helpers.ts'
import { desktop, phone, useBrowser, type Visit } from './browser.ts'
import { fingers, islandsAlive, nextPaint } from './islands.ts'

/* The gallery, as its visitors use it: the filter, the masonry, the lightbox and the comparison. */

const { open } = useBrowser()
const { items }: Gallery = parse(readFileSync(join(project, 'content/gallery.yaml'), 'utf8'))
const [first, , third, fourth] = items as [Item, Item, Item, Item]
const screens = Object.entries({ phone, desktop })

type Item = Gallery['items'][number]

describe.each(screens)('the filter on a %s', (_, screen) => {
  test('shows the chosen project, in the address too, says how many, and keeps the focus', async () => {
    await using page = await openGallery('/gallery', screen)
    expect(await chosen(page)).toEqual(['All'])
    await page.locator('#photo-30').scrollIntoViewIfNeeded()
    await choice(page, 'Coasis').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => said(page)).toBe('Showing 8 of 40')
    expect(address(page)).toBe('/gallery?category=Coasis')
    expect(await projects(page)).toEqual(new Array(8).fill('Coasis'))
    expect(await chosen(page)).toEqual(['Coasis'])
    expect(await choice(page, 'Coasis').evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await inSight(photos(page).first())).toBe(true)
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
  for (const category of ['Kitchens', 'coasis', '', '%F0%9F%8F%A0', '__proto__']) {
    await page.goto(new URL(`/gallery?category=${category}`, page.url()).href)
    const early = await photos(page).count()
    await islandsAlive(page)
    const found = [early, await photos(page).count(), await chosen(page), await said(page)]
    expect([category, ...found]).toEqual([category, 40, 40, ['All'], 'Showing all 40'])
  }
  expect(page.errors).toEqual([])
})

test('the photographs fade in for half a second, and at once for those who prefer less motion', async () => {
  await using page = await openGallery('/gallery')
  await using still = await openGallery('/gallery', { reducedMotion: 'reduce' })
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

describe.each(screens)('the lightbox on a %s', (_, screen) => {
  test('opens the photograph that is pressed, with caption, project and place among the others', async () => {
    await using page = await openGallery('/gallery', screen)
    await photos(page).nth(2).getByRole('link').click()
    const box = page.getByRole('dialog', { name: third.title })
    await box.waitFor()
    await box.getByRole('img', { name: altOf(third) }).waitFor()
    expect(await box.innerText()).toMatch(words(third.title, third.category, '3 / 40'))
    expect(address(page)).toBe('/gallery#photo-3')
    await box.getByRole('button', { name: 'Next photograph' }).click()
    await page.getByRole('dialog', { name: fourth.title }).getByText('4 / 40').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => address(page)).toBe('/gallery')
    expect(page.errors).toEqual([])
  })

  test('is used with the keyboard alone', async () => {
    await using page = await openGallery('/gallery', screen)
    await page.locator('#photo-3 a').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: third.title }).waitFor()
    for (let stop = 0; stop < 8; stop += 1) {
      expect(await page.evaluate(() => document.activeElement?.closest('dialog,body')?.nodeName)).toBe('DIALOG')
      await tabInside(page)
    }
    await page.keyboard.press('ArrowRight')
    await page.getByRole('dialog', { name: fourth.title }).waitFor()
    for (const _ of '1234') await page.keyboard.press('ArrowLeft')
    await page
      .getByRole('dialog', { name: items.at(-1)?.title })
      .getByText('40 / 40')
      .waitFor()
    await expect.poll(() => address(page)).toBe('/gallery#photo-40')
    await page.keyboard.press('Escape')
    await expect.poll(() => address(page)).toBe('/gallery')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await focusedTile(page)).toBe('photo-40')
  })

  test('counts and steps within the chosen project, and leaves the choice as it was', async () => {
    await using page = await openGallery('/gallery?category=Coasis', screen)
    const [one, , , , , , , last] = items.filter(({ category }) => category === 'Coasis')
    await photos(page).first().getByRole('link').click()
    await page.getByRole('dialog', { name: one?.title }).getByText('1 / 8').waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('dialog', { name: last?.title }).getByText('8 / 8').waitFor()
    await expect.poll(() => address(page)).toBe(`/gallery?category=Coasis#photo-${last?.id}`)
    await page.keyboard.press('Escape')
    await expect.poll(() => address(page)).toBe('/gallery?category=Coasis')
    expect([await said(page), await photos(page).count()]).toEqual(['Showing 8 of 40', 8])
  })

  test('is closed by Back, which gives the focus back, and opened again by Forward', async () => {
    await using page = await openGallery('/gallery', screen)
    await page.locator('#photo-5 a').click()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => focusedTile(page)).toBe('photo-5')
    expect(address(page)).toBe('/gallery')
    await page.goForward()
    await page.getByRole('dialog', { name: items[4]?.title }).waitFor()
  })

  test('is open at an address that names a photograph, and closing it stays in the gallery', async () => {
    await using page = await open('/gallery#photo-12', screen)
    await page.getByRole('dialog', { name: items[11]?.title }).getByText('12 / 40').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => address(page)).toBe('/gallery')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => focusedTile(page)).toBe('photo-12')
  })
})

describe('the lightbox', () => {
  test('shows a photograph that the filter hides among all', async () => {
    const hidden = items.find(({ category }) => category !== 'Coasis') as Item
    await using page = await open(`/gallery?category=Coasis#photo-${hidden.id}`)
    await page.getByRole('dialog', { name: hidden.title }).getByText(`${hidden.id} / 40`).waitFor()
  })

  test('stays closed at an address that names no photograph', async () => {
    await using page = await open('/about')
    for (const fragment of ['#photo-41', '#photo-', '#summaries', '#%E0%A4%A']) {
      await page.goto(new URL(`/gallery?${fragment}`, page.url()).href)
      await page.reload()
      await islandsAlive(page)
      expect([fragment, await page.getByRole('dialog').count()]).toEqual([fragment, 0])
    }
    expect(page.errors).toEqual([])
  })

  test('has loaded the neighbours before they are asked for', async () => {
    await using page = await openGallery('/gallery')
    await page.locator('#photo-3 a').click()
    await expect.poll(() => loaded(page.locator('dialog img'))).toEqual([true, true, true])
    await page.context().setOffline(true)
    await page.keyboard.press('ArrowRight')
    expect(await loaded(page.getByRole('dialog', { name: fourth.title }).getByRole('img'))).toEqual([true])
  })

  test('goes close up and back by click and by button, where the arrows move over the photograph', async () => {
    await using page = await openGallery('/gallery')
    await page.locator('#photo-3 a').click()
    const box = page.getByRole('dialog', { name: third.title })
    const picture = box.getByRole('img', { name: altOf(third) })
    const whole = await boxOf(picture)
    await picture.click({ position: { x: 40, y: 40 } })
    await expect.poll(async () => (await boxOf(picture)).width / whole.width).toBeCloseTo(2.5, 1)
    const before = await boxOf(picture)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await boxOf(picture)).y).toBeLessThan(before.y)
    expect(await box.isVisible()).toBe(true)
    const zoom = box.getByRole('button', { name: 'Zoom' })
    expect(await zoom.getAttribute('aria-pressed')).toBe('true')
    await zoom.press('Enter')
    await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(whole.width, 0)
    expect(await zoom.getAttribute('aria-pressed')).toBe('false')
  })

  test('follows a swipe, zooms under two fingers, and moves the photograph when it is close up', async () => {
    await using page = await openGallery('/gallery', phone)
    await page.locator('#photo-1 a').tap()
    const box = page.getByRole('dialog')
    const picture = () => boxOf(box.getByRole('img'))
    await box.getByText('1 / 40').waitFor()
    await fingers(page, [300, 400, 100, 410])
    await box.getByText('2 / 40').waitFor()
    await fingers(page, [100, 400, 300, 410])
    await box.getByText('1 / 40').waitFor()
    const { width } = await picture()
    await fingers(page, [155, 400, 75, 400], [235, 400, 315, 400])
    await expect.poll(async () => (await picture()).width / width).toBeGreaterThan(2)
    await fingers(page, [300, 400, 100, 400])
    expect(await box.innerText()).toContain('1 / 40')
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  })
})

describe('the comparison', () => {
  test.each(screens)('is on a %s a slider for the keyboard, which says how much is before', async (_, screen) => {
    await using page = await openGallery('/gallery', screen)
    const said: (string | null)[] = [await slider(page).getAttribute('aria-valuetext')]
    await slider(page).focus()
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'PageUp', 'End', 'Home']) {
      await page.keyboard.press(key)
      await nextPaint(page)
      said.push(await slider(page).getAttribute('aria-valuetext'))
    }
    expect(said.map((text) => text?.replace('% before', ''))).toEqual(['50', '51', '50', '49', '59', '100', '0'])
    expect(said[0]).toBe('50% before')
  })

  test('shows the one picture left of the handle and the other right of it', async () => {
    await using page = await openGallery('/gallery', { reducedMotion: 'reduce' })
    const frame = await comparisonFrame(page)
    const stripAt30 = async (value: string) => {
      await slider(page).fill(value)
      await nextPaint(page)
      const clip = { x: frame.x + frame.width * 0.3, y: frame.y + frame.height * 0.3, width: 8, height: 80 }
      return (await page.screenshot({ clip })).toString('base64')
    }
    const [before, stillBefore, after, stillAfter] = [
      await stripAt30('90'),
      await stripAt30('60'),
      await stripAt30('10'),
      await stripAt30('0'),
    ]
    expect([before === stillBefore, after === stillAfter, before === after]).toEqual([true, true, false])
  })

  test('is dragged with the mouse, to both edges', async () => {
    await using page = await openGallery('/gallery')
    const { x, y, width } = await comparisonFrame(page)
    await page.mouse.move(x + width / 2, y + 200)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.2, y + 200, { steps: 5 })
    await expect.poll(() => before(page)).toBe(20)
    await page.mouse.move(x + width, y + 200, { steps: 5 })
    await expect.poll(() => before(page)).toBe(100)
    await page.mouse.move(x, y + 200, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => before(page)).toBe(0)
  })

  test('is dragged with a finger sideways, and scrolls the page with a finger up and down', async () => {
    await using page = await openGallery('/gallery', phone)
    const frame = await comparisonFrame(page)
    const middle = frame.y + frame.height / 2
    const share = (value: number) => frame.x + frame.width * value
    await fingers(page, [share(0.5), middle, share(0.8), middle])
    await expect.poll(() => before(page)).toSatisfy((value: number) => Math.abs(value - 80) < 5)
    const [top, value] = [await page.evaluate(() => scrollY), await before(page)]
    await fingers(page, [share(0.3), middle, share(0.3), middle - 180])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100)
    expect(await before(page)).toBe(value)
  })

  test('shows the project and the room that are chosen, and nothing below it moves', async () => {
    await using page = await openGallery('/gallery')
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    for (const category of GALLERY_CATEGORIES) {
      const button = page.getByRole('button', { name: `Compare ${category}` })
      await button.click()
      await expect.poll(() => slider(page).getAttribute('aria-label')).toBe(`Compare before and after, ${category}`)
      expect(await button.getAttribute('aria-pressed')).toBe('true')
      for (const [index, pair] of ['A', 'B'].entries()) {
        const rooms = items.filter((item) => item.category === category && item.pair === pair)
        await page.getByRole('button', { name: `Room ${index + 1}` }).click()
        for (const room of rooms)
          await comparison(page)
            .getByRole('img', { name: altOf(room) })
            .waitFor()
        expect(await comparison(page).innerText()).toContain(rooms.find(({ state }) => state === 'after')?.title)
        expect(await slider(page).getAttribute('aria-valuetext')).toBe('50% before')
        await expect.poll(() => loaded(comparison(page).locator('picture img'))).toEqual([true, true])
      }
    }
    expect(Math.abs((await height()) - before)).toBeLessThan(2)
    expect(page.errors).toEqual([])
  })
})

describe('pictures', () => {
  test('are loaded when they are 100 pixels away, and not before', async () => {
    await using page = await open('/gallery', phone)
    const distance = (pixels: number) =>
      page.evaluate((pixels) => {
        const { top } = document.querySelector('#photo-1')?.getBoundingClientRect() ?? { top: 0 }
        scrollBy({ top: top - innerHeight - pixels, behavior: 'instant' })
      }, pixels)
    const loadedPhotos = async () => (await loaded(page.locator('#photo-1 img, #photo-2 img'))).join()
    await distance(150)
    await page.waitForTimeout(500)
    expect(await loadedPhotos()).toBe('false,false')
    await distance(70)
    await expect.poll(loadedPhotos).toBe('true,false')
  })

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
        page.route(/\/(Comparison|GalleryFilter|Lightbox|nearPictures)-/, (route) =>
          arrives ? route.continue() : route.abort(),
        ),
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

/** The gallery with everything on it alive, its photographs in view. */
async function openGallery(route: string, visit?: Visit) {
  const page = await open(route, visit)
  await islandsAlive(page)
  return page
}

function region(page: Page): Locator {
  return page.getByRole('region', { name: 'All photographs' })
}

/** Those that are shown. */
function photos(page: Page): Locator {
  return region(page).getByRole('listitem')
}

function choice(page: Page, name: string): Locator {
  return region(page)
    .getByRole('group', { name: 'Filter by project' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
}

async function chosen(page: Page): Promise<string[]> {
  const pressed = await region(page).getByRole('button', { pressed: true }).allInnerTexts()
  return pressed.map((text) => text.replace(/\s*\d+$/, ''))
}

/** What the filter announces. */
async function said(page: Page): Promise<string> {
  return region(page).getByRole('status').innerText()
}

function projects(page: Page): Promise<(string | undefined)[]> {
  return photos(page).evaluateAll((tiles) => (tiles as HTMLElement[]).map(({ dataset }) => dataset.category))
}

/** What the address bar shows, without the origin. */
function address(page: Page): string {
  return page.url().slice(new URL(page.url()).origin.length)
}

function focusedTile(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.closest('li')?.id)
}

/** The comparison of before and after. */
function comparison(page: Page): Locator {
  return page.getByRole('figure').first()
}

function slider(page: Page): Locator {
  return page.getByRole('slider', { name: 'Compare before and after' })
}

async function before(page: Page): Promise<number> {
  return Number.parseFloat((await slider(page).getAttribute('aria-valuetext')) ?? '')
}

/** Where the two pictures of the comparison lie, in the viewport. */
async function comparisonFrame(page: Page) {
  const picture = comparison(page).locator('picture').first()
  await picture.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await expect.poll(() => loaded(comparison(page).locator('picture img'))).toEqual([true, true])
  return boxOf(picture)
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`Not shown: ${locator}`)
  return box
}

function loaded(images: Locator): Promise<boolean[]> {
  return images.evaluateAll((images) =>
    (images as HTMLImageElement[]).map(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )
}

function inSight(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    return top >= 0 && top < innerHeight
  })
}

/** Milliseconds of what is being animated on the list of photographs. */
function fades(page: Page): Promise<unknown[]> {
  return region(page)
    .getByRole('list')
    .evaluate((list) => list.getAnimations().map((animation) => animation.effect?.getTiming().duration))
}

function altOf({ image }: Item): string {
  return image.alt
}

/** What a picture that failed shows in its place. */
function shownInstead(image: Element): string {
  const { content, width } = getComputedStyle(image, '::after')
  return width === 'auto' ? 'nothing' : content
}

function words(...texts: string[]): RegExp {
  return new RegExp(texts.join('[^]*'))
}

/** Tab, past the browser's own stop between the last and the first of a dialog. */
async function tabInside(page: Page) {
  await page.keyboard.press('Tab')
  if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press('Tab')
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
