import { expect, test } from 'vitest'
import { excerpt } from '../../src/model/excerpt.ts'

const paragraph = (text: string) => [{ type: 'paragraph', text: [text] }] as const

test('a first paragraph of 150 characters stays whole, of 151 is cut and followed by ...', () => {
  expect(excerpt(paragraph('a'.repeat(150)))).toBe('a'.repeat(150))
  expect(excerpt(paragraph('a'.repeat(151)))).toBe(`${'a'.repeat(150)}...`)
})

test('what a reader sees as one character is counted as one and never cut in half', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(excerpt(paragraph(family.repeat(151)))).toBe(`${family.repeat(150)}...`)
  expect(excerpt(paragraph('é'.repeat(151)))).toBe(`${'é'.repeat(150)}...`)
  expect(excerpt(paragraph('கி'.repeat(151)))).toBe(`${'கி'.repeat(150)}...`)
})

test('emphasis and links count as their words', () => {
  const text = ['See ', { type: 'link', url: '/x', children: [{ type: 'strong', children: ['this'] }] }, '.'] as const
  expect(
    excerpt([
      { type: 'heading', level: 2, text: ['No'], id: 'no' },
      { type: 'paragraph', text },
    ]),
  ).toBe('See this.')
})

test('an article without a paragraph has an empty excerpt', () => {
  expect(excerpt([{ type: 'unsupported' }])).toBe('')
})
