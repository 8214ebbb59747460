import { describe, expect, test } from 'vitest'
import { projectFromQuery, queryForCategory } from '../../src/model/galleryFilter.ts'
import { namesOf } from '../../src/model/projectNames.ts'
import { addresses, routes } from '../../src/model/routes.ts'

describe('an address', () => {
  const url = 'https://www.example.com'
  const policies = [
    addresses({ url, base: '/', trailingSlash: false }),
    addresses({ url, base: '/', trailingSlash: true }),
    addresses({ url, base: '/site/', trailingSlash: false }),
    addresses({ url, base: '/a/b/', trailingSlash: true }),
  ]

  test.each([
    ['/', '/', '/', '/site/', '/a/b/'],
    ['/about', '/about', '/about/', '/site/about', '/a/b/about/'],
    ['/about/', '/about/', '/about/', '/site/about/', '/a/b/about/'],
    ['/gallery#photo-3', '/gallery#photo-3', '/gallery/#photo-3', '/site/gallery#photo-3', '/a/b/gallery/#photo-3'],
    ['/blog?a=/x#b?c', '/blog?a=/x#b?c', '/blog/?a=/x#b?c', '/site/blog?a=/x#b?c', '/a/b/blog/?a=/x#b?c'],
    ['/?a=1', '/?a=1', '/?a=1', '/site/?a=1', '/a/b/?a=1'],
    ['/#top', '/#top', '/#top', '/site/#top', '/a/b/#top'],
    ['/rss.xml', '/rss.xml', '/rss.xml', '/site/rss.xml', '/a/b/rss.xml'],
    ...['#costs', 'https://wa.me/60', 'http://example.org/about', 'mailto:hello@example.com', 'tel:+60300000000'].map(
      (link) => [link, link, link, link, link],
    ),
  ])('%s is written %s, with slashes %s, below /site/ %s, with both %s', (route, ...expected) => {
    expect(policies.map(({ href }) => href(route))).toEqual(expected)
  })

  test('of a file never has a slash at its end, and an absolute one has the public origin in front', () => {
    expect(policies.map(({ asset }) => asset('assets/a.js'))).toEqual(
      ['/', '/', '/site/', '/a/b/'].map((base) => `${base}assets/a.js`),
    )
    expect(policies.map(({ absolute }) => absolute('/blog/3'))).toEqual(
      ['/blog/3', '/blog/3/', '/site/blog/3', '/a/b/blog/3/'].map((path) => url + path),
    )
  })
})

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
    // Former names lead there, too.
    ['?category=Stair', 1],
    ['?category=Puddle%2050%25', 2],
    // All else is All.
    ['', 0],
    ['?category=All', 0],
    ['?category=well', 0],
    ['?category=%E0%A4%A', 0],
    ['?Category=Well', 0],
  ])('at %j shows project %i', (query, number) => {
    expect(projectFromQuery(query, projects)).toBe(number)
  })

  test.each(projects.flat())('of %s has an address that chooses it again', (name) => {
    expect(projects[projectFromQuery(queryForCategory('', name), projects) - 1]).toContain(name)
    expect(routes.category(name)).toBe(`/gallery${queryForCategory('', name)}`)
  })

  test.each([
    ['?category=Coasis&category=Mizumi', 'Nusantara', '?category=Nusantara'],
    ['?utm_source=mail', 'True Clinic', '?utm_source=mail&category=True%20Clinic'],
    ['?category=Coasis&utm_source=mail', undefined, '?utm_source=mail'],
    ['?category=Coasis', undefined, ''],
  ] as const)('from %j, choosing %s, goes to %j', (query, category, expected) => {
    expect(queryForCategory(query, category)).toBe(expected)
  })
})
