import { expect, test } from 'vitest'
import { GALLERY_CATEGORIES } from '../../src/model/constants.ts'
import { categoryFromQuery, queryForCategory } from '../../src/model/galleryFilter.ts'
import { routes } from '../../src/model/routes.ts'

test.each([
  ['?category=Coasis', 'Coasis'],
  ['?category=True%20Clinic', 'True Clinic'],
  ['?category=True+Clinic', 'True Clinic'],
  ['category=Mizumi', 'Mizumi'],
  ['?utm_source=mail&category=Nusantara&x=1', 'Nusantara'],
])('%s chooses %s', (query, category) => {
  expect(categoryFromQuery(query, GALLERY_CATEGORIES)).toBe(category)
})

test.each([
  '',
  '?',
  '?category=',
  '?category=All',
  '?category=coasis',
  '?category=Villa',
  '?category=%E0%A4%A',
  '?Category=Coasis',
])('%j behaves as All', (query) => {
  expect(categoryFromQuery(query, GALLERY_CATEGORIES)).toBeUndefined()
})

test.each(GALLERY_CATEGORIES)('the address of %s chooses it again', (category) => {
  expect(categoryFromQuery(queryForCategory('', category), GALLERY_CATEGORIES)).toBe(category)
  expect(routes.category(category)).toBe(`/gallery${queryForCategory('', category)}`)
})

test.each([
  ['', 'True Clinic', '?category=True%20Clinic'],
  ['?category=Coasis', 'Mizumi', '?category=Mizumi'],
  ['?category=Coasis&category=Mizumi', 'Nusantara', '?category=Nusantara'],
  ['?utm_source=mail', 'Coasis', '?utm_source=mail&category=Coasis'],
  ['?category=Coasis', undefined, ''],
  ['?category=Coasis&utm_source=mail', undefined, '?utm_source=mail'],
  ['', undefined, ''],
] as const)('from %j, choosing %s gives %j', (query, category, expected) => {
  expect(queryForCategory(query, category)).toBe(expected)
})
