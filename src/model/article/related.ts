import { RELATED_ARTICLES } from '../constants.ts'
import type { FrontMatter } from '../schema/article.ts'
import type { Services } from '../schema/services.ts'

type Dated = Pick<FrontMatter, 'id' | 'category' | 'date'>

/** Other articles of the same category, in the order of `all` (newest first), up to the limit. */
export function sameCategory<Article extends Dated>(article: Partial<Dated>, all: readonly Article[]): Article[] {
  const found: Article[] = []
  for (const other of all) {
    if (found.length === RELATED_ARTICLES) break
    if (other.category === article.category && other.id !== article.id) found.push(other)
  }
  return found
}

/** Newest first. On the same day, the higher id comes first, so the order never depends on the file system. */
export function newestFirst(a: Dated, b: Dated): number {
  return b.date.localeCompare(a.date) || b.id - a.id
}

/**
 * A section of related articles with their titles, in the order of its ids. Unpublished articles are left out. Returns
 * undefined if none remain.
 */
export function relatedArticles(section: Services['related'], all: readonly Pick<FrontMatter, 'id' | 'title'>[]) {
  const ids = section?.articles ?? []
  const articles = ids.flatMap((id) => all.filter((article) => article.id === id).map(({ title }) => ({ id, title })))
  return section && articles.length > 0 ? { heading: section.heading, articles } : undefined
}
