import { LinkChecker } from 'linkinator'
import { expect, inject, test } from 'vitest'
import { serve } from '../build/serve.ts'
import { site } from './helpers.ts'

test('linkinator finds no dead link and no missing fragment', async () => {
  expect(await dead(`${inject('url')}/`)).toEqual([])
})

test('nor under a base path with trailing slashes', async () => {
  const fixture = site()
  const settings = fixture.read('content/site.yaml').replace('trailingSlash: false', 'trailingSlash: true')
  fixture.write({ 'content/site.yaml': settings })
  await fixture.build({ base: '/site/' })
  const { url, server } = await serve({ dist: `${fixture.root}/dist`, port: 0 })
  expect(await dead(url)).toEqual([])
  server.closeAllConnections()
  server.close()
})

async function dead(url: string): Promise<string[]> {
  const { links } = await new LinkChecker().check({
    path: url,
    recurse: true,
    checkFragments: true,
    concurrency: 10,
    linksToSkip: async (link) => !link.startsWith(new URL(url).origin),
  })
  expect(links.filter(({ state }) => state === 'OK').length).toBeGreaterThan(100)
  return links.filter(({ state }) => state === 'BROKEN').map(({ url, parent }) => `${url} on ${parent}`)
}
