import { describe, expect, test } from 'vitest'
import { desktop, hasFingers, open, phone, siteWithScripts, visiting } from './open.ts'
import type { Visitor } from './visitor.ts'

/* The gallery: its filter, its stories, and its lightbox. */

const projects = ['Old Tea House', 'Granary', 'Deepwell', 'Headland', 'Lime Clinic']
/** The numbers of a project's photographs. The projects take turns. */
const photosOf = (project: string) => [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => turn * 5 + projects.indexOf(project) + 1)
const all = Array.from({ length: 40 }, (_, index) => index + 1)
const storyOf = (project: string) => `/gallery?${new URLSearchParams({ category: project })}`
const chatOf = (project: string) => `Hello, I am looking at ${project}.`
// A frame after the script has started, the comparison moves what is below it.
const alive = { ready: '[data-compare][data-project]' }
const top = (visitor: Visitor) => visitor.run(() => scrollY)

describe.each([phone, desktop])('the filter at $width', (screen) => {
  const visit = visiting(screen)

  test('leads to the story of a project, in the address too, says how many, and puts the focus on its name', async () => {
    const visitor = await visit('/gallery', alive)
    expect([await chosen(visitor), await shown(visitor)]).toEqual(['All', all])
    await visitor.click('Granary', 'nav')
    await visitor.reads('Showing 8 of 40', '[role=status]')
    expect([await visitor.address(), await chosen(visitor)]).toEqual(['/gallery?category=Granary', 'Granary'])
    expect(await shown(visitor)).toEqual(photosOf('Granary'))
    expect(await visitor.focused()).toBe('story-2')
    const name = await visitor.box('#story-2')
    expect(name.top).toBeGreaterThan(80)
    expect(name.bottom).toBeLessThan(500)
    expect(await visitor.text('article')).not.toContain('Gopeng')
    expect(await visitor.run(() => document.title)).toMatch(/^Granary/)
  })

  test('All shows everything and leaves the address as it was, other parameters included, and chats without a project', async () => {
    const visitor = await visit('/gallery?from=card&category=Lime+Clinic')
    await visitor.reads('Showing 8 of 40', '[role=status]')
    expect(new Set(await visitor.chats())).toEqual(new Set([chatOf('Lime Clinic')]))
    const inMenu = await visitor.run(() => document.querySelector<HTMLAnchorElement>('[data-menu] a[target]')?.search)
    expect(new URLSearchParams(inMenu).get('text')).toBe(chatOf('Lime Clinic'))
    await visitor.click('All', 'nav')
    await visitor.reads('Showing all 40', '[role=status]')
    expect([await visitor.address(), await shown(visitor)]).toEqual(['/gallery?from=card', all])
    expect(await visitor.focused()).toMatch(/^All/)
    await expect.poll(() => visitor.chats()).not.toContain(chatOf('Lime Clinic'))
  })

  test('a former name in an address is the story of the project, and becomes its name of today', async () => {
    const visitor = await visit('/gallery?category=kopi+shop&from=card', alive)
    expect([await chosen(visitor), await shown(visitor)]).toEqual(['Granary', photosOf('Granary')])
    expect(await visitor.address()).toBe('/gallery?from=card&category=Granary')
  })

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a press with %s to the browser', async (key) => {
    const visitor = await visit('/gallery', alive)
    for (const pressed of ['#photo-3 a', '#photos ~ * a[data-project="2"]'])
      expect(await visitor.isLeft(pressed, { [key]: true })).toBe(true)
    expect([await visitor.address(), await visitor.count('dialog')]).toEqual(['/gallery', 0])
    await visitor.goto('/gallery', { early: true, url: (await siteWithScripts('late')).url })
    expect(await visitor.isLeft('#photo-3 a', { [key]: true })).toBe(true)
  })

  test('Back and Forward go through the choices, and Back to where the visitor was', async () => {
    const visitor = await visit('/gallery', alive)
    await visitor.run(() => document.querySelector('#photo-13')?.scrollIntoView({ behavior: 'instant' }))
    const from = await top(visitor)
    // Not `visitor.press`, which would scroll the page first.
    await visitor.run(() => document.querySelector<HTMLElement>('#photos ~ * a[data-project="2"]')?.click())
    await expect.poll(() => top(visitor)).toBe(0)
    await visitor.click('Deepwell', 'nav')
    await expect.poll(async () => [await chosen(visitor), await visitor.focused()]).toEqual(['Deepwell', 'story-3'])
    // Choosing it again leads nowhere, so it is no step of its own.
    await visitor.click('Deepwell', 'nav')
    for (const [project, steps] of Object.entries({ Granary: -1, All: -1, Deepwell: 2 })) {
      const address = project === 'All' ? '/gallery' : storyOf(project)
      await visitor.go(steps)
      await expect.poll(async () => [await visitor.address(), await chosen(visitor)]).toEqual([address, project])
      expect(await visitor.focused()).toMatch(project === 'All' ? /^All/ : /^story-/)
      expect(await shown(visitor)).toEqual(project === 'All' ? all : photosOf(project))
      if (project === 'All') await expect.poll(async () => Math.abs((await top(visitor)) - from)).toBeLessThan(5)
    }
  })

  test('a double tap chooses, and opens no photograph that comes under the finger', async () => {
    const visitor = await visit('/gallery', alive)
    await visitor.pressTwice('#photos ~ * a[data-project="0"]')
    await expect.poll(() => visitor.focused()).toMatch(/^All/)
    expect([await visitor.address(), await visitor.count('dialog')]).toEqual(['/gallery', 0])
  })

  test('Back in the moment of a choice undoes it whole', async () => {
    const visitor = await visit('/gallery', alive)
    await visitor.run(() => {
      document.querySelector<HTMLElement>('#photos ~ * a[data-project="2"]')?.click()
      history.back()
    })
    await expect.poll(() => visitor.address()).toBe('/gallery')
    await expect.poll(async () => [await chosen(visitor), await shown(visitor)]).toEqual(['All', all])
  })

  test('leads from a story to the estimate, with the answers of its project', async () => {
    const visitor = await visit(storyOf('Headland'))
    await visitor.click('What would mine be?')
    await expect.poll(() => visitor.address()).toBe('/services?level=full#estimate')
  })

  test('leads on from a story to the next one, all round', async () => {
    const visitor = await visit(storyOf('Headland'))
    for (const next of ['Lime Clinic', projects[0]]) {
      await visitor.press('a[data-project]:not(nav a)')
      await expect.poll(async () => [await chosen(visitor), await top(visitor)]).toEqual([next, 0])
    }
  })

  test('an address with a category is its story before any script comes', async () => {
    const site = await siteWithScripts('late')
    for (const project of projects) {
      const visitor = await visit(storyOf(project), { early: true, url: site.url })
      expect([project, await shown(visitor)]).toEqual([project, photosOf(project)])
    }
  })

  test('a comparison that comes late leaves in its place what is looked at', async () => {
    const site = await siteWithScripts('late')
    const visitor = await visit(storyOf('Granary'), { early: true, url: site.url })
    await visitor.run(() => document.querySelector('#photo-22')?.scrollIntoView({ behavior: 'instant' }))
    const before = await visitor.box('#photo-22')
    site.release()
    await expect.poll(() => visitor.count('[data-compare]')).toBe(1)
    await expect.poll(async () => Math.abs((await visitor.box('#photo-22')).top - before.top)).toBeLessThan(10)
  })

  test.runIf(screen === phone)('says which shown photograph is on the screen, and leads past them', async () => {
    const visitor = await visit('/gallery', alive)
    const bar = '#photos ~ * [data-bar] > a, [data-bar] > a'
    for (const number of [5, 12, 3]) {
      await visitor.run((id) => document.getElementById(id)?.scrollIntoView({ block: 'center' }), `photo-${number}`)
      await visitor.reads(`${number} / 40`, bar)
    }
    for (const [top, number] of [
      [99_999, 40],
      [0, 1],
    ] as const) {
      await visitor.run((top) => scrollTo({ top, behavior: 'instant' }), top)
      await visitor.reads(`${number} / 40`, bar)
    }
    await visitor.click('Granary', 'nav')
    await visitor.reads(/\d \/ 8/, bar)
  })
})

