import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { run } from '../build/commands/new.ts'
import type { Options } from '../build/options.ts'
import { now, site } from './helpers.ts'

test('a new article builds as a draft, and cannot go live with its instructions', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const fixture = site({ 'content/blog/1.md': null }, { blog: false })
  fixture.write({ 'content/blog/.keep': '' })
  expect(await run({ root: fixture.root, now, words: ['article', 'Choosing a sink'] } as unknown as Options)).toBe(0)
  const [name = ''] = readdirSync(join(fixture.root, 'content/blog')).filter((file) => file.endsWith('.md'))
  expect((await fixture.build()).problems).toEqual([])
  const text = readFileSync(join(fixture.root, 'content/blog', name), 'utf8')
  fixture.write({ [`content/blog/${name}`]: text.replace('draft: true\n', '') })
  expect((await fixture.build()).errors).toEqual([
    expect.stringMatching(/\.md:5:1 instruction$/),
    expect.stringMatching(/\.md:18:1 instruction$/),
  ])
})
