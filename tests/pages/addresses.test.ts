import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LinkChecker } from 'linkinator'
import { expect, test } from 'vitest'
import { filesIn, serveDist, site } from '../helpers.ts'
import { addressOf, dist, indexed, origin } from './built.ts'

/* Where the URLs in the files of dist lead, under every URL policy. */

const texts = /\.(html|xml|webmanifest|txt)$|^_headers$|^_redirects$|^\.htaccess$/
const forHosts = /^(_headers|_redirects|\.htaccess)/

/** Every URL on this site in a file, without the public origin: links, pictures, styles, scripts and data. */
function addressesIn(html: string): string[] {
  const text = html.replace(/content:"[^"]*"/g, '') // a slash that CSS puts between links
  const absolute = [...text.matchAll(/https:\/\/(?:www\.batuteh\.my|interiors\.example\.org)([^\s"'<>)\\]*)/g)].map(
    ([, path]) => path || '/',
  )
  // After a quote, a bracket or the comma of a srcset, and before a letter: "/about", url(/assets/…), ",/images/…".
  const local = [...text.matchAll(/(?:["'(]|&quot;|&#x27;|,\s?)(\/(?=[\w.*"'])[^\s"'<>)]*|\/(?=["']))/g)].map(
    ([, path]) => path ?? '',
  )
  return [...absolute, ...local].map((path) => path.replace(/&(quot|#x27);.*$/, ''))
}

/** The wrong URLs, as `file: URL`. */
function wrong(folder: string, isWrong: (address: string) => boolean): string[] {
  return filesIn(folder)
    .filter((file) => texts.test(file))
    .flatMap((file) => {
      const addresses = new Set(addressesIn(readFileSync(join(folder, file), 'utf8')))
      return [...addresses].filter(isWrong).map((address) => `${file}: ${address}`)
    })
}

/** The pages that a visitor reaches by following every link, and the dead links. */
async function visited(url: string) {
  const linksToSkip = async (link: string) => !link.startsWith(new URL(url).origin)
  const options = { path: url, recurse: true, checkFragments: true, concurrency: 10, linksToSkip }
  const { links } = await new LinkChecker().check(options)
  const of = (state: string) => links.filter((link) => link.state === state).map(({ url }) => url)
  return { dead: of('BROKEN'), alive: of('OK').map((link) => link.replace(url, '')) }
}

/** Whether a path without query and fragment is that of a page. */
const isPage = (path: string) => path !== '/' && !/\.\w+$|\*/.test(path)
const hasSlash = (address: string) => /^\/[^?#]+\/([?#]|$)/.test(address)

test('links lead to every page that may be listed, none is dead, and none ends in a slash', async () => {
  const { dead, alive } = await visited(await serveDist(dist))
  const pages = indexed.map((file) => addressOf(file).replace(`${origin}/`, ''))
  expect([dead, pages.filter((page) => !alive.includes(page))]).toEqual([[], []])
  const slashed = wrong(dist, (address) => isPage(address) && hasSlash(address))
  expect(slashed.filter((each) => !forHosts.test(each))).toEqual([])
})

test('elsewhere every address is below the base and of that origin, and every one of a page ends in a slash', async () => {
  const fixture = site()
  fixture.edit('content/site.yaml', 'trailingSlash: false', 'trailingSlash: true')
  expect((await fixture.build({ url: 'https://interiors.example.org', base: '/a/b/' })).errors).toEqual([])
  const folder = join(fixture.root, 'dist')
  const isBare = (address: string) => isPage(address.replace(/[?#].*$/, '')) && !hasSlash(address)
  expect(wrong(folder, (address) => !address.startsWith('/a/b/'))).toEqual([])
  expect(wrong(folder, isBare).filter((each) => !forHosts.test(each))).toEqual([])
  expect((await visited(await serveDist(folder))).dead).toEqual([])
  expect(fixture.dist().filter((file) => fixture.read(`dist/${file}`).includes(origin))).toEqual([])
})
