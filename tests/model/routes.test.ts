import { expect, test } from 'vitest'
import { projectFromQuery, queryForProject } from '../../src/model/gallery/galleryFilter.ts'
import { namesOf } from '../../src/model/gallery/projectNames.ts'
import { routes } from '../../src/model/routes.ts'

const gallery = [
  { name: 'Lamp & Stair', formerly: 'Stair' },
  { name: 'Well', formerly: ['Pond', 'Puddle 50%'] },
]
const projects = gallery.map(namesOf)

test.each([
  ['?category=Lamp+%26%20Stair', 1],
  ['?utm_source=mail&category=Well&x=1', 2],
  ['', 0],
  ['?category=WELL', 2],
  ['?category=wells', 0],
])('at %j the gallery shows project %i', (query, number) => expect(projectFromQuery(query, projects)).toBe(number))

test.each(projects.flat())('%s, a name now or once, has an address that chooses its project again', (name) => {
  expect(projects[projectFromQuery(queryForProject('', name), projects) - 1]).toContain(name)
  expect(routes.project(name)).toBe(`/gallery${queryForProject('', name)}`)
})
