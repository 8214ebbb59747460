import { expect, test } from 'vitest'
import { columnsFor } from '../../src/model/columns.ts'

test('entries stand in rows that are as even as they can be', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => columnsFor(count, 4))).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3])
  expect([3, 4, 5, 6, 7, 8].map((count) => columnsFor(count, 5))).toEqual([3, 4, 5, 3, 4, 4])
})
