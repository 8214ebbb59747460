import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coversOf } from '../../src/model/covers.ts'

const card = (title: string, route = '/blog/1', image?: unknown) => ({ title, route, image })

test('a picture needs no cover, a support note is a checklist, a figure in a title is shown', () => {
  const cards = [card('Kitchens', '/blog/3', {}), card('Questions', '/blog/support/2'), card('RM180 a square foot')]
  expect(coversOf(cards)).toEqual([
    undefined,
    { kind: 'checklist', dark: false },
    { kind: 'number', figure: 'RM180', dark: false },
  ])
})

test.each([
  ['2025 Home Renovation Trends', '2025'],
  ['A 1,150 sq ft condo', '1,150'],
  ['Four ways to 3D', undefined],
  ['COVID-19', undefined],
])('the figure of %j is %j', (title, figure) => {
  expect(coversOf([card(title)])[0]?.figure).toBe(figure)
})

test('no two that stand side by side are alike', () => {
  const title = fc.constantFrom('Light', 'RM180', '2025 trends', 'Stone')
  const route = fc.constantFrom('/blog/1', '/blog/support/1')
  const picture = fc.constantFrom(undefined, {})
  fc.assert(
    fc.property(fc.array(fc.record({ title, route, image: picture }), { maxLength: 24 }), (cards) => {
      const drawn = coversOf(cards).map((cover) => cover && `${cover.kind} ${cover.dark}`)
      expect(drawn.filter((cover, index) => cover && cover === drawn[index + 1])).toEqual([])
    }),
  )
})
