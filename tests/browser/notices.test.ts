import type { Server } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../../build/dev/serve.ts'
import { edited } from '../edits.ts'
import { desktop, open, phone, type Visit } from './browser.ts'

/* Notices above the header: shown between two days of Malaysia, whenever the site was built. */

const early = 'Closed for the festival'
const late = 'Open again'
let url = ''
let server: Server

beforeAll(async () => {
  const fixture = edited(
    {
      'site.yaml': (data) => {
        data.notices = [
          { text: 'Over long ago', from: '2026-11-01', until: '2026-11-20' },
          { text: early, from: '2026-11-20', until: '2026-11-23', link: '/contact', linkText: 'Hours' },
          { text: late, from: '2026-11-23', until: '2026-12-01' },
        ]
      },
    },
    afterAll,
  )
  expect((await fixture.build({ now: '2026-11-21' })).errors).toEqual([])
  const served = await serve({ dist: `${fixture.root}/dist`, port: 0 })
  url = served.url.replace(/\/$/, '')
  server = served.server
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A visit at a moment, to another page than the one with the links. */
const visit = (moment: string, options: Visit = {}, route = '/about') =>
  open(route, { url, prepare: (page) => page.clock.setFixedTime(new Date(moment)), ...options })

/** The notices that are seen. */
const seen = (page: Page) =>
  page
    .locator('#notices p')
    .filter({ visible: true })
    .evaluateAll((texts) => texts.map((text) => text.firstChild?.textContent?.trim()))

test.each([
  ['2026-11-19T15:59:59Z', []],
  ['2026-11-19T16:00:00Z', [early]],
  ['2026-11-22T16:00:00Z', [early, late]],
  ['2026-11-23T16:00:00Z', [late]],
  ['2026-12-01T16:00:00Z', []],
])('at %s there are the notices %j: days begin and end in Malaysia', async (moment, notices) => {
  await using page = await visit(moment)
  expect(await seen(page)).toEqual(notices)
  expect(page.errors).toEqual([])
})

test('one that is over when the site is built is not in it', async () => {
  await using page = await visit('2026-11-21T04:00:00Z')
  expect(await page.content()).not.toContain('Over long ago')
})

test('without script it shows what held on the day of the build, and no button', async () => {
  await using page = await open('/', { url, javaScriptEnabled: false })
  expect(await seen(page)).toEqual([early])
  expect(await page.locator('#notices button').filter({ visible: true }).count()).toBe(0)
})

test('one that is closed stays closed for the visit, and only that one', async () => {
  await using page = await visit('2026-11-23T04:00:00Z')
  await page.locator('#notices button').first().click()
  expect(await seen(page)).toEqual([late])
  await page.goto(`${url}/services`)
  expect(await seen(page)).toEqual([late])
  await using other = await visit('2026-11-23T04:00:00Z')
  expect(await seen(other)).toEqual([early, late])
})

test.each([
  ['phone', phone],
  ['desktop', desktop],
])('on a %s nothing moves once it is painted, and nothing is covered', async (_, screen) => {
  const shifts = () => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { moved: entry.toJSON() })
    }).observe({ type: 'layout-shift', buffered: true })
  }
  await using page = await visit(
    '2026-11-23T04:00:00Z',
    {
      ...screen,
      prepare: async (page) => {
        await page.addInitScript(shifts)
        // Lines of the other typeface may break elsewhere when it arrives.
        await page.route(/\.woff2$/, (route) => route.abort())
        await page.clock.setFixedTime(new Date('2026-11-23T04:00:00Z'))
      },
    },
    '/',
  )
  const bar = await page.locator('#notices').boundingBox()
  const logo = await page.locator('[data-header] a').first().boundingBox()
  expect(logo?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  expect(await page.evaluate(() => 'moved' in window && window.moved)).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('scrolled past them the header stands at the top of the screen', async () => {
  await using page = await visit('2026-11-23T04:00:00Z', {}, '/')
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await expect.poll(async () => (await page.locator('[data-header] > div').boundingBox())?.y).toBe(0)
})

test('the open menu stands below the name that is above it', async () => {
  await using page = await visit('2026-11-23T04:00:00Z', phone, '/')
  await page.locator('[data-header] summary').click()
  const toggle = await page.locator('[data-header] summary').boundingBox()
  await expect
    .poll(async () => (await page.getByRole('navigation', { name: 'Main menu' }).boundingBox())?.y)
    .toBeGreaterThan((toggle?.y ?? 0) + (toggle?.height ?? 0))
})
