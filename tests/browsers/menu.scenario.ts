import { expect, test } from 'vitest'
import { open, phone } from './open.ts'
import { siteWithScripts } from './scripts.ts'
import type { Visitor } from './visitor.ts'

/* The menu of small screens. */

test('opens, keeps the focus, and closes with Escape', async () => {
  await using visitor = await open(phone)
  await visitor.goto('/')
  await visitor.click('Menu')
  await expect.poll(() => focused(visitor)).toBe('Home')
  for (let stop = 0; stop < 12; stop += 1) {
    await visitor.key('Tab')
    expect(await visitor.run(() => Boolean(document.activeElement?.closest('header')))).toBe(true)
  }
  await visitor.key('Escape')
  await expect.poll(() => isOpen(visitor)).toBe(false)
  expect(await focused(visitor)).toBe('Menu')
})

test('leads to a page', async () => {
  await using visitor = await open(phone)
  await visitor.goto('/')
  await visitor.click('Menu')
  await visitor.click('Services', 'header')
  await expect.poll(() => visitor.path()).toBe('/services')
})

test.each(['late', 'at the second attempt', 'never'] as const)('is used while its script comes %s', async (coming) => {
  await using site = await siteWithScripts(coming)
  await using visitor = await open({ ...phone, url: site.url })
  await visitor.goto('/about', { early: true })
  await visitor.click('Menu')
  await expect.poll(() => isOpen(visitor)).toBe(true)
  await visitor.click('Close')
  await expect.poll(() => isOpen(visitor)).toBe(false)
  await visitor.click('Menu')
  await visitor.click('Contact', 'header')
  await expect.poll(() => visitor.path()).toBe('/contact')
})

test('that was opened before its script came has the focus then', async () => {
  await using site = await siteWithScripts('late')
  await using visitor = await open({ ...phone, url: site.url })
  await visitor.goto('/', { early: true })
  await visitor.click('Menu')
  site.release()
  await expect.poll(() => focused(visitor)).toBe('Home')
})

function focused(visitor: Visitor): Promise<string> {
  return visitor.run(() => (document.activeElement as HTMLElement | null)?.innerText.trim() ?? '')
}

function isOpen(visitor: Visitor): Promise<boolean> {
  return visitor.isSeen('Chat on WhatsApp', 'header')
}
