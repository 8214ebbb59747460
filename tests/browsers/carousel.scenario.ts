import { expect, test } from 'vitest'
import { desktop, open, phone } from './open.ts'
import { siteWithScripts } from './scripts.ts'
import type { Visitor } from './visitor.ts'

/* What clients say, on the home page. */

test.each([phone, desktop])('goes round both ways, and stays where it is on the page ($width)', async (screen) => {
  await using visitor = await open(screen)
  await visitor.goto('/')
  const [first] = await names(visitor)
  await goRound(visitor)
  expect([await shown(visitor), await visitor.run(() => location.hash)]).toEqual([[first], ''])
  expect(await visitor.told()).toEqual([])
})

test.each(['late', 'at the second attempt', 'never'] as const)(
  'goes round while its script comes %s',
  async (coming) => {
    await using site = await siteWithScripts(coming)
    await using visitor = await open({ ...phone, url: site.url })
    await visitor.goto('/', { early: true })
    await goRound(visitor)
  },
)

/** To the next and the next, which is the first of two, and back. */
async function goRound(visitor: Visitor) {
  const [first, second] = await names(visitor)
  for (const [arrow, name] of [
    ['Next testimonial', second],
    ['Next testimonial', first],
    ['Previous testimonial', second],
    ['Previous testimonial', first],
  ] as const) {
    await visitor.click(arrow)
    await expect.poll(() => shown(visitor)).toEqual([name])
  }
}

function names(visitor: Visitor): Promise<string[]> {
  return visitor.run(() =>
    [...document.querySelectorAll<HTMLElement>('[aria-labelledby=clients] figcaption b')].map(
      ({ innerText }) => innerText,
    ),
  )
}

/** Names of the clients whose quotes stand in the window. */
function shown(visitor: Visitor): Promise<string[]> {
  return visitor.run(() =>
    [...document.querySelectorAll<HTMLElement>('[aria-labelledby=clients] figcaption b')].flatMap((name) => {
      const { left, right } = name.getBoundingClientRect()
      return left >= 0 && right <= innerWidth ? name.innerText : []
    }),
  )
}
