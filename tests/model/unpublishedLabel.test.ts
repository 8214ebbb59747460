import { expect, test } from 'vitest'
import { unpublishedLabel } from '../../src/model/unpublishedLabel.ts'

test('an article that is not live says why, one that is says nothing', () => {
  expect(unpublishedLabel({})).toEqual([])
  expect(unpublishedLabel({ publishDate: '2026-11-22' })).toEqual([])
  expect(unpublishedLabel({ unpublished: 'draft', publishDate: '2026-11-22' })).toEqual(['Draft'])
  expect(unpublishedLabel({ unpublished: 'scheduled', publishDate: '2026-11-22' })).toEqual([
    'Scheduled for November 22, 2026',
  ])
})