describe.each([phone, desktop])('the lightbox at $width', (screen) => {
  const visit = visiting(screen)
  /** Presses a photograph and waits until the lightbox shows its place among the others. */
  const openPhoto = async (number: number, place: string, route = '/gallery') => {
    const visitor = await visit(route, alive)
    await visitor.press(`#photo-${number} a`)
    await visitor.reads(place, 'dialog')
    return visitor
  }

  test('opens the photograph that is pressed, with caption and project, and is closed and opened by Back and Forward', async () => {
    const visitor = await visit('/gallery', alive)
    await visitor.run(() =>
      document.querySelector('#photo-3 a')?.scrollIntoView({ behavior: 'instant', block: 'center' }),
    )
    const from = await top(visitor)
    await visitor.press('#photo-3 a')
    await visitor.reads(/Room A before[\s\S]*Deepwell[\s\S]*3 \/ 40/, 'dialog')
    expect(await visitor.address()).toBe('/gallery#photo-3')
    expect(await visitor.attribute(picture, 'alt')).toBe('Picture 3.')
    expect(await visitor.run(() => Boolean(document.activeElement?.closest('dialog[open]')))).toBe(true)
    await visitor.go(-1)
    await isClosed(visitor, '/gallery', 'photo-3')
    expect(await top(visitor)).toBeCloseTo(from, -1)
    await visitor.go(1)
    await visitor.reads('3 / 40', 'dialog')
    await visitor.click('Next photograph', 'dialog')
    await visitor.reads('4 / 40', 'dialog')
    await visitor.click('Close', 'dialog')
    await isClosed(visitor, '/gallery', 'photo-4')
  })

  test('takes a double tap for one: it opens, zooms in, or closes and leaves alone what is below', async () => {
    const visitor = await visit('/gallery', alive)
    await visitor.pressTwice('#photo-3 a')
    await visitor.reads('3 / 40', 'dialog')
    expect(await visitor.attribute(zoom, 'aria-pressed')).toBe('false')
    await visitor.goto('/gallery#photo-3', alive)
    await visitor.pressTwice(picture)
    expect(await visitor.attribute(zoom, 'aria-pressed')).toBe('true')
    await visitor.goto('/gallery#photo-3', alive)
    await visitor.pressTwice('dialog > button')
    await isClosed(visitor, '/gallery', 'photo-3')
  })

  test('is closed by a press beside the photograph', async () => {
    const visitor = await openPhoto(3, '3 / 40')
    await visitor.drag(stage, 'mouse', [0.02, 0.02])
    await isClosed(visitor, '/gallery', 'photo-3')
  })

  test('is used with the keyboard alone', async () => {
    const visitor = await visit('/gallery', alive)
    await visitor.focus('#photo-3 a')
    await visitor.key('Enter')
    await visitor.reads('3 / 40', 'dialog')
    for (let stop = 0; stop < 8; stop += 1) {
      await visitor.key('Tab')
      // The browser may have a focus stop of its own between the last and the first of a dialog.
      expect(await visitor.run(() => document.activeElement?.closest('main, header, footer, aside'))).toBeNull()
    }
    await visitor.key('ArrowRight')
    await visitor.reads('4 / 40', 'dialog')
    await visitor.key('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')
    await visitor.reads('40 / 40', 'dialog')
    await visitor.key('Home')
    await visitor.reads('1 / 40', 'dialog')
    await visitor.key('End')
    await visitor.reads('40 / 40', 'dialog')
    await visitor.key('Escape')
    await isClosed(visitor, '/gallery', 'photo-40')
  })

  test('keeps pace with a key that is held, more often than Safari lets an address change', async () => {
    const visitor = await openPhoto(1, '1 / 40')
    await visitor.run(() => {
      const press = () => new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, repeat: true })
      for (let time = 0; time < 150; time += 1) document.querySelector('dialog')?.dispatchEvent(press())
    })
    await visitor.reads('31 / 40', 'dialog')
    await expect.poll(() => visitor.address()).toBe('/gallery#photo-31')
  })

  test('counts and steps within the chosen project, and leaves the choice as it was', async () => {
    const visitor = await openPhoto(2, '1 / 8', '/gallery?category=Granary')
    await visitor.key('ArrowLeft')
    await visitor.reads('8 / 8', 'dialog')
    expect(await visitor.address()).toBe('/gallery?category=Granary#photo-37')
    await visitor.key('Escape')
    await isClosed(visitor, '/gallery?category=Granary', 'photo-37')
    expect(await shown(visitor)).toEqual(photosOf('Granary'))
  })

  test('is open at an address that names a photograph, among all where the filter hides it', async () => {
    const visitor = await visit('/gallery#photo-12')
    await visitor.reads('12 / 40', 'dialog')
    await visitor.key('Escape')
    await isClosed(visitor, '/gallery', 'photo-12')
    await visitor.goto('/gallery?category=Granary#photo-3')
    await visitor.reads('3 / 40', 'dialog')
    await visitor.key('Escape')
    await isClosed(visitor, '/gallery?category=Granary', 'photo-2')
    for (const fragment of ['#photo-41', '#photo-', '#%E0%A4%A']) {
      await visitor.goto('/about')
      await visitor.goto(`/gallery${fragment}`, alive)
      expect([fragment, await visitor.text('dialog'), await visitor.errors()]).toEqual([fragment, '', []])
    }
  })

  test('zooms in and out by press and by button; arrows then pan the photograph', async () => {
    const visitor = await openPhoto(3, '3 / 40')
    const { width } = await visitor.box(picture)
    await visitor.drag(picture, 'mouse', [0.1, 0.1])
    await expect.poll(async () => (await visitor.box(picture)).width / width).toBeCloseTo(2.5, 1)
    const { top } = await visitor.box(picture)
    await visitor.key('ArrowRight')
    // A busy browser may lose a key while it scrolls for the previous one.
    const lower = async () => [await visitor.key('ArrowDown'), (await visitor.box(picture)).top].at(-1)
    await expect.poll(lower).toBeLessThan(top)
    await visitor.reads('3 / 40', 'dialog')
    expect(await visitor.attribute(zoom, 'aria-pressed')).toBe('true')
    const { left, right } = await visitor.box(stage)
    // The browser may still be scrolling for the key.
    const atMouse = (x: number) => visitor.run(boxAtMouse, x, stage, picture)
    await expect.poll(async () => (await atMouse(left)).left).toBeGreaterThanOrEqual(left - 1)
    await expect.poll(async () => (await atMouse(right)).right).toBeLessThanOrEqual(right + 1)
    await visitor.click('Zoom', 'dialog')
    await expect.poll(async () => (await visitor.box(picture)).width).toBeCloseTo(width, 0)
    expect(await visitor.attribute(zoom, 'aria-pressed')).toBe('false')
  })

  test.runIf(hasFingers)('follows a finger sideways, and not one that goes down', async () => {
    const visitor = await openPhoto(1, '1 / 40')
    await visitor.drag('dialog', 'touch', [0.7, 0.4], [0.5, 0.4], [0.3, 0.41])
    await visitor.reads('2 / 40', 'dialog')
    await visitor.drag('dialog', 'touch', [0.5, 0.3], [0.5, 0.5], [0.45, 0.6])
    await visitor.drag('dialog', 'touch', [0.3, 0.4], [0.5, 0.4], [0.7, 0.41])
    await visitor.reads('1 / 40', 'dialog')
  })
})

