import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsFor } from '../../src/model/columns.ts'
import { coversOf } from '../../src/model/pictures/covers.ts'

/* How items are placed next to each other, however many there are. */

test('entries stand in rows that are as even as they can be', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => columnsFor(count, 4))).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3])
  expect([3, 4, 5, 6, 7, 8].map((count) => columnsFor(count, 5))).toEqual([3, 4, 5, 3, 4, 4])
})

const card = (title: string, route = '/blog/1', image?: unknown) => ({ title, route, image })

test.each([
  [card('Kitchens', '/blog/3', {}), undefined],
  [card('Questions', '/blog/support/2'), { kind: 'checklist', dark: false }],
  [card('RM180 a square foot'), { kind: 'number', figure: 'RM180', dark: false }],
  [card('2025 Home Renovation Trends'), { kind: 'number', figure: '2025', dark: false }],
  [card('A 1,150 sq ft condo'), { kind: 'number', figure: '1,150', dark: false }],
  [card('A 244,000 sq ft fit-out'), { kind: 'plan', dark: false }],
  [card('Four ways to 3D'), { kind: 'plan', dark: false }],
  [card('COVID-19'), { kind: 'plan', dark: false }],
])('the cover of %j is %j', (card, cover) => expect(coversOf([card])).toEqual([cover]))

test('no two covers that stand side by side are alike', () => {
  const title = fc.constantFrom('Light', 'RM180', '2025 trends', 'Stone')
  const route = fc.constantFrom('/blog/1', '/blog/support/1')
  const cards = fc.array(fc.record({ title, route, image: fc.constantFrom(undefined, {}) }), { maxLength: 24 })
  fc.assert(
    fc.property(cards, (cards) => {
      const drawn = coversOf(cards).map((each) => each && (each.figure ? `${each.figure} ${each.dark}` : each.kind))
      expect(drawn.filter((cover, index) => cover && cover === drawn[index + 1])).toEqual([])
    }),
  )
})
