import { expect, test } from 'vitest'
import { projectFromQuery, queryForCategory } from '../../src/model/galleryFilter.ts'
import { namesOf } from '../../src/model/projectNames.ts'
import { routes } from '../../src/model/routes.ts'

const projects = [
  { name: 'Lamp & Stair', formerly: 'Stair' },
  { name: 'Well', formerly: ['Pond', 'Puddle 50%'] },
  { name: 'Counter' },
].map(namesOf)

test.each([
  ['?category=Well', 2],
  ['?category=Lamp%20%26%20Stair', 1],
  ['?category=Lamp+%26+Stair', 1],
  ['category=Counter', 3],
  ['?utm_source=mail&category=Counter&x=1', 3],
])('%s chooses project %i', (query, number) => {
  expect(projectFromQuery(query, projects)).toBe(number)
})

test.each([
  ['?category=Stair', 1],
  ['?category=Pond', 2],
  ['?category=Puddle%2050%25', 2],
])('the former name of %s still leads to project %i', (query, number) => {
  expect(projectFromQuery(query, projects)).toBe(number)
})

test.each([
  '',
  '?',
  '?category=',
  '?category=All',
  '?category=well',
  '?category=Villa',
  '?category=%E0%A4%A',
  '?Category=Well',
])('%j behaves as All', (query) => {
  expect(projectFromQuery(query, projects)).toBe(0)
})

test.each(projects.flat())('the address of %s chooses it again', (name) => {
  expect(projects[projectFromQuery(queryForCategory('', name), projects) - 1]).toContain(name)
  expect(routes.category(name)).toBe(`/gallery${queryForCategory('', name)}`)
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
