import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, site } from '../helpers.ts'
import { dist, files, origin, read } from './built.ts'

/* Where the addresses in the files of dist lead, under every address policy. */

const texts = /\.(html|xml|webmanifest|txt)$|^_headers$|^_redirects$|^\.htaccess$/

/** Every address on this site that a file holds, without the public origin: links, pictures, styles, scripts and data. */
function addressesIn(html: string): string[] {
  const text = html.replace(/content:"[^"]*"/g, '') // a slash between two links is no address
  const absolute = [...text.matchAll(/https:\/\/www\.batuteh\.my([^\s"'<>)\\]*)/g)].map(([, path]) => path || '/')
  // Behind a quote, a bracket or the comma of a srcset, and in front of a letter: "/about", url(/assets/…), ",/images/…".
  const local = [...text.matchAll(/(?:["'(]|&quot;|&#x27;|,\s?)(\/(?=[\w.*"'])[^\s"'<>)]*|\/(?=["']))/g)].map(
    ([, path]) => path ?? '',
  )
  return [...absolute, ...local].map((path) => path.replace(/&(quot|#x27);.*$/, ''))
}

/** `file: address` of each address that is wrong. */
function wrong(folder: string, isWrong: (address: string) => boolean): string[] {
  return filesIn(folder)
    .filter((file) => texts.test(file))
    .flatMap((file) => {
      const addresses = new Set(addressesIn(readFileSync(join(folder, file), 'utf8')))
      return [...addresses].filter(isWrong).map((address) => `${file}: ${address}`)
    })
}

test('the addresses of a text are found wherever they stand', () => {
  const html = `<a href="/a"><img srcset="/b 1x, /c 2x,/c2 3x"><style>.x{background:url(/d)}</style><link href="${origin}/e">
    <script>{"url":"/f","home":"/"}</script><div data-x="{&quot;url&quot;:&quot;/g&quot;}"> and/or 10/40 </a><a href="${origin}">`
  expect(addressesIn(html)).toEqual(['/e', '/', '/a', '/b', '/c', '/c2', '/d', '/f', '/', '/g'])
})

test('another public origin, and a base, are those of every address', async () => {
  const fixture = site()
  const { errors } = await fixture.build({ url: 'https://interiors.example.org', base: '/site/' })
  expect(errors).toEqual([])
  const folder = join(fixture.root, 'dist')
  expect(wrong(folder, (address) => !address.startsWith('/site/'))).toEqual([])
  const texts = fixture.dist().filter((file) => fixture.read(`dist/${file}`).includes(origin))
  expect(texts).toEqual([])
  expect(fixture.read('dist/robots.txt')).toContain('Sitemap: https://interiors.example.org/site/sitemap.xml')
  const canonical = '<link rel="canonical" href="https://interiors.example.org/site/about"/>'
  expect(fixture.read('dist/about/index.html').includes(canonical)).toBe(true)
})

/** Addresses of pages, without query and fragment. */
const isPage = (path: string) => path !== '/' && !/\.\w+$|\*/.test(path)
const hasSlash = (address: string) => /^\/[^?#]+\/([?#]|$)/.test(address)
const forHosts = /^(_headers|_redirects|\.htaccess)/

test('with base and trailingSlash in site.yaml every address of a page is below the one and ends in the other', async () => {
  const fixture = site()
  fixture.edit('content/site.yaml', 'base: /', 'base: /a/b/')
  fixture.edit('content/site.yaml', 'trailingSlash: false', 'trailingSlash: true')
  expect((await fixture.build()).errors).toEqual([])
  const folder = join(fixture.root, 'dist')
  const isBare = (address: string) => isPage(address.replace(/[?#].*$/, '')) && !hasSlash(address)
  expect(wrong(folder, (address) => !address.startsWith('/a/b/'))).toEqual([])
  expect(wrong(folder, isBare).filter((each) => !forHosts.test(each))).toEqual([])
  const says = (file: string, text: string) => [file, text, fixture.read(`dist/${file}`).includes(text)]
  for (const [file, text] of [
    ['about/index.html', `<link rel="canonical" href="${origin}/a/b/about/"/>`],
    ['sitemap.xml', `<loc>${origin}/a/b/blog/3/</loc>`],
    ['index.html', 'href="/a/b/gallery/?category=Coasis"'],
  ] as const)
    expect(says(file, text)).toEqual([file, text, true])
})

test('without them no address of a page ends in a slash', () => {
  const slashed = wrong(dist, (address) => isPage(address) && hasSlash(address))
  expect(slashed.filter((each) => !forHosts.test(each))).toEqual([])
})

/** Files that a file names: links, pictures, styles and data of documents, icons of the manifest, chunks of scripts. */
function named(file: string): string[] {
  const text = read(file).replaceAll(`${origin}/`, '/')
  if (file.endsWith('.js')) return [...text.matchAll(/["']\.\/([\w.-]+)["']/g)].map(([, name]) => `assets/${name}`)
  const routes = [...text.matchAll(/(?:["'(,]|&quot;)\/([\w./%-]*)/g)].map(([, path]) => path ?? '')
  return routes.flatMap((path) => [path, `${path}/index.html`.replace(/^\//, '')])
}

/** Files to which no page links, and why none needs to. */
const reasons = {
  '.htaccess': 'read by the host',
  '404.html': 'served by the host for unknown addresses',
  _headers: 'read by the host',
  _redirects: 'read by the host',
  'blog/placeholder/index.html': 'served by the host for articles that are not there',
  'llms.txt': 'fetched by crawlers at a fixed address',
  'robots.txt': 'fetched by crawlers at a fixed address',
  'sitemap.xml': 'named in robots.txt',
}

test('every file of dist has an incoming link, or a reason to have none', () => {
  const sources = files.filter((file) => /\.(html|js|webmanifest)$/.test(file))
  const linked = new Set(sources.flatMap((file) => named(file).filter((to) => to !== file)))
  const moved = (file: string) => file.endsWith('.html') && read(file).includes('http-equiv="refresh"')
  const twin = (file: string) => /\.(br|gz)$/.test(file) && files.includes(file.replace(/\.\w+$/, ''))
  const unlinked = files.filter((file) => !linked.has(file) && !moved(file) && !twin(file))
  expect(unlinked).toEqual(Object.keys(reasons))
})
