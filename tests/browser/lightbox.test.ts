import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { desktop, open, phone, type Visit } from './browser.ts'
import { address, altOf, boxOf, type Item, items, loaded, photos, said } from './gallery.ts'
import { fingers, islandsAlive } from './islands.ts'

/* Photographs of the gallery, one at a time. */

const openGallery = async (route: string, visit?: Visit) => islandsAlive(await open(route, visit))
const [, , third, fourth] = items as [Item, Item, Item, Item]
const screens = Object.entries({ phone, desktop })

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
    await expect.poll(() => focusedTile(page)).toBe('photo-40')
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
    for (const fragment of ['#photo-41', '#photo-', '#%E0%A4%A']) {
      await page.goto('about:blank')
      await page.goto(`${inject('url')}/gallery${fragment}`)
      await islandsAlive(page)
      expect([fragment, await page.getByRole('dialog').count()]).toEqual([fragment, 0])
    }
    expect(page.errors).toEqual([])
  })

  test('is open as soon as the photograph is pressed: a key that follows at once is for it', async () => {
    await using page = await openGallery('/gallery')
    const open = page.locator('#photo-3 a').evaluate(async (link: HTMLElement) => {
      link.click()
      await new Promise((resolve) => setTimeout(resolve))
      return !!document.activeElement?.closest('dialog[open]')
    })
    expect(await open).toBe(true)
  })

  test('has loaded the neighbours before they are asked for', async () => {
    await using page = await openGallery('/gallery')
    await page.locator('#photo-3 a').click()
    await expect.poll(() => loaded(page.locator('dialog img'))).toEqual([true, true, true])
    await page.context().setOffline(true)
    await page.keyboard.press('ArrowRight')
    const next = page.getByRole('dialog', { name: fourth.title }).getByRole('img')
    await expect.poll(() => loaded(next)).toEqual([true])
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
    // A busy browser may lose a key while it scrolls for the one before.
    const down = async () => {
      await page.keyboard.press('ArrowDown')
      return (await boxOf(picture)).y
    }
    await expect.poll(down).toBeLessThan(before.y)
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

function focusedTile(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.closest('li')?.id)
}

function words(...texts: string[]): RegExp {
  return new RegExp(texts.join('[^]*'))
}

/** Tab, past the browser's own stop between the last and the first of a dialog. */
async function tabInside(page: Page) {
  await page.keyboard.press('Tab')
  if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press('Tab')
}
