import { expect, test } from 'vitest'
import { closest, didYouMean } from '../../src/model/didYouMean.ts'

const keys = 'id title metaTitle metaDescription date tags category Renovation'.split(' ').concat('Interior Design')

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['metatitle', 'metaTitle'],
  ['meta_description', 'metaDescription'],
  ['tag', 'tags'],
  ['categry', 'category'],
  ['renovations', 'Renovation'],
  ['interior-design', 'Interior Design'],
  ['ID', 'id'],
])('%s is likely %s', (word, expected) => {
  expect(closest(word, keys)).toBe(expected)
  expect(didYouMean(word, keys, 'Remove it.')).toBe(`Did you mean "${expected}"?`)
})

test.each(['summary', '<<', '1', '', 'xy', 'Gardening'])('%j is like none of them', (word) => {
  expect(closest(word, keys)).toBeUndefined()
  expect(didYouMean(word, keys, 'Remove it.')).toBe('Remove it.')
})

test('nothing is meant where there is nothing to choose from', () => {
  expect(closest('title', [])).toBeUndefined()
})
