import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Home } from '../../src/model/schema/home.ts'
import { project } from '../helpers.ts'
import { desktop, moving, open, phone } from './browser.ts'
import { fingers } from './islands.ts'

/* What clients say, on the home page. */

const { testimonials }: Home = parse(readFileSync(join(project, 'content/home.yaml'), 'utf8'))
const [residential, commercial] = testimonials.items.map(({ name }) => name)

describe.each(Object.entries({ phone, desktop }))('the carousel on a %s', (_, screen) => {
  test.each(['with its script', 'without JavaScript'])('goes round both ways, %s', async (script) => {
    await using page = await open('/', { ...screen, javaScriptEnabled: script === 'with its script' })
    await inView(page)
    expect(await shown(page)).toEqual([residential])
    for (const [label, name] of [
      ['Next testimonial', commercial],
      ['Next testimonial', residential],
      ['Previous testimonial', commercial],
      ['Previous testimonial', residential],
    ] as const) {
      await (await arrow(page, label)).press('Enter')
      await expect.poll(() => shown(page)).toEqual([name])
    }
  })

  test('keeps the focus on the arrow, the address and the place of the page', async () => {
    await using page = await open('/', screen)
    await inView(page)
    await (await arrow(page, 'Next testimonial')).scrollIntoViewIfNeeded()
    const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight, location.hash])
    const before = await place()
    for (const name of [commercial, residential]) {
      await (await arrow(page, 'Next testimonial')).press('Enter')
      await expect.poll(() => shown(page)).toEqual([name])
      expect(await (await arrow(page, 'Next testimonial')).evaluate((link) => link === document.activeElement)).toBe(
        true,
      )
    }
    await (await arrow(page, 'Next testimonial')).click()
    await expect.poll(() => shown(page)).toEqual([commercial])
    expect(await place()).toEqual(before)
    expect(page.errors).toEqual([])
  })

  test('tells with the arrow which quote stands there', async () => {
    await using page = await open('/', screen)
    await inView(page)
    await (await arrow(page, 'Next testimonial')).press('Enter')
    await expect.poll(() => shown(page)).toEqual([commercial])
    const words = await page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-describedby') ?? ''
      return document.getElementById(id)?.innerText
    })
    expect(words).toContain(testimonials.items[1]?.quote)
  })

  test('holds both quotes in the page', async () => {
    await using page = await open('/', screen)
    const words = await region(page).ariaSnapshot()
    for (const { quote } of testimonials.items) expect(words).toContain(quote)
  })
})

test('the carousel follows a swipe to either side, and not a finger that scrolls the page', async () => {
  await using page = await open('/', phone)
  await inView(page)
  const swipe = async (x: number, y: number) => {
    const { top } = await region(page).evaluate((section) => section.getBoundingClientRect().toJSON())
    const [from, down] = [x < 0 ? 320 : 70, top + 300]
    await fingers(page, [from, down, from + x, down + y])
  }
  await swipe(-250, 10)
  await expect.poll(() => shown(page)).toEqual([commercial])
  await swipe(250, -10)
  await expect.poll(() => shown(page)).toEqual([residential])
  await swipe(-20, 150)
  await page.waitForTimeout(300)
  expect(await shown(page)).toEqual([residential])
})

test('the carousel does not move by itself', async () => {
  await using page = await open('/', { ...moving, prepare: async (page) => page.clock.install() })
  await page.clock.runFor(120_000)
  expect(await shown(page)).toEqual([residential])
})

test.each(['late', 'failed once', 'blocked'])('the carousel whose script is %s goes on', async (script) => {
  let fails = script !== 'late'
  await using page = await open('/', {
    ...desktop,
    prepare: (page) =>
      page.route(/\.js$/, async (route) => {
        if (script === 'late') await new Promise((resolve) => setTimeout(resolve, 3_000))
        await (fails ? route.abort() : route.continue()).catch(() => {})
        if (script === 'failed once') fails = false
      }),
  })
  await inView(page)
  await (await arrow(page, 'Next testimonial')).click()
  await expect.poll(() => shown(page)).toEqual([commercial])
  await (await arrow(page, 'Next testimonial')).click()
  await expect.poll(() => shown(page)).toEqual([residential])
})

function region(page: Page): Locator {
  return page.getByRole('region', { name: testimonials.heading })
}

/** The arrow of the slide that is shown. */
async function arrow(page: Page, name: string): Promise<Locator> {
  const arrows = region(page).getByRole('link', { name })
  await expect.poll(() => shown(page)).toHaveLength(1)
  for (const arrow of await arrows.all()) if (await arrow.evaluate(isInWindow)) return arrow
  return arrows.first()
}

function inView(page: Page) {
  return region(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
}

/** Names of the clients whose quotes stand in the window, and have stopped there: none while one slides by. */
async function shown(page: Page): Promise<string[]> {
  const names = region(page).locator('figcaption b')
  const places = () => names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().left))
  const before = await places()
  await page.waitForTimeout(100)
  if (String(before) !== String(await places())) return []
  const seen = await names.evaluateAll((all) =>
    all.map((name) => {
      const { left, right } = name.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    }),
  )
  return (await names.allInnerTexts()).filter((_, index) => seen[index])
}

/** Across its width, in the page. */
function isInWindow(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  return left >= 0 && right <= innerWidth
}
