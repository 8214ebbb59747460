import { expect, test } from 'vitest'
import { inlinesOf } from '../../src/model/blocks.ts'
import { figurePoints, shareOf } from '../../src/model/figures.ts'

test('a point is a label and what is said of it', () => {
  expect(figurePoints(['Wet: shower: and trap', 'Dry'])).toEqual([
    { label: 'Wet', text: 'shower: and trap' },
    { label: 'Dry', text: '' },
  ])
  expect(inlinesOf({ type: 'figure', name: 'wet-and-dry', data: ['Wet: shower'] })).toEqual([['Wet: shower']])
})

test.each([
  ['40%', 40],
  ['2.5 % of the total', 2.5],
  ['900%', 100],
  ['Forty', 0],
])('the share of %j is %d', (label, share) => {
  expect(shareOf(label)).toBe(share)
})
