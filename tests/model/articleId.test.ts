import { expect, test } from 'vitest'
import { articleId } from '../../src/model/articleId.ts'

test.each([
  ['3', 3],
  ['007', 7],
  ['3x', 3],
  ['3.9', 3],
  [' 3', 3],
  ['+4', 4],
  ['-2', -2],
  ['1e3', 1],
  ['0x1f', 0],
  ['0', 0],
  ['abc', Number.NaN],
  ['x3', Number.NaN],
  ['٣', Number.NaN],
  ['placeholder', Number.NaN],
])('/blog/%s means the article %d', (segment, id) => {
  expect(articleId(segment)).toBe(id)
})

test.each([undefined, ''])('a missing id (%j) means the article 1', (segment) => {
  expect(articleId(segment)).toBe(1)
})
