import { expect, test } from 'vitest'
import { unpublishedLabel } from '../../src/model/unpublishedLabel.ts'

const date = '2026-11-22'

test('an article that is not live says why, one that is says nothing', () => {
  expect(unpublishedLabel({})).toEqual([])
  expect(unpublishedLabel({ date })).toEqual([])
  expect(unpublishedLabel({ unpublished: 'draft', date })).toEqual(['Draft'])
  expect(unpublishedLabel({ unpublished: 'scheduled', date })).toEqual(['Scheduled for November 22, 2026'])
  expect(unpublishedLabel({ unpublished: 'scheduled', date, publishDate: '2026-12-01' })).toEqual([
    'Scheduled for December 1, 2026',
  ])
})
