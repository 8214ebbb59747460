import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { filesIn, site } from './helpers.ts'

/* Where the addresses in the files of dist lead, under every address policy. */

const origin = 'https://www.example.com'
const texts = /\.(html|xml|webmanifest|txt)$|^_headers$|^_redirects$|^\.htaccess$/

/** Every address on this site that a file holds, without the public origin: links, pictures, styles, scripts and data. */
function addressesIn(html: string): string[] {
  const text = html.replace(/content:"[^"]*"/g, '') // a slash between two links is no address
  const absolute = [...text.matchAll(/https:\/\/www\.example\.com([^\s"'<>)\\]*)/g)].map(([, path]) => path || '/')
  // Behind a quote, a bracket or the comma of a srcset, and in front of a letter: "/about", url(/assets/…), ",/images/…".
  const local = [...text.matchAll(/(?:["'(]|&quot;|&#x27;|,\s?)(\/(?=[\w.*"'])[^\s"'<>)]*|\/(?=["']))/g)].map(
    ([, path]) => path ?? '',
  )
  return [...absolute, ...local].map((path) => path.replace(/&(quot|#x27);.*$/, ''))
}

/** `file: address` of each address that is wrong. */
function wrong(dist: string, isWrong: (address: string) => boolean): string[] {
  return filesIn(dist)
    .filter((file) => texts.test(file))
    .flatMap((file) => {
      const addresses = new Set(addressesIn(readFileSync(join(dist, file), 'utf8')))
      return [...addresses].filter(isWrong).map((address) => `${file}: ${address}`)
    })
}

test('the addresses of a text are found wherever they stand', () => {
  const html = `<a href="/a"><img srcset="/b 1x, /c 2x,/c2 3x"><style>.x{background:url(/d)}</style><link href="${origin}/e">
    <script>{"url":"/f","home":"/"}</script><div data-x="{&quot;url&quot;:&quot;/g&quot;}"> and/or 10/40 </a><a href="${origin}">`
  expect(addressesIn(html)).toEqual(['/e', '/', '/a', '/b', '/c', '/c2', '/d', '/f', '/', '/g'])
})

test('under base: /site/ no address is outside /site/', async () => {
  const fixture = site()
  expect((await fixture.build({ base: '/site/' })).errors).toEqual([])
  expect(wrong(join(fixture.root, 'dist'), (address) => !address.startsWith('/site/'))).toEqual([])
  expect(fixture.read('dist/robots.txt')).toContain(`Sitemap: ${origin}/site/sitemap.xml`)
})

test('another public origin is that of every absolute address', async () => {
  const fixture = site()
  await fixture.build({ url: 'https://interiors.example.org' })
  expect(fixture.dist().filter((file) => texts.test(file) && fixture.read(`dist/${file}`).includes(origin))).toEqual([])
  expect(fixture.read('dist/about/index.html')).toContain(
    '<link rel="canonical" href="https://interiors.example.org/about"/>',
  )
})

/** Addresses of pages, without query and fragment. */
const isPage = (path: string) => path !== '/' && !/\.\w+$|\*/.test(path)
const hasSlash = (address: string) => /^\/[^?#]+\/([?#]|$)/.test(address)
const forHosts = /^(_headers|_redirects|\.htaccess)/

test('with base and trailingSlash in site.yaml every address of a page is below the one and ends in the other', async () => {
  const fixture = site()
  const settings = fixture.read('content/site.yaml').replace('base: /', 'base: /a/b/')
  fixture.write({ 'content/site.yaml': settings.replace('trailingSlash: false', 'trailingSlash: true') })
  expect((await fixture.build()).errors).toEqual([])
  const isBare = (address: string) => isPage(address.replace(/[?#].*$/, '')) && !hasSlash(address)
  expect(wrong(join(fixture.root, 'dist'), (address) => !address.startsWith('/a/b/'))).toEqual([])
  expect(wrong(join(fixture.root, 'dist'), isBare).filter((each) => !forHosts.test(each))).toEqual([])
  expect(fixture.read('dist/about/index.html')).toContain(`<link rel="canonical" href="${origin}/a/b/about/"/>`)
  expect(fixture.read('dist/sitemap.xml')).toContain(`<loc>${origin}/a/b/blog/3/</loc>`)
  expect(fixture.read('dist/index.html')).toContain('href="/a/b/gallery/?category=Coasis"')
})

test('without them no address of a page ends in a slash', () => {
  expect(
    wrong(inject('dist'), (address) => isPage(address) && hasSlash(address)).filter((each) => !forHosts.test(each)),
  ).toEqual([])
})
