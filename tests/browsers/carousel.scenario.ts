import { describe, expect, test } from 'vitest'
import { desktop, phone, scrollsByTouch, visiting } from './open.ts'

/* The clients' quotes on the home page. */

const first = ['Keeper Ong', 'The stairs go up.'] as const
const second = ['Puan Salmah', 'The counter holds tea.'] as const
const third = ['Encik Ravi', 'The lamp turns.'] as const

describe.each([phone, desktop])('at $width', (screen) => {
  const visit = visiting(screen)

  test('goes round both ways, keeps the focus on the arrow, which tells the quote, and stays where it is on the page', async () => {
    const visitor = await visit('/')
    // Until their script has come, the arrows are links: early.scenario.ts.
    await expect.poll(() => visitor.run(hasScript)).toBe(true)
    const tops = new Set<number>()
    const turns = { 'Next testimonial': [second, third, first], 'Previous testimonial': [third, second, first] }
    for (const [arrow, quotes] of Object.entries(turns))
      for (const [name, quote] of quotes) {
        await visitor.click(arrow)
        await expect.poll(() => visitor.clients()).toEqual([name])
        expect([await visitor.focused(), await visitor.address()]).toEqual([arrow, '/'])
        const described = await visitor.run(() => document.activeElement?.getAttribute('aria-describedby'))
        expect(await visitor.text(`[id="${described}"]`)).toContain(quote)
        tops.add(await visitor.run(() => scrollY))
      }
    expect(tops.size).toBe(1)
    await visitor.pressTwice('[data-slides] li:first-child [rel=next]')
    await expect.poll(() => visitor.clients()).toEqual([third[0]])
    await visitor.click('Next testimonial')
    await expect.poll(() => visitor.clients()).toEqual([first[0]])
    // All quotes are in the page, for visitors who read on.
    expect(await visitor.text('blockquote')).toMatch(/The stairs go up\.[\s\S]*The counter holds tea\./)
  })

  test('leaves a press with Ctrl, which opens a new tab, to the browser', async () => {
    const visitor = await visit('/')
    await expect.poll(() => visitor.run(hasScript)).toBe(true)
    const isLeft = await visitor.isLeft('[data-slides] [rel=next]', { ctrlKey: true })
    expect([isLeft, await visitor.clients()]).toEqual([true, [first[0]]])
  })

  test.runIf(scrollsByTouch)('follows a finger sideways', async () => {
    const visitor = await visit('/')
    await visitor.drag('[data-slides]', 'touch', [0.9, 0.5], [0.6, 0.5], [0.3, 0.5], [0.1, 0.5])
    await expect.poll(() => visitor.clients()).toEqual(['Puan Salmah'])
  })
})

/** In the page: whether the script that the home page loads after its first paint has come. */
function hasScript(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/home-'))
}
