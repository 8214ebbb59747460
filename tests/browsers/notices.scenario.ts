import { describe, expect, inject, test } from 'vitest'
import { desktop, open, phone, visiting } from './open.ts'
import type { Visitor } from './visitor.ts'

/* Notices above the header: shown between two days in Malaysian time, whenever the site was built. */

const url = inject('posting')
const [early, late] = ['Closed for the festival Hours', 'Open again']
/** A clock that is stopped at a moment. */
const clockAt = (moment: string) => `Date.now = () => Date.parse('${moment}');`

test.each([
  ['2031-11-19T15:59:59Z', []],
  ['2031-11-19T16:00:00Z', [early]],
  ['2031-11-22T16:00:00Z', [early, late]],
  ['2031-11-23T16:00:00Z', [late]],
  ['2031-12-01T16:00:00Z', []],
])('at %s there are the notices %j: days begin and end in Malaysia', async (moment, notices) => {
  await using visitor = await open({ ...phone, url, before: clockAt(moment) })
  await visitor.goto('/about')
  expect([await seen(visitor), await visitor.errors()]).toEqual([notices, []])
})

describe.each([phone, desktop])('at $width', (screen) => {
  const visit = visitsWith(screen)

  test('they stand above the header, which is at the top once they are scrolled past', async () => {
    const visitor = await visit('/')
    expect((await visitor.box('[data-header] a')).top).toBeGreaterThanOrEqual((await visitor.box('#notices')).bottom)
    for (const pressed of ['#notices a', '#notices button'])
      expect((await visitor.box(pressed)).height).toBeGreaterThanOrEqual(44)
    // The first screen of home ends with the window, as the chat on wide screens expects.
    if (screen === desktop) expect((await visitor.box('main > :first-child')).bottom).toBeLessThanOrEqual(screen.height)
    await visitor.scroll(400)
    await expect.poll(async () => (await visitor.box('[data-header] > div')).top).toBe(0)
  })
})

describe('on a phone', () => {
  const visit = visitsWith(phone)

  test('one that is closed stays closed for the day, and only that one', async () => {
    const visitor = await visit('/about')
    await visitor.click('Close this notice', '#notices')
    expect(await seen(visitor)).toEqual([late])
    await visitor.goto('/services')
    expect(await seen(visitor)).toEqual([late])
    await visitor.click('Close this notice', '#notices')
    expect(await visitor.count('#notices')).toBe(0)
    await visitor.run(() => Object.assign(localStorage, { closed: localStorage.closed.replace('11-23', '11-22') }))
    await visitor.goto('/about')
    expect(await seen(visitor)).toEqual([early, late])
  })

  test('a double press closes one, and not the one that moves up', async () => {
    const visitor = await visit('/about')
    await visitor.pressTwice('#notices button')
    await expect.poll(() => seen(visitor)).toEqual([late])
  })

  test('one that is closed on the next page is gone when Back leads to this one', async () => {
    const visitor = await visit('/about')
    await visitor.goto('/services')
    await visitor.click('Close this notice', '#notices')
    await visitor.go(-1)
    await expect.poll(() => visitor.address()).toBe('/about')
    await expect.poll(() => seen(visitor)).toEqual([late])
  })

  test('what another page has closed since stays closed when this one, to which Back led, closes its own', async () => {
    const visitor = await visit('/about')
    await visitor.run(() => {
      localStorage.closed = `2031-11-23 ${document.querySelector('#notices > :last-child')?.id}`
    })
    await visitor.click('Close this notice', '#notices')
    await visitor.goto('/services')
    expect(await seen(visitor)).toEqual([])
  })

  test.each(['pageshow', 'prerenderingchange'])('what another page has closed since is gone at %s', async (happens) => {
    const visitor = await visit('/about')
    await visitor.run((happens) => {
      localStorage.closed = `2031-11-23 ${document.querySelector('#notices > :last-child')?.id}`
      document.dispatchEvent(new Event(happens, { bubbles: true }))
    }, happens)
    await expect.poll(() => seen(visitor)).toEqual([early])
    await visitor.click('Close this notice', '#notices')
    expect(await visitor.count('#notices')).toBe(0)
  })

  test('the open menu is below the name above it, also once a phone is turned', async () => {
    const visitor = await visit('/')
    await visitor.size(844)
    await visitor.click('Menu')
    await expect.poll(() => visitor.attribute('[data-menu] summary', 'aria-expanded')).toBe('true')
    await visitor.size(phone.width)
    const toggle = await visitor.box('[data-header] summary')
    await expect.poll(async () => (await visitor.box('[data-menu] nav')).top).toBeGreaterThan(toggle.bottom)
  })
})

/** Visits on a day on which both are shown, by somebody who has closed none. */
function visitsWith(screen: typeof phone) {
  const visitAgain = visiting({ ...screen, url, before: clockAt('2031-11-23T04:00:00Z') })
  return async (route: string) => {
    const visitor = await visitAgain(route)
    await visitor.run(() => localStorage.clear()) // what the last test has closed
    await visitor.goto(route)
    return visitor
  }
}

/** The visible notices. */
const seen = async (visitor: Visitor) => (await visitor.text('#notices p')).split('\n').filter(Boolean)
