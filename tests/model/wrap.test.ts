import { expect, test } from 'vitest'
import { wrap } from '../../src/model/wrap.ts'

test.each([
  [0, 1, 2, 1],
  [1, 1, 2, 0],
  [0, -1, 2, 1],
  [1, -1, 2, 0],
  [0, -7, 3, 2],
  [2, 10, 3, 0],
  [0, 0, 5, 0],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
])('from %i, a step of %i among %i ends at %i', (index, step, count, expected) => {
  expect(wrap(index, step, count)).toBe(expected)
})
