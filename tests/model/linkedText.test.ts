import { expect, test } from 'vitest'
import { plainText } from '../../src/model/blocks.ts'
import { linkedText } from '../../src/model/linkedText.ts'

test('words in brackets are a link', () => {
  const link = { type: 'link', url: '/services?space=condo#estimate', children: ['your first number'] }
  expect(linkedText('Work out [your first number](/services?space=condo#estimate) here.')).toEqual([
    'Work out ',
    link,
    ' here.',
  ])
  expect(linkedText('[your first number](/services?space=condo#estimate)')).toEqual([link])
})

test.each(['No link.', 'A [bracket] and (another).', '[words]( /address)', '[](/about)'])('%j is text', (text) => {
  expect(linkedText(text)).toEqual([text])
})

test('read aloud, a link is its words', () => {
  expect(plainText(linkedText('See [the table](/services), please.'))).toBe('See the table, please.')
})
