import { describe, expect, test } from 'vitest'
import { projectFromQuery, queryForProject } from '../../src/model/galleryFilter.ts'
import { namesOf } from '../../src/model/projectNames.ts'
import { routes } from '../../src/model/routes.ts'

describe('the gallery', () => {
  const projects = [
    { name: 'Lamp & Stair', formerly: 'Stair' },
    { name: 'Well', formerly: ['Pond', 'Puddle 50%'] },
    { name: 'Counter' },
  ].map(namesOf)

  test.each([
    ['?category=Well', 2],
    ['?category=Lamp%20%26%20Stair', 1],
    ['?category=Lamp+%26+Stair', 1],
    ['?utm_source=mail&category=Counter&x=1', 3],
    // Former names work, too.
    ['?category=Stair', 1],
    ['?category=Puddle%2050%25', 2],
    // Anything else shows all projects.
    ['', 0],
    ['?category=All', 0],
    ['?category=well', 0],
    ['?category=%E0%A4%A', 0],
    ['?Category=Well', 0],
  ])('at %j shows project %i', (query, number) => expect(projectFromQuery(query, projects)).toBe(number))

  test.each(projects.flat())('of %s has an address that chooses it again', (name) => {
    expect(projects[projectFromQuery(queryForProject('', name), projects) - 1]).toContain(name)
    expect(routes.project(name)).toBe(`/gallery${queryForProject('', name)}`)
  })

  test.each([
    ['?category=Granary&category=Deepwell', 'Headland', '?category=Headland'],
    ['?utm_source=mail', 'Lime Clinic', '?utm_source=mail&category=Lime%20Clinic'],
    ['?category=Granary&utm_source=mail', undefined, '?utm_source=mail'],
    ['?category=Granary', undefined, ''],
  ] as const)('from %j, choosing %s, goes to %j', (query, category, expected) => {
    expect(queryForProject(query, category)).toBe(expected)
  })
})
