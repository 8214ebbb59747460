import { describe, expect, test } from 'vitest'
import { desktop, open, phone, scrollsByTouch, visiting } from './open.ts'
import type { Visitor } from './visitor.ts'

/* The before-and-after comparison in the gallery. */

const figure = '[data-compare] figure'
const slider = `${figure} [type=range]`
const project = (name: string) => `[data-compare] label:has([alt="${name}"])`

describe.each([phone, desktop])('at $width', (screen) => {
  const visit = visiting(screen)
  const openGallery = (route = '/gallery') => visit(route, { ready: `${slider}[aria-valuetext]` })

  test('in a story, below it, a page is after a reload where it was', async () => {
    const visitor = await openGallery('/gallery?category=Old+Tea+House')
    const top = () => visitor.run(() => Math.round(scrollY))
    const section = await visitor.box('[data-compare]')
    await visitor.scroll(Math.round(section.bottom))
    await expect.poll(top).toBe(Math.round(section.bottom))
    await visitor.reload({ ready: '[data-compare][data-project]' })
    await expect.poll(top).toBe(Math.round(section.bottom))
  })

  test('is a slider for keyboard and mouse, to both edges, which says how much is before, and shows as much', async () => {
    const visitor = await openGallery()
    expect(await before(visitor)).toBe(50)
    await visitor.focus(slider)
    const said: number[] = []
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'End', 'Home']) {
      await visitor.key(key)
      said.push(await before(visitor))
    }
    expect(said).toEqual([51, 50, 49, 100, 0])
    expect(await visitor.attribute(figure, 'style')).toMatch(/^--before: 0%;?$/)
    for (const share of [0.2, 1, 0]) {
      await visitor.drag(slider, 'mouse', [0.5, 0.5], [0.4, 0.5], [share, 0.5])
      await expect.poll(async () => Math.abs((await before(visitor)) - 100 * share)).toBeLessThan(7)
    }
  })

  test.runIf(scrollsByTouch)('is dragged sideways with a finger, which scrolls the page up and down', async () => {
    const visitor = await openGallery()
    const top = () => visitor.run(() => scrollY)
    await visitor.drag(slider, 'touch', [0.5, 0.5], [0.6, 0.5], [0.7, 0.5], [0.8, 0.5])
    await expect.poll(async () => Math.abs((await before(visitor)) - 80)).toBeLessThan(6)
    const [from, value] = [await top(), await before(visitor)]
    await visitor.drag(slider, 'touch', [0.3, 0.6], [0.3, 0.5], [0.3, 0.4], [0.3, 0.3], [0.3, 0.1])
    await expect.poll(top).toBeGreaterThan(from + 50)
    expect(await before(visitor)).toBe(value)
  })

  test('lets two fingers zoom the page, and is then as it was', async () => {
    const visitor = await openGallery()
    const touchAction = await visitor.run((slider) => {
      const input = document.querySelector(slider) as HTMLInputElement
      const feel = (type: string, more: object = {}) => input.dispatchEvent(new PointerEvent(type, more))
      feel('pointerdown', { isPrimary: true })
      input.value = '70'
      feel('input')
      feel('pointerdown', { isPrimary: false })
      feel('pointercancel')
      return getComputedStyle(input).touchAction
    }, slider)
    expect([await before(visitor), touchAction]).toEqual([50, 'pan-y pinch-zoom'])
  })

  test('shows the project and the room that are chosen, and nothing below it moves', async () => {
    const visitor = await openGallery()
    const height = () => visitor.run(() => document.documentElement.scrollHeight)
    const tall = await height()
    for (const [index, name] of ['Old Tea House', 'Granary', 'Deepwell', 'Headland', 'Lime Clinic'].entries()) {
      await visitor.press(project(name))
      await expect.poll(() => visitor.attribute(slider, 'aria-label')).toBe(`Compare before and after, ${name}`)
      for (const [room, first] of Object.entries({ 'Room 1': index + 1, 'Room 2': index + 11 })) {
        await visitor.click(room, figure)
        await expect.poll(() => pictures(visitor)).toEqual([`Picture ${first}.`, `Picture ${first + 5}.`])
        expect(await before(visitor)).toBe(50)
      }
    }
    expect(Math.abs((await height()) - tall)).toBeLessThan(2)
  })

  test('has in a story the rooms of its project, and no other, and after it the project of before', async () => {
    const visitor = await openGallery()
    await visitor.press(project('Granary'))
    await visitor.click('Deepwell', 'nav')
    await expect.poll(() => pictures(visitor)).toEqual(['Picture 3.', 'Picture 8.'])
    // Firefox scrolls to a fraction of a pixel first, then to a whole one.
    await expect.poll(() => visitor.isSeen('Room 2', figure)).toBe(true)
    expect(await visitor.count(project('Granary'))).toBe(0)
    await visitor.click('All', 'nav')
    await expect.poll(() => pictures(visitor)).toEqual(['Picture 2.', 'Picture 7.'])
    expect(await visitor.run(() => document.querySelectorAll('[name=compared]:checked').length)).toBe(1)
  })
})

test('at 1024 pixels the name of the project has room beside the controls', async () => {
  await using visitor = await open({ width: 1024, height: 768 })
  await visitor.goto('/gallery', { ready: `${slider}[aria-valuetext]` })
  expect((await visitor.box(`${figure} figcaption`)).width).toBeGreaterThan(300)
})

const before = async (visitor: Visitor) => Number.parseFloat((await visitor.attribute(slider, 'aria-valuetext')) ?? '')

/** The alternative texts of the two pictures, empty until they have loaded. */
function pictures(visitor: Visitor): Promise<string[]> {
  return visitor.run(() => {
    const images = document.querySelectorAll<HTMLImageElement>('[data-compare] figure > div > picture img')
    return [...images].map(({ alt, complete }) => (complete ? alt : ''))
  })
}
