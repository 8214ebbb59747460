import { expect, test } from 'vitest'
import type { FrontMatter } from '../../src/model/schema/article.ts'
import { unpublished } from '../../src/model/unpublished.ts'

const now = '2026-02-19'

test.each([
  [{}, undefined],
  [{ draft: false }, undefined],
  [{ draft: true }, 'draft'],
  [{ publishDate: '2026-02-18' }, undefined],
  [{ publishDate: '2026-02-19' }, undefined],
  [{ publishDate: '2026-02-20' }, 'scheduled'],
  [{ publishDate: '2027-01-01' }, 'scheduled'],
  [{ date: '2026-02-19' }, undefined],
  [{ date: '2026-02-20' }, 'scheduled'],
  [{ date: '2026-02-20', publishDate: '2026-02-01' }, 'scheduled'],
  [{ draft: true, publishDate: '2020-01-01' }, 'draft'],
  [{ draft: true, publishDate: '2027-01-01' }, 'draft'],
])('on February 19, 2026 an article with %j is %s', (data, expected) => {
  expect(unpublished({ date: '2025-01-01', ...data } as FrontMatter, now)).toBe(expected)
})
