import { expect, test } from 'vitest'
import { addresses, mainLinks, routeFile, routes } from '../../src/model/routes.ts'

const url = 'https://www.example.com'
const plain = addresses({ url, base: '/', trailingSlash: false })
const slashed = addresses({ url, base: '/', trailingSlash: true })
const below = addresses({ url, base: '/site/', trailingSlash: false })
const belowSlashed = addresses({ url, base: '/a/b/', trailingSlash: true })

test.each([
  ['/', '/', '/', '/site/', '/a/b/'],
  ['/about', '/about', '/about/', '/site/about', '/a/b/about/'],
  ['/blog/3', '/blog/3', '/blog/3/', '/site/blog/3', '/a/b/blog/3/'],
  [
    '/gallery?category=True%20Clinic',
    '/gallery?category=True%20Clinic',
    '/gallery/?category=True%20Clinic',
    '/site/gallery?category=True%20Clinic',
    '/a/b/gallery/?category=True%20Clinic',
  ],
  ['/gallery#photo-3', '/gallery#photo-3', '/gallery/#photo-3', '/site/gallery#photo-3', '/a/b/gallery/#photo-3'],
  ['/gallery?a=/x#b?c', '/gallery?a=/x#b?c', '/gallery/?a=/x#b?c', '/site/gallery?a=/x#b?c', '/a/b/gallery/?a=/x#b?c'],
  ['/?a=1', '/?a=1', '/?a=1', '/site/?a=1', '/a/b/?a=1'],
  ['/#top', '/#top', '/#top', '/site/#top', '/a/b/#top'],
  ['/about/', '/about/', '/about/', '/site/about/', '/a/b/about/'],
  ['/rss.xml', '/rss.xml', '/rss.xml', '/site/rss.xml', '/a/b/rss.xml'],
])('%s is written %s, with slashes %s, below /site/ %s, with both %s', (route, ...expected) => {
  expect([plain, slashed, below, belowSlashed].map(({ href }) => href(route))).toEqual(expected)
})

test.each(['#costs', 'https://wa.me/60', 'http://example.org/about', 'mailto:hello@example.com', 'tel:+60300000000'])(
  '%s passes unchanged',
  (link) => {
    for (const { href } of [plain, slashed, below, belowSlashed]) expect(href(link)).toBe(link)
  },
)

test('a file of dist has its address below the base and never a slash at its end', () => {
  expect([plain, belowSlashed].map(({ asset }) => asset('assets/client-ABC.js'))).toEqual([
    '/assets/client-ABC.js',
    '/a/b/assets/client-ABC.js',
  ])
  expect(below.asset('/icons/192.png')).toBe('/site/icons/192.png')
})

test('an absolute address is the public origin, the base, the route', () => {
  expect(plain.absolute('/')).toBe('https://www.example.com/')
  expect(below.absolute('/blog/3')).toBe('https://www.example.com/site/blog/3')
  expect(belowSlashed.absolute('/blog/3')).toBe('https://www.example.com/a/b/blog/3/')
  expect(plain.origin).toBe('https://www.example.com')
})

test.each([
  ['/', 'index.html'],
  ['/about', 'about/index.html'],
  ['/blog/3', 'blog/3/index.html'],
  ['/blog/support/1', 'blog/support/1/index.html'],
  ['/blog/placeholder', 'blog/placeholder/index.html'],
  ['/404', '404.html'],
])('the route %s is the file %s', (route, file) => {
  expect(routeFile(route)).toBe(file)
})

test('routes with a part of their own', () => {
  expect(routes.article(3)).toBe('/blog/3')
  expect(routes.note(1)).toBe('/blog/support/1')
  expect(routes.blogPage(1)).toBe('/blog')
  expect(routes.blogPage(2)).toBe('/blog/page/2')
  expect(routes.category('Baba Nyonya House')).toBe('/gallery?category=Baba%20Nyonya%20House')
  expect(routes.photo(7)).toBe('/gallery#photo-7')
})

test('the header links are those of the specification, in its order', () => {
  expect(mainLinks.map((name) => routes[name])).toEqual(['/', '/about', '/services', '/gallery', '/blog', '/contact'])
})
