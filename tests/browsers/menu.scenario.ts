import { describe, expect, test } from 'vitest'
import { desktop, phone, siteWithScripts, visiting } from './open.ts'
import type { Visitor } from './visitor.ts'

/* What every page has: the header, its menu on small screens, the link that skips it, and chats. */

describe('the menu of small screens', () => {
  const visit = visiting(phone)

  test('has no words that a search in the page could find until it is opened', async () => {
    const visitor = await visit('/')
    const isFound = () =>
      visitor.run(() => {
        const links = document.querySelector('[data-menu] nav a') as HTMLElement
        return getComputedStyle(links).visibility === 'visible' && links.getClientRects().length > 0
      })
    expect(await isFound()).toBe(false)
    await visitor.click('Menu')
    await expect.poll(isFound).toBe(true)
  })

  test('opens by keyboard, keeps the focus, and closes with Escape', async () => {
    const visitor = await visit('/')
    await visitor.focus('summary')
    await visitor.key('Enter')
    await expect.poll(() => visitor.focused()).toBe('Home')
    expect(await visitor.attribute('summary', 'aria-expanded')).toBe('true')
    for (let stop = 0; stop < 12; stop += 1) {
      await visitor.key('Tab')
      expect(await visitor.run(() => Boolean(document.activeElement?.closest('header')))).toBe(true)
    }
    expect(await visitor.focused()).toBe('Gallery') // once round, and on
    await visitor.key('Escape')
    await expect.poll(() => isOpen(visitor)).toBe(false)
    await expect.poll(() => visitor.attribute('summary', 'aria-expanded')).toBe('false')
    expect(await visitor.focused()).toBe('Menu')
  })

  test('follows none of its links while the Enter that opens it is held', async () => {
    const visitor = await visit('/')
    await visitor.click('Menu')
    await expect.poll(() => visitor.focused()).toBe('Home')
    const isStopped = (repeat: boolean) =>
      visitor.run((repeat) => {
        const press = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true })
        return document.activeElement?.dispatchEvent(press) === false
      }, repeat)
    expect([await isStopped(true), await isStopped(false)]).toEqual([true, false])
  })

  test('closes with Escape after a press beside its links', async () => {
    const visitor = await visit('/')
    await visitor.click('Menu')
    await expect.poll(() => visitor.focused()).toBe('Home')
    await visitor.run(() => (document.activeElement as HTMLElement).blur())
    await visitor.key('Escape')
    await expect.poll(() => isOpen(visitor)).toBe(false)
  })

  test('leaves the focus where it is when its script comes late', async () => {
    const site = await siteWithScripts('late')
    const visitor = await visit('/', { early: true, url: site.url })
    await visitor.click('Menu')
    await visitor.focus('[data-menu] nav a[href$="/gallery"]')
    site.release()
    await expect.poll(() => visitor.attribute('summary', 'aria-expanded')).toBe('true')
    expect(await visitor.focused()).toBe('Gallery')
  })

  test('stays where it has been scrolled to when its script comes late', async () => {
    const site = await siteWithScripts('late')
    const visitor = await visit('/', { early: true, url: site.url })
    await visitor.size(phone.width, 320)
    await visitor.click('Menu')
    const scrolled = (by: number) =>
      visitor.run((by) => {
        const panel = document.querySelector('[data-menu] > div') as HTMLElement
        panel.scrollTop += by
        return panel.scrollTop
      }, by)
    expect(await scrolled(90)).toBe(90)
    site.release()
    await expect.poll(() => visitor.focused()).toBe('Home')
    expect(await scrolled(0)).toBe(90)
  })

  test('stays open when a link is opened in another tab', async () => {
    const visitor = await visit('/')
    await visitor.click('Menu')
    const isOpen = await visitor.run(() => {
      const [link] = document.querySelectorAll<HTMLElement>('[data-menu] nav a')
      link?.addEventListener('click', (event) => event.preventDefault()) // none is opened by the test
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
      return document.querySelector('details')?.open
    })
    expect(isOpen).toBe(true)
  })

  test('closes with the Back of Android, which browsers tell a CloseWatcher about', async () => {
    const visitor = await visit('/')
    await visitor.run(() => {
      const note = (watcher: object | null) => Object.assign(window, { watcher })
      class CloseWatcher {
        watching = note(this)
        destroy = () => note(null)
      }
      Object.assign(window, { CloseWatcher })
    })
    await visitor.click('Menu')
    await expect.poll(() => visitor.focused()).toBe('Home')
    await visitor.run(() => (window as unknown as { watcher: { onclose(): void } }).watcher.onclose())
    await expect.poll(() => isOpen(visitor)).toBe(false)
    expect([await visitor.address(), await visitor.focused()]).toEqual(['/', 'Menu'])
    await expect.poll(() => visitor.pageGlobal('watcher')).toBeNull()
  })

  test('lets nothing behind it be scrolled or pressed, leads to a page, and is closed then, so that Back finds the page', async () => {
    const visitor = await visit('/')
    const isInert = () => visitor.run(() => document.querySelector('main')?.inert)
    await visitor.click('Menu')
    await expect.poll(() => isOpen(visitor)).toBe(true)
    await expect.poll(() => visitor.run(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    expect(await isInert()).toBe(true)
    // A tablet that is turned may have no menu.
    await visitor.size(desktop.width)
    await expect.poll(isInert).toBe(false)
    await visitor.size(phone.width)
    await visitor.click('Menu')
    await expect.poll(isInert).toBe(true)
    // At once: a page that is kept for Back may hear of nothing later.
    const leave = () => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      return [document.querySelector('main')?.inert, document.documentElement.style.overflow]
    }
    expect(await visitor.run(leave)).toEqual([false, ''])
    await expect.poll(() => isOpen(visitor)).toBe(false)
    await visitor.click('Menu')
    await visitor.click('Services', 'header')
    await expect.poll(() => visitor.address()).toBe('/services')
    expect(await isOpen(visitor)).toBe(false)
  })
})

