import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Places } from '../../build/content/yamlFile.ts'
import type { Content } from '../../src/model/content.ts'
import { galleryProblems } from '../../src/model/galleryProblems.ts'
import { namedAsWritten } from '../../src/model/projectNames.ts'
import type { Gallery } from '../../src/model/schema/gallery.ts'
import { gallerySchema } from '../../src/model/schema/gallery.ts'
import { fixtures } from '../helpers.ts'

// biome-ignore lint/suspicious/noExplicitAny: content as YAML holds it, which a test changes anywhere
type Data = any

function read(name: string): Data {
  return parse(readFileSync(join(fixtures, `content/${name}.yaml`), 'utf8'))
}

/** What is found in the fixture's content after a change, without its path. */
function found(change: (data: { gallery: Data; home: Data; services: Data }) => void = () => {}) {
  const data = { gallery: read('gallery'), home: read('home'), services: read('services') }
  change(data)
  const entry = (name: keyof typeof data) => ({ file: `content/${name}.yaml`, data: data[name] })
  const content = { gallery: entry('gallery'), home: entry('home'), services: entry('services') }
  return galleryProblems(content as unknown as Pick<Content, 'gallery' | 'home' | 'services'>)
}

const rules = (change: Parameters<typeof found>[0]) => found(change).map(({ rule, path }) => [rule, path?.join('.')])

test('a gallery in order has no problems', () => {
  expect(found()).toEqual([])
})

test('a project that there is not is named with the one that may be meant, wherever content speaks of it', () => {
  const problems = found(({ gallery, home, services }) => {
    gallery.items[0].category = 'Coassis'
    gallery.items[5].category = 'Coassis'
    home.featured.projects[2].category = 'nusantara'
    services.services[0].category = 'Chapel of nowhere at all'
  })
  expect(problems).toMatchObject([
    { file: 'content/gallery.yaml', path: ['items', 0, 'category'], rule: 'unknown-project' },
    { file: 'content/gallery.yaml', path: ['items', 5, 'category'], rule: 'unknown-project' },
    { file: 'content/home.yaml', path: ['featured', 'projects', 2, 'category'], rule: 'unknown-project' },
    { file: 'content/services.yaml', path: ['services', 0, 'category'], rule: 'unknown-project' },
  ])
  expect(problems.map(({ remedy }) => remedy)).toEqual([
    'Did you mean "Coasis"?',
    'Did you mean "Coasis"?',
    'Did you mean "Nusantara"?',
    expect.stringMatching(/^Use one of Baba Nyonya House, .* or add the project\.$/),
  ])
})

test('problems have their line', () => {
  const [problem] = found(({ gallery }) => {
    gallery.items[3].category = 'Villa'
  })
  expect(new Places(fixtures).locate(problem as NonNullable<typeof problem>)).toMatchObject({
    line: expect.any(Number),
  })
})

test('a project without pictures is a warning, more than 24 an error', () => {
  const problems = found(({ gallery }) => {
    gallery.projects.push({ name: 'New', place: 'Here' })
    const last = gallery.items.findLast(({ category }: Data) => category === 'Mizumi')
    for (let id = 100; id < 117; id += 1) gallery.items.push({ ...last, id })
  })
  expect(problems).toMatchObject([
    { rule: 'gallery-count', path: ['projects', 2, 'name'], reason: expect.stringContaining('has 25 pictures') },
    {
      rule: 'gallery-count',
      path: ['projects', 5, 'name'],
      warning: true,
      reason: expect.stringContaining('no pictures'),
    },
  ])
  expect(problems[0]?.warning).toBeUndefined()
})

test('names are unique whatever their case, and ids are', () => {
  const problems = rules(({ gallery }) => {
    gallery.projects.push({ name: 'COASIS', place: 'Here' })
    gallery.items[1].id = 1
  })
  expect(problems).toContainEqual(['duplicate-name', 'projects.5.name'])
  expect(problems).toContainEqual(['duplicate-id', 'items.1.id'])
})

test('a former name is no name of now, and the former name of one project only', () => {
  const problems = found(({ gallery }) => {
    gallery.projects[0].formerly = 'mizumi'
    gallery.projects[2].formerly = ['Wet Hole', 'Kopi shop']
  })
  expect(problems).toMatchObject([
    { rule: 'former-name', path: ['projects', 0, 'formerly'], reason: expect.stringContaining('"mizumi" is the name') },
    { rule: 'duplicate-name', path: ['projects', 2, 'formerly'] },
  ])
})

test('two pictures of a pair are a before and an after', () => {
  const problems = found(({ gallery }) => {
    gallery.items[5].state = 'before'
  })
  expect(problems.map(({ rule, path }) => [rule, path?.join('.')])).toEqual([
    ['half-pair', 'items.0.pair'],
    ['pair-twice', 'items.5.state'],
  ])
  expect(problems[1]?.reason).toMatch(/^The pair A of "Baba Nyonya House" has two pictures that are "before": /)
})

test('a pair has both halves, in one project, and a state for each', () => {
  expect(rules(({ gallery }) => gallery.items.splice(5, 1))).toEqual([['half-pair', 'items.0.pair']])
  expect(
    rules(({ gallery }) => {
      gallery.items[0].pair = 'Porch'
      gallery.items[5].pair = 'Porch'
      gallery.items[5].category = 'Coasis'
    }),
  ).toEqual([
    ['pair-apart', 'items.0.pair'],
    ['pair-apart', 'items.5.pair'],
  ])
  expect(
    rules(({ gallery }) => {
      delete gallery.items[0].state
      delete gallery.items[5].pair
    }),
  ).toEqual([
    ['half-pair', 'items.0.pair'],
    ['half-pair', 'items.5.state'],
  ])
})

test('any short label makes a pair', () => {
  const problems = found(({ gallery }) => {
    for (const item of gallery.items) if (item.pair === 'A') item.pair = 'Front hall'
  })
  expect(problems).toEqual([])
})

test('materials have a look or a colour, and a story may be nothing but a name and a place', () => {
  const parsed = (materials: unknown) => {
    const gallery = read('gallery')
    gallery.projects = [{ name: 'Bare', place: 'Here', ...(materials ? { materials } : {}) }]
    return gallerySchema.safeParse(gallery).success
  }
  expect([undefined, [{ name: 'Oak', colour: '#c39a63' }], [{ name: 'Teak', look: 'teak' }]].map(parsed)).toEqual(
    new Array(3).fill(true),
  )
  expect(
    [[{ name: 'Oak' }], [{ name: 'Oak', look: 'teak', colour: '#c39a63' }], [{ name: 'Oak', colour: 'oak' }]].map(
      parsed,
    ),
  ).toEqual(new Array(3).fill(false))
})

test('one to ten projects', () => {
  const parsed = (count: number) => {
    const gallery = read('gallery')
    gallery.projects = Array.from({ length: count }, (_, index) => ({ name: `Project ${index}`, place: 'Here' }))
    return gallerySchema.safeParse(gallery).success
  }
  expect([0, 1, 10, 11].map(parsed)).toEqual([false, true, true, false])
})

test('projects are called as they are written, however texts are set', () => {
  const written = { projects: [{ name: "Ali's 20 sq ft", place: "Ali's", formerly: "Abu's" }] } as Gallery
  const set = { projects: [{ name: 'Ali’s 20\u00a0sq\u00a0ft', place: 'Ali’s', formerly: 'Abu’s' }] } as Gallery
  expect(namedAsWritten(set, written).projects).toEqual([{ name: "Ali's 20 sq ft", place: 'Ali’s', formerly: "Abu's" }])
})
