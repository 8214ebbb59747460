import { expect, test } from 'vitest'
import { desktop, open, phone } from './open.ts'
import { siteWithScripts } from './scripts.ts'

/* What opens and leads on by itself, whatever happens to scripts. */

test.each(['late', 'never'] as const)('a question opens while scripts come %s', async (coming) => {
  await using site = await siteWithScripts(coming)
  await using visitor = await open({ ...phone, url: site.url })
  await visitor.goto('/contact', { early: true })
  await visitor.click('How much does it cost?')
  await expect.poll(() => visitor.text('main')).toContain('personalised')
})

test.each(['late', 'never'] as const)(
  'the contents of an article lead to a section while scripts come %s',
  async (coming) => {
    await using site = await siteWithScripts(coming)
    await using visitor = await open({ ...phone, url: site.url })
    await visitor.goto('/blog/3', { early: true })
    await visitor.click('In this article')
    const heading = await visitor.run(
      () => document.querySelector<HTMLElement>('[data-contents] li a')?.innerText ?? '',
    )
    await visitor.click(heading, '[data-contents]')
    await expect.poll(() => visitor.run(() => location.hash.length)).toBeGreaterThan(1)
  },
)

test('the section that is read is marked in the contents', async () => {
  await using visitor = await open(desktop)
  await visitor.goto('/blog/3')
  await visitor.run(() => document.querySelectorAll('main h2')[1]?.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(() => visitor.run(() => document.querySelectorAll('[data-contents] [aria-current]').length)).toBe(1)
})

test('the header turns white past 80 pixels', async () => {
  await using visitor = await open(desktop)
  await visitor.goto('/')
  const ground = () =>
    visitor.run(() => getComputedStyle(document.querySelector('header > div') as Element).backgroundColor)
  await visitor.run(() => scrollTo({ top: 79, behavior: 'instant' }))
  expect(await ground()).toBe('rgba(0, 0, 0, 0)')
  await visitor.run(() => scrollTo({ top: 400, behavior: 'instant' }))
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
})
