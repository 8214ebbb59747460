import { expect, test } from 'vitest'
import { article, site } from './helpers.ts'

test('two articles with one id: both files are named, and nothing is written', async () => {
  const fixture = site({ 'content/blog/99-twin.md': article({ id: 3 }) })
  const { problems } = await fixture.build()
  expect(problems).toContain('content/blog/99-twin.md:2:1 duplicate-id')
  expect(fixture.dist()).toEqual([])
})
