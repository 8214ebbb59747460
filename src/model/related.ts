import { RELATED_ARTICLES } from './constants.ts'

interface Dated {
  readonly id: number
  readonly category: string
  readonly date: string
}

/** Other articles of the same category, in the order of `all` (newest first), at most 6. */
export function sameCategory<Article extends Dated>(article: Dated, all: readonly Article[]): Article[] {
  const found: Article[] = []
  for (const other of all) {
    if (found.length === RELATED_ARTICLES) break
    if (other.category === article.category && other.id !== article.id) found.push(other)
  }
  return found
}

/** Newest first; on one day the higher id first, so that the order never depends on the file system. */
export function newestFirst(a: Dated, b: Dated): number {
  return b.date.localeCompare(a.date) || b.id - a.id
}

/** Articles by their ids, in that order, as links name them; one that is not published is left out. */
export function articlesById(ids: readonly number[], all: readonly { readonly id: number; readonly title: string }[]) {
  return ids.flatMap((id) => all.filter((article) => article.id === id).map(({ title }) => ({ id, title })))
}
