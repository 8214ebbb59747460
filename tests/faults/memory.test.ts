import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { articleFile, articles } from '../bench/corpus.ts'
import { freshCache, now, project, site } from '../helpers.ts'
import { plainSite } from './plainSite.ts'
import { full } from './sample.ts'

/* In the long form only: what memory holds shows after hundreds of pages and rebuilds. */

const TIMES = 200
const [few, many] = [100, 1000]

/** What a script that prints JSON at its end says of its memory. */
function printed(script: string, ...words: string[]) {
  const tsx = join(project, 'node_modules/tsx/dist/loader.mjs')
  const all = ['--expose-gc', '--import', tsx, join(import.meta.dirname, script), ...words]
  const text = execFileSync(process.execPath, all, { encoding: 'utf8' })
  return JSON.parse(text.trim().split('\n').at(-1) ?? '')
}

/** Most bytes that a build of so many articles keeps. */
function kept(count: number): number {
  const texts = [...articles(count)].map((article) => [`content/blog/${article.id}.md`, articleFile(article)])
  const fixture = site(Object.fromEntries(texts), { blog: false })
  freshCache(fixture.root)
  const bytes = printed('buildPeak.ts', fixture.root, now)
  expect(fixture.dist().filter((file) => /^blog\/\d+\/index\.html$/.test(file))).toHaveLength(count)
  return bytes
}

// Of an article of 1,000 words its blocks are kept, about 35 KB; its document is 60 KB more.
test.runIf(full)('a build keeps at most 48 KB for a page more: documents are let go of once they are written', () => {
  // Once for the social cards, which are drawn by the first build alone and are not what is asked about.
  kept(many)
  expect((kept(many) - kept(few)) / (many - few)).toBeLessThan(48 * 1024)
})

test.runIf(full)(`dev needs no more memory after ${TIMES} rebuilds than after 20, give or take a fifth`, () => {
  const plain = plainSite()
  onTestFinished(plain.remove)
  const [early = 0, late = 0] = printed('memoryProcess.ts', plain.root, now, String(TIMES))
  expect(late / early).toBeLessThan(1.2)
})
