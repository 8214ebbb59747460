import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { articleFile, articles } from '../bench/corpus.ts'
import { freshCache, now, project, site } from '../helpers.ts'
import { plainSite } from './plainSite.ts'
import { full } from './sample.ts'

/* In the long form only: what memory holds shows after hundreds of pages and rebuilds. */

/** What a process holds in memory, in bytes, one time after another. */
function held(...words: string[]): number[] {
  const tsx = join(project, 'node_modules/tsx/dist/loader.mjs')
  const script = join(import.meta.dirname, 'memoryProcess.ts')
  const text = execFileSync(process.execPath, ['--expose-gc', '--import', tsx, script, ...words], { encoding: 'utf8' })
  return JSON.parse(text.trim().split('\n').at(-1) ?? '')
}

/** Most bytes that a build of so many articles holds. */
function most(count: number): number {
  const texts = [...articles(count)].map((article) => [`content/blog/${article.id}.md`, articleFile(article)])
  const fixture = site(Object.fromEntries(texts), { blog: false })
  freshCache(fixture.root)
  const bytes = Math.max(...held('build', fixture.root, now))
  expect(fixture.dist().filter((file) => /^blog\/\d+\/index\.html$/.test(file))).toHaveLength(count)
  return bytes
}

// Of an article of 1,000 words its blocks are kept, about 35 KB; its document is 60 KB more.
test.runIf(full)('a build keeps at most 48 KB for a page more: documents are let go of once they are written', () => {
  // Once for the social cards, which are drawn by the first build alone and are not what is asked about.
  most(1000)
  expect((most(1000) - most(100)) / 900).toBeLessThan(48 * 1024)
})

test.runIf(full)('dev needs no more memory after 200 rebuilds than after 20, give or take a fifth', () => {
  const all = held('dev', plainSite().root, now, '200')
  expect((all.at(-1) ?? 0) / (all[19] ?? 0)).toBeLessThan(1.2)
})
