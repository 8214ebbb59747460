import { LinkChecker } from 'linkinator'
import { expect, test } from 'vitest'
import { site } from '../helpers.ts'
import { served, servedDist } from '../served.ts'
import { dist } from './built.ts'

test('linkinator finds no dead link and no missing fragment', async () => {
  expect(await dead(await servedDist({ dist }))).toEqual([])
})

test('nor under a base path with trailing slashes', async () => {
  const fixture = site()
  fixture.edit('content/site.yaml', 'trailingSlash: false', 'trailingSlash: true')
  await fixture.build({ base: '/site/' })
  expect(await dead(await served(fixture))).toEqual([])
})

async function dead(url: string): Promise<string[]> {
  const { links } = await new LinkChecker().check({
    path: url,
    recurse: true,
    checkFragments: true,
    concurrency: 10,
    linksToSkip: async (link) => !link.startsWith(new URL(url).origin),
  })
  expect(links.filter(({ state }) => state === 'OK').length).toBeGreaterThan(30)
  return links.filter(({ state }) => state === 'BROKEN').map(({ url, parent }) => `${url} on ${parent}`)
}
