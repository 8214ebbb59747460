import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, open, phone, type Visit } from './browser.ts'
import { altOf, boxOf, comparison, items, loaded, projects, slider } from './gallery.ts'
import { fingers, islandsAlive, nextPaint } from './islands.ts'

/* Before and after, compared in the gallery. */

const openGallery = async (route: string, visit?: Visit) => islandsAlive(await open(route, visit))
const screens = Object.entries({ phone, desktop })

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
    await using page = await openGallery('/gallery')
    const frame = await comparisonFrame(page)
    const clip = { x: frame.x + frame.width * 0.3, y: frame.y + frame.height * 0.3, width: 8, height: 80 }
    const strips = async () => {
      const seen: string[] = []
      for (const value of ['90', '60', '10', '0']) {
        await slider(page).fill(value)
        await nextPaint(page)
        seen.push((await page.screenshot({ clip })).toString('base64'))
      }
      const [before, stillBefore, after, stillAfter] = seen
      return [before === stillBefore, after === stillAfter, before === after]
    }
    // A picture that has loaded is painted when it is decoded.
    await expect.poll(strips).toEqual([true, true, false])
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
    for (const { name } of projects) {
      const choice = page.getByRole('radio', { name, exact: true })
      await choice.check()
      await expect.poll(() => slider(page).getAttribute('aria-label')).toBe(`Compare before and after, ${name}`)
      for (const [index, pair] of ['A', 'B'].entries()) {
        const rooms = items.filter((item) => item.category === name && item.pair === pair)
        await page.getByRole('radio', { name: `Room ${index + 1}` }).check()
        for (const room of rooms)
          await comparison(page)
            .getByRole('img', { name: altOf(room) })
            .waitFor()
        expect(await comparison(page).innerText()).toContain(rooms.find(({ state }) => state === 'after')?.title)
        expect(await slider(page).getAttribute('aria-valuetext')).toBe('50% before')
        await expect.poll(() => loaded(comparison(page).locator('> div > picture img'))).toEqual([true, true])
      }
    }
    expect(Math.abs((await height()) - before)).toBeLessThan(2)
    expect(page.errors).toEqual([])
  })

  test('is chosen with the arrow keys', async () => {
    await using page = await openGallery('/gallery')
    await page.getByRole('radio', { name: projects[0]?.name }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => slider(page).getAttribute('aria-label')).toContain(projects[1]?.name)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => slider(page).getAttribute('aria-label')).toContain(projects[0]?.name)
  })

  test('has in a story the rooms of its project, and no other', async () => {
    await using page = await openGallery('/gallery?category=Mizumi')
    expect(await slider(page).getAttribute('aria-label')).toBe('Compare before and after, Mizumi')
    expect(await page.getByRole('radio').count()).toBe(2)
    const rooms = items.filter(({ category, pair }) => category === 'Mizumi' && pair === 'A')
    for (const room of rooms)
      await comparison(page)
        .getByRole('img', { name: altOf(room) })
        .waitFor()
  })
})

async function before(page: Page): Promise<number> {
  return Number.parseFloat((await slider(page).getAttribute('aria-valuetext')) ?? '')
}

/** Where the two pictures of the comparison lie, in the viewport. */
async function comparisonFrame(page: Page) {
  const picture = comparison(page).locator('picture').first()
  await picture.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await expect.poll(() => loaded(comparison(page).locator('> div > picture img'))).toEqual([true, true])
  return boxOf(picture)
}
