import { describe, expect, test } from 'vitest'
import { desktop, phone, scrollsByTouch, visiting } from './open.ts'
import type { Visitor } from './visitor.ts'

/* What clients say, on the home page. */

const [first, second] = ['Keeper Ong', 'Puan Salmah']

describe.each([phone, desktop])('at $width', (screen) => {
  const visit = visiting(screen)

  test('goes round both ways, keeps the focus on the arrow, and stays where it is on the page', async () => {
    const visitor = await visit('/')
    const tops = new Set<number>()
    for (const [arrow, name] of [
      ['Next testimonial', second],
      ['Next testimonial', first],
      ['Previous testimonial', second],
      ['Previous testimonial', first],
    ] as const) {
      await visitor.click(arrow)
      await expect.poll(() => shown(visitor)).toEqual([name])
      expect([await visitor.focused(), await visitor.address()]).toEqual([arrow, '/'])
      tops.add(await visitor.run(() => scrollY))
    }
    expect(tops.size).toBe(1)
    expect(await visitor.told()).toEqual([])
  })

  test.runIf(scrollsByTouch)('follows a finger sideways', async () => {
    const visitor = await visit('/')
    await visitor.drag('[data-slides]', 'touch', [0.9, 0.5], [0.6, 0.5], [0.3, 0.5], [0.1, 0.5])
    await expect.poll(() => shown(visitor)).toEqual([second])
  })

  test('tells with the arrow which quote stands there, and holds all of them', async () => {
    const visitor = await visit('/')
    await visitor.click('Next testimonial')
    await expect.poll(() => shown(visitor)).toEqual([second])
    expect(
      await visitor.run(
        () => document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')?.innerText,
      ),
    ).toContain('The counter holds tea.')
    expect(await visitor.text('blockquote')).toContain('The stairs go up.')
  })
})

/** Names of the clients whose quotes stand in the window. */
function shown(visitor: Visitor): Promise<string[]> {
  return visitor.run(() =>
    [...document.querySelectorAll<HTMLElement>('[data-slides] figcaption b')].flatMap((name) => {
      const { left, right } = name.getBoundingClientRect()
      return left >= 0 && right <= innerWidth ? name.innerText : []
    }),
  )
}
