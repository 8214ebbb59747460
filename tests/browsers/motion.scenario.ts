import { expect, test } from 'vitest'
import { desktop, open, phone, siteWithScripts } from './open.ts'

/* What fades in, unless the visitor prefers reduced motion. */

/** Records how long the content of a page fades in. */
const before = `
  window.faded = []
  addEventListener('animationstart', ({ animationName, target }) => {
    if (animationName.includes('appear') && target.matches('main'))
      faded.push(target.getAnimations()[0].effect.getTiming().duration)
  });`

test('a tap while a page fades in counts', async () => {
  // The fade lasts until something ends it.
  const held = `addEventListener('pagereveal', ({ viewTransition }) =>
    viewTransition?.ready.then(() => document.getAnimations().forEach((each) => each.pause())))`
  await using visitor = await open({ ...phone, motion: true, before: held })
  await visitor.goto('/about')
  const { left, top } = await visitor.box('[data-menu] summary')
  await visitor.run(() => void setTimeout(() => location.assign('/services')))
  const state = () => visitor.run(() => `${location.pathname} ${document.readyState}`)
  await expect.poll(state).toBe('/services complete')
  await visitor.pressAt(left + 10, top + 10)
  await expect.poll(() => visitor.attribute('[data-menu]', 'open')).toBe('')
})

test('a page that opens at one of its parts is there at once, and scrolls to others of them', async () => {
  const passed = `
    window.passed = new Set()
    addEventListener('scroll', () => passed.add(Math.round(scrollY)))`
  await using visitor = await open({ ...desktop, motion: true, before: passed })
  const places = () => visitor.run(() => (window as unknown as { passed: Set<number> }).passed.size)
  const isAt = (part: string) => visitor.run((part) => document.querySelector(part)?.getBoundingClientRect().top, part)
  await visitor.goto('/services#estimate', { ready: '[data-header=watched]' })
  await expect.poll(() => isAt('#estimate')).toBeLessThan(150)
  expect(await places()).toBe(1)
  await visitor.run(() => location.assign('#top'))
  await expect.poll(() => isAt('body')).toBe(0)
  expect(await places()).toBeGreaterThan(2)
})

test('a project that is in view before the script is there does not come in again', async () => {
  const site = await siteWithScripts('late')
  const told = `
    const Observer = IntersectionObserver
    IntersectionObserver = class extends Observer {
      constructor(tell) {
        super((seen, observer) => {
          tell(seen, observer)
          window.told ||= seen.some(({ target }) => target.matches('[data-delay]'))
        })
      }
    }`
  await using visitor = await open({ ...phone, motion: true, url: site.url, before: told })
  await visitor.goto('/', { early: true })
  const project = '[data-delay]'
  const scrollTo = () =>
    visitor.run((project) => document.querySelector(project)?.scrollIntoView({ behavior: 'instant' }), project)
  await scrollTo()
  site.release()
  await expect.poll(() => visitor.pageGlobal('told')).toBe(true)
  expect(await visitor.attribute(project, 'data-entered')).toBeNull()
  await visitor.goto('/')
  await expect.poll(() => visitor.pageGlobal('told')).toBe(true)
  await scrollTo()
  await expect.poll(() => visitor.attribute(project, 'data-entered')).toBe('')
})

test.each([true, false])('pages and filtered photographs fade in for half a second (motion: %s)', async (motion) => {
  await using visitor = await open({ ...desktop, motion, before })
  await visitor.goto('/about')
  await visitor.goto('/services')
  // With view transitions between pages, there is nothing to fade in.
  const passes = () => CSS.supports('view-transition-class: none') && !CSS.supports('-moz-orient: inline')
  const expected = motion && !(await visitor.run(passes)) ? [500] : []
  await expect.poll(() => visitor.pageGlobal('faded')).toEqual(expected)
  await visitor.goto('/gallery', { ready: '[data-island=Gallery][data-alive]' })
  const duration = await visitor.run(async () => {
    document.querySelector<HTMLElement>('#photos ~ * a[data-project="2"]')?.click()
    while (document.documentElement.dataset.project !== '2') await new Promise(requestAnimationFrame)
    return document.querySelector('[data-near-list]')?.getAnimations()[0]?.effect?.getTiming().duration ?? 0
  })
  expect(duration).toBe(motion ? 500 : 0)
})
