import { expect, test } from 'vitest'
import { tableOfContents } from '../../src/model/headings.ts'

test('the table of contents holds the major headings, in order, as plain words', () => {
  expect(
    tableOfContents([
      { type: 'paragraph', text: ['Before.'] },
      { type: 'heading', level: 2, id: 'costs', text: ['Costs in ', { type: 'emphasis', children: ['2025'] }] },
      { type: 'heading', level: 3, id: 'tiles', text: ['Tiles'] },
      { type: 'heading', level: 1, id: 'no', text: ['No'] },
      { type: 'heading', level: 2, id: 'time', text: [{ type: 'code', text: 'Time' }] },
    ]),
  ).toEqual([
    { id: 'costs', text: 'Costs in 2025' },
    { id: 'time', text: 'Time' },
  ])
})

test('an article without major headings has no table of contents', () => {
  expect(tableOfContents([{ type: 'paragraph', text: ['Only this.'] }])).toEqual([])
})
