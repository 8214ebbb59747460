import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Home } from '../../src/model/schema.ts'
import { project } from '../helpers.ts'
import { desktop, moving, open, phone, type Visit } from './browser.ts'
import { fingers, islandsAlive } from './islands.ts'

/* What clients say, on the home page. */

const openCarousel = async (visit: Visit) => islandsAlive(await open('/', visit))
const { testimonials }: Home = parse(readFileSync(join(project, 'content/home.yaml'), 'utf8'))
const [residential, commercial] = testimonials.items.map(({ name }) => name)

describe.each(Object.entries({ phone, desktop }))('the carousel on a %s', (_, screen) => {
  test('goes round both ways over the two, and keeps the focus', async () => {
    await using page = await openCarousel(screen)
    const [previous, next] = [button(page, 'Previous testimonial'), button(page, 'Next testimonial')]
    expect(await shown(page)).toEqual([residential])
    for (const [control, name, place] of [
      [next, commercial, '2 / 2'],
      [next, residential, '1 / 2'],
      [previous, commercial, '2 / 2'],
      [previous, residential, '1 / 2'],
    ] as const) {
      await control.press('Enter')
      await expect.poll(() => shown(page)).toEqual([name])
      expect(
        await region(page)
          .getByText(/^\d \/ \d$/)
          .innerText(),
      ).toBe(place)
      expect(await control.evaluate((element) => element === document.activeElement)).toBe(true)
    }
    await next.click()
    await expect.poll(() => shown(page)).toEqual([commercial])
    expect(page.errors).toEqual([])
  })

  test('announces the quote politely, and moves nothing below it', async () => {
    await using page = await openCarousel(screen)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    expect(await quotes(page).evaluate((list) => list.getAttribute('aria-live'))).toBe('polite')
    await button(page, 'Next testimonial').click()
    await expect.poll(() => quotes(page).ariaSnapshot()).toContain(testimonials.items[1]?.quote)
    expect(await quotes(page).ariaSnapshot()).not.toContain(testimonials.items[0]?.quote)
    expect(await height()).toBe(before)
  })

  test('shows both quotes without JavaScript', async () => {
    await using page = await open('/', { ...screen, javaScriptEnabled: false })
    expect(await shown(page)).toEqual([residential, commercial])
    const [first, second] = await Promise.all([0, 1].map((index) => slides(page).nth(index).boundingBox()))
    expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0))
  })
})

test('the carousel follows a swipe to either side, and not a finger that scrolls the page', async () => {
  await using page = await openCarousel(phone)
  const swipe = async (x: number, y: number) => {
    const box = await slides(page).first().boundingBox()
    const [left, top] = [195, (box?.y ?? 0) + 200]
    await fingers(page, [left, top, left + x, top + y])
  }
  await slides(page)
    .first()
    .evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }))
  await swipe(-120, 10)
  await expect.poll(() => shown(page)).toEqual([commercial])
  await swipe(120, -10)
  await expect.poll(() => shown(page)).toEqual([residential])
  await swipe(30, 0)
  await swipe(-60, 150)
  expect(await shown(page)).toEqual([residential])
})

test('the carousel does not move by itself', async () => {
  await using page = await openCarousel({ ...moving, prepare: async (page) => page.clock.install() })
  await page.clock.runFor(120_000)
  expect(await shown(page)).toEqual([residential])
})

test('the carousel whose script did not arrive tries again when it is used', async () => {
  let arrives = false
  await using page = await open('/', {
    prepare: (page) => page.route(/\/home-/, (route) => (arrives ? route.continue() : route.abort())),
  })
  const failed = page.waitForEvent('requestfailed')
  await region(page).scrollIntoViewIfNeeded()
  await failed
  expect(await shown(page)).toEqual([residential])
  arrives = true
  await button(page, 'Next testimonial').click()
  await islandsAlive(page)
  await button(page, 'Next testimonial').click()
  await expect.poll(() => shown(page)).toEqual([commercial])
})

function region(page: Page): Locator {
  return page.getByRole('region', { name: testimonials.heading })
}

function quotes(page: Page): Locator {
  return region(page).getByRole('list')
}

function slides(page: Page): Locator {
  return quotes(page).getByRole('listitem')
}

function button(page: Page, name: string): Locator {
  return region(page).getByRole('button', { name })
}

/** Names of the clients whose quotes can be seen. */
function shown(page: Page): Promise<string[]> {
  return slides(page).locator('figcaption b').allInnerTexts()
}
