import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { articleFile, articles } from '../bench/corpus.ts'
import { freshCache, now, project, site } from '../helpers.ts'
import { full } from './plainSite.ts'

const [few, many] = full ? [100, 2000] : [50, 250]

// Of an article of 1,000 words its blocks are kept, about 35 KB; its document is 60 KB more.
test('a build keeps at most 48 KB for a page more: documents are let go of once they are written', {
  timeout: 240_000,
}, () => {
  // Once for the social cards, which are drawn by the first build alone and are not what is asked about.
  kept(many)
  expect((kept(many) - kept(few)) / (many - few)).toBeLessThan(48 * 1024)
})

/** Most bytes that a build of so many articles keeps, in a process of its own. */
function kept(count: number): number {
  const texts = [...articles(count)].map((article) => [`content/blog/${article.id}.md`, articleFile(article)])
  const fixture = site(Object.fromEntries(texts), { blog: false })
  freshCache(fixture.root)
  const tsx = join(project, 'node_modules/tsx/dist/loader.mjs')
  const script = ['--expose-gc', '--import', tsx, join(import.meta.dirname, 'buildPeak.ts')]
  const printed = execFileSync(process.execPath, [...script, fixture.root, now], { encoding: 'utf8' })
  expect(fixture.dist().filter((file) => /^blog\/\d+\/index\.html$/.test(file))).toHaveLength(count)
  return Number(printed.trim().split('\n').at(-1))
}