describe('on wide screens', () => {
  const visit = visiting(desktop)

  test('the header turns white past 80 pixels', async () => {
    const visitor = await visit('/')
    const ground = () =>
      visitor.run(() => getComputedStyle(document.querySelector('header > div') as Element).backgroundColor)
    await visitor.scroll(79)
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
    await visitor.scroll(400)
    await expect.poll(ground).toBe('rgb(255, 255, 255)')
  })

  test('the first stop of the keyboard leads past it to the content, and the page that is open is marked', async () => {
    const visitor = await visit('/about')
    expect(await visitor.text('nav[aria-label=Main] [aria-current=page]')).toBe('About')
    await visitor.key('Tab')
    expect(await visitor.focused()).toBe('Skip to content')
    await visitor.key('Enter')
    await expect.poll(() => visitor.focused()).toBe('main')
  })

  test.each([
    ['/about', 300, '[data-header] a'],
    ['/gallery', 1500, '[data-bar] a'],
  ])('the keyboard goes through a bar that sticks on %s, without moving the page', async (route, top, link) => {
    const visitor = await visit(route)
    await visitor.scroll(top)
    await expect.poll(() => visitor.attribute('[data-header]', 'data-scrolled')).toBe('')
    await visitor.run((link) => document.querySelector<HTMLElement>(link)?.focus({ preventScroll: true }), link)
    const before = await visitor.run(() => scrollY)
    await visitor.key('Tab', 'Tab')
    expect(await visitor.run(() => scrollY)).toBe(before)
  })

  test.each([
    ['/', 'Hello, is the kettle on?'],
    ['/blog/3', 'Hello, I am reading “Light Without a Window”.'],
    ['/services', 'Hello, I ask about Rooms in Shops & Offices.'],
    ['/nothing-here', 'Hello, is the kettle on?'],
  ])('a chat from %s starts with %j', async (route, text) => {
    expect(await (await visit(route)).chats()).toContain(text)
  })
})

const isOpen = (visitor: Visitor) => visitor.isSeen('Chat on WhatsApp', 'header')
