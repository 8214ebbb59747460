import { expect, test } from 'vitest'
import { masonryColumns } from '../../src/model/masonry.ts'

test('every item goes to the column that ends highest, the leftmost of equals', () => {
  expect(masonryColumns([1, 1, 1, 1, 1], 3)).toEqual([1, 2, 3, 1, 2])
  expect(masonryColumns([3, 1, 1, 1, 1], 2)).toEqual([1, 2, 2, 2, 1])
  expect(masonryColumns([1, 2, 0.5, 0.5, 2], 2)).toEqual([1, 2, 1, 1, 1])
})

test('one column holds everything, and nothing needs no column', () => {
  expect(masonryColumns([2, 1, 3], 1)).toEqual([1, 1, 1])
  expect(masonryColumns([], 4)).toEqual([])
})

test.each([1, 2, 3, 4])('in %i columns no item starts above one that comes before it', (columns) => {
  const heights = Array.from({ length: 40 }, (_, index) => 0.6 + ((index * 7) % 5) / 4)
  const ends = new Array<number>(columns).fill(0)
  const tops = masonryColumns(heights, columns).map((column, index) => {
    const top = ends[column - 1] ?? Number.NaN
    ends[column - 1] = top + (heights[index] ?? 0)
    return top
  })
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})