test('two presses of a photograph before its script is there are undone by one step back, and its file does not open later', async () => {
  const site = await siteWithScripts('late')
  // Time runs ten times as fast.
  const before = 'const later = setTimeout; window.setTimeout = (run, time) => later(run, time / 10)'
  await using visitor = await open({ ...phone, url: site.url, before })
  await visitor.goto('/gallery', { early: true })
  for (const _ of [1, 2]) await visitor.press('#photo-3 a')
  await visitor.go(-1)
  await visitor.run(() => new Promise((resolve) => setTimeout(resolve, 9000)))
  expect(await visitor.address()).toBe('/gallery')
})

test('a page that is opened in the background comes to life there, where nothing is painted', async () => {
  const before = "Object.defineProperty(document, 'hidden', { value: true }); requestAnimationFrame = () => 0;"
  await using visitor = await open({ ...phone, before })
  await visitor.goto('/gallery', { ready: '[data-island][data-alive]' })
})

test('a photograph that has failed to load is requested again when it is shown again', async () => {
  const site = await siteWithScripts('down', /^\/images\//)
  await using visitor = await open({ ...phone, url: site.url })
  await visitor.goto('/gallery#photo-3', alive)
  const width = () => visitor.run((picture) => document.querySelector<HTMLImageElement>(picture)?.naturalWidth, picture)
  await visitor.reads('3 / 40', 'dialog')
  site.release()
  for (const name of ['Next photograph', 'Previous photograph']) await visitor.click(name, 'dialog')
  await expect.poll(width).toBeGreaterThan(0)
})

const stage = 'dialog [role=group]'
const picture = 'dialog picture:not([hidden]) img'
const zoom = 'dialog [aria-label=Zoom]'

/** The numbers of the visible photographs. */
function shown(visitor: Visitor): Promise<number[]> {
  return visitor.run(() =>
    [...document.querySelectorAll('[data-near-list] > li')].flatMap((photo) =>
      photo.getClientRects().length > 0 ? Number(photo.id.replace('photo-', '')) : [],
    ),
  )
}

/** The project that is marked in the filter. */
const chosen = async (visitor: Visitor) => (await visitor.text('[data-bar] [aria-current]')).replace(/\s*\d+$/, '')

/** Expects that the lightbox is closed, and that the focus is on a photograph that is in the window. */
async function isClosed(visitor: Visitor, address: string, photo: string) {
  await expect.poll(() => visitor.address()).toBe(address)
  await expect.poll(() => visitor.run(() => document.activeElement?.closest('li')?.id)).toBe(photo)
  const isInWindow = ({ top, bottom }: DOMRect) => bottom > 0 && top < phone.height
  await expect.poll(() => visitor.box(`#${photo}`)).toSatisfy(isInWindow)
  expect(await visitor.run(() => document.querySelector('dialog'))).toBeNull()
}

/** In the page: moves the mouse over the stage of the lightbox. Returns the box of its photograph. */
function boxAtMouse(clientX: number, stage: string, picture: string): DOMRect {
  const move = { pointerType: 'mouse', clientX, clientY: innerHeight / 2 }
  document.querySelector(stage)?.dispatchEvent(new PointerEvent('pointermove', move))
  return document.querySelector(picture)?.getBoundingClientRect().toJSON()
}
