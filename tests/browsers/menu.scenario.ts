import { describe, expect, test } from 'vitest'
import { desktop, open, phone, visiting } from './open.ts'
import type { Visitor } from './visitor.ts'

/* What stands on every page: the header, its menu on small screens, and the way past it. */

describe('the menu of small screens', () => {
  const visit = visiting(phone)

  test('opens by keyboard, keeps the focus, and closes with Escape', async () => {
    const visitor = await visit('/')
    await visitor.run(() => document.querySelector('summary')?.focus())
    await visitor.key('Enter')
    await expect.poll(() => visitor.focused()).toBe('Home')
    expect(await visitor.attribute('summary', 'aria-expanded')).toBe('true')
    for (let stop = 0; stop < 12; stop += 1) {
      await visitor.key('Tab')
      expect(await visitor.run(() => Boolean(document.activeElement?.closest('header')))).toBe(true)
    }
    await visitor.key('Escape')
    await expect.poll(() => isOpen(visitor)).toBe(false)
    expect(await visitor.focused()).toBe('Menu')
    expect(await visitor.attribute('summary', 'aria-expanded')).toBe('false')
  })

  test('lets nothing behind it be scrolled or pressed, and leads to a page', async () => {
    const visitor = await visit('/')
    await visitor.click('Menu')
    await expect.poll(() => isOpen(visitor)).toBe(true)
    await expect.poll(() => visitor.run(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    expect(await visitor.run(() => document.querySelector('main')?.inert)).toBe(true)
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
    await visitor.run(() => scrollTo({ top: 79, behavior: 'instant' }))
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
    await visitor.run(() => scrollTo({ top: 400, behavior: 'instant' }))
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
})

describe.each([
  ['fades in for half a second', true, [500]],
  ['stands at once for those who ask for less motion', false, []],
] as const)('the content of a page', (what, motion, durations) => {
  test(what, async () => {
    // Where a page passes into the next by itself, there is nothing to fade.
    const before = `
      addEventListener('animationstart', ({ animationName, target }) => {
        if (animationName.includes('appear') && target.matches('main'))
          faded.push(target.getAnimations()[0].effect.getTiming().duration)
      })
      window.faded = []`
    await using visitor = await open({ ...desktop, motion, before })
    await visitor.goto('/about')
    await visitor.goto('/services')
    const passes = await visitor.run(
      () => CSS.supports('view-transition-class: none') && !CSS.supports('-moz-orient: inline'),
    )
    await expect
      .poll(() => visitor.run(() => (window as unknown as { faded: number[] }).faded))
      .toEqual(passes ? [] : durations)
  })
})

function isOpen(visitor: Visitor): Promise<boolean> {
  return visitor.isSeen('Chat on WhatsApp', 'header')
}
