import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { articleFile, articles } from './bench/corpus.ts'
import { freshCache, now, project, site } from './helpers.ts'

test('a page more takes at most 60 KB of memory: they are let go of once they are written', {
  timeout: 240_000,
}, () => {
  const few = peak(100)
  const many = peak(2000)
  expect((many - few) / 1900).toBeLessThan(60 * 1024)
})

/** Most bytes of memory while a site of so many articles is built, in a process of its own. */
function peak(count: number): number {
  const fixture = site({}, { blog: false })
  freshCache(fixture.root)
  mkdirSync(join(fixture.root, 'content/blog'))
  for (const article of articles(count))
    writeFileSync(join(fixture.root, `content/blog/${article.id}.md`), articleFile(article))
  const tsx = join(project, 'node_modules/tsx/dist/loader.mjs')
  const script = join(project, 'tests/fixtures/buildPeak.ts')
  // A collector with room lets garbage pile up, now more and now less; with this much it has to tell it from pages.
  const flags = ['--max-old-space-size=128', '--import', tsx]
  const options = { encoding: 'utf8' } as const
  const printed = execFileSync(process.execPath, [...flags, script, fixture.root, now], options)
  expect(fixture.dist().filter((file) => /^blog\/\d+\/index\.html$/.test(file))).toHaveLength(count)
  return Number(printed.trim().split('\n').at(-1))
}
