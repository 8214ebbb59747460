import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/* The pages that browser tests visit. */

/** The paths in a built site's sitemap, relative to its base. */
export function pagesOf(dist: string): string[] {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return urls.map((path) => path.slice((urls[0] ?? '').length - 1))
}

/** All pages, but only the first and last article and the first note, since the others are alike. */
export function sampleOf(pages: readonly string[]): string[] {
  const notes = pages.filter((page) => /\/support\/\d/.test(page))
  const articles = pages.filter((page) => /\d/.test(page) && !notes.includes(page))
  const chosen = [articles[0], articles.at(-1), notes[0]]
  return pages.filter((page) => !/\d/.test(page) || chosen.includes(page))
}

/** Pages of the fixture site that are not alike. */
export const sample = sampleOf(pagesOf(inject('fixture')))
/** Pages that no sitemap lists. */
export const unlisted = ['/blog/placeholder', '/nothing-here']
