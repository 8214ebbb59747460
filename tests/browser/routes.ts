import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/* The pages that browser tests visit. */

/** The paths in a built site's sitemap, but of articles only the first and last, and the first note: others are alike. */
export function sampleOf(dist: string): string[] {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const notes = pages.filter((page) => /\/support\/\d/.test(page))
  const articles = pages.filter((page) => /\/blog\/\d/.test(page))
  const chosen = [articles[0], articles.at(-1), notes[0]]
  return pages.filter((page) => !/\d/.test(page) || chosen.includes(page))
}

/** Pages of the fixture site that are not alike. */
export const sample = sampleOf(inject('fixture'))
/** Pages that no sitemap lists. */
export const unlisted = ['/blog/placeholder', '/nothing-here']
