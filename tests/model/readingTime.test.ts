import { expect, test } from 'vitest'
import type { Block } from '../../src/model/blocks.ts'
import { readingTime, wordCount } from '../../src/model/readingTime.ts'

const words = (count: number): Block[] => [{ type: 'paragraph', text: ['word '.repeat(count)] }]

test.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [2200, 10],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingTime(words(count))).toBe(minutes)
})

test('every word that is shown is counted, in every kind of block, and marks are not words', () => {
  const cell = (text: string) => ({ content: [text], align: 'left' }) as const
  const blocks: Block[] = [
    { type: 'heading', level: 2, id: 'a', text: ['Two words'] },
    {
      type: 'paragraph',
      text: ['Read ', { type: 'strong', children: ['these'] }, ' four', { type: 'break' }, 'words.'],
    },
    { type: 'list', ordered: true, items: [['one'], [{ type: 'link', url: '/x y z', children: ['two three'] }]] },
    { type: 'callout', text: 'a callout', icon: 'clock', url: '/contact' },
    {
      type: 'table',
      caption: 'Not counted',
      headers: [cell('Item')],
      rows: [[cell('RM60–100')]],
      striped: false,
      bordered: false,
      compact: false,
    },
    { type: 'unsupported' },
  ]
  expect(wordCount(blocks)).toBe(2 + 4 + 3 + 2 + 2)
})
