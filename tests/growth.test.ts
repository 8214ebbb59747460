import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { articleFile, articles } from './bench/corpus.ts'
import { freshCache, now, project, site } from './helpers.ts'

test('1,500 articles are built in a heap of 96 MB, since pages are let go of once they are written', () => {
  const fixture = site({}, { blog: false })
  freshCache(fixture.root)
  mkdirSync(join(fixture.root, 'content/blog'))
  for (const article of articles(1500))
    writeFileSync(join(fixture.root, `content/blog/${article.id}.md`), articleFile(article))
  const tsx = join(project, 'node_modules/tsx/dist/loader.mjs')
  const script = join(project, 'tests/fixtures/buildProcess.ts')
  const flags = ['--max-old-space-size=96', '--import', tsx]
  const { stderr, status } = spawnSync(process.execPath, [...flags, script, fixture.root, now], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  const pages = fixture.dist().filter((file) => /^blog\/\d+\/index\.html$/.test(file))
  expect(pages).toHaveLength(1500)
  // Together they would not leave the rest of a build enough: that takes up to 56 MB.
  const bytes = pages.reduce((sum, file) => sum + statSync(join(fixture.root, 'dist', file)).size, 0)
  expect(bytes).toBeGreaterThan(60_000_000)
})
