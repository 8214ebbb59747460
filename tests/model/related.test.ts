import { expect, test } from 'vitest'
import { newestFirst, sameCategory } from '../../src/model/related.ts'

const article = (id: number, date: string, category = 'Renovation') => ({ id, date, category })
const ids = (articles: readonly { id: number }[]) => articles.map(({ id }) => id)

test('other articles of the same category are listed, newest first', () => {
  const own = article(1, '2025-01-01')
  const all = [own, article(2, '2024-01-01'), article(3, '2025-06-01'), article(4, '2025-07-01', 'Interior Design')]
  expect(ids(sameCategory(own, all.sort(newestFirst)))).toEqual([3, 2])
})

test('at most six are listed', () => {
  const all = Array.from({ length: 9 }, (_, index) => article(index + 1, `2025-01-0${index + 1}`))
  expect(ids(sameCategory(article(9, '2025-01-09'), all.sort(newestFirst)))).toEqual([8, 7, 6, 5, 4, 3])
})

test('the only article of its category has none', () => {
  expect(sameCategory(article(1, '2025-01-01'), [article(1, '2025-01-01')])).toEqual([])
})

test('articles of one day stand in the order of their ids, whatever order they come in', () => {
  const all = [article(2, '2025-05-20'), article(9, '2025-05-20'), article(3, '2025-05-21'), article(10, '2025-05-20')]
  expect(ids(all.toSorted(newestFirst))).toEqual([3, 10, 9, 2])
  expect(ids(all.toReversed().sort(newestFirst))).toEqual([3, 10, 9, 2])
})
