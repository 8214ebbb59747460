import { expect, test } from 'vitest'
import { type Block, inlinesOf, plainText } from '../../src/model/blocks.ts'

test('the words of inline content are those that are read, a line break a space', () => {
  expect(
    plainText([
      'A ',
      { type: 'strong', children: ['bold ', { type: 'emphasis', children: ['idea'] }] },
      { type: 'break' },
      { type: 'link', url: '/x', children: ['and ', { type: 'code', text: 'code' }] },
      '.',
    ]),
  ).toBe('A bold idea and code.')
})

test('the pieces of a block come in reading order', () => {
  const cell = (text: string) => ({ content: [text], align: 'left' }) as const
  const table: Block = {
    type: 'table',
    headers: [cell('a'), cell('b')],
    rows: [[cell('c')], [cell('d')]],
    striped: true,
    bordered: false,
    compact: false,
  }
  expect(inlinesOf(table)).toEqual([['a'], ['b'], ['c'], ['d']])
  expect(inlinesOf({ type: 'list', ordered: false, items: [['a'], ['b']] })).toEqual([['a'], ['b']])
  expect(inlinesOf({ type: 'callout', text: 'a' })).toEqual([['a']])
  expect(inlinesOf({ type: 'unsupported' })).toEqual([])
})
