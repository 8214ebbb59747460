import { DEFAULT_ARTICLE_ID } from './constants.ts'

/**
 * The id of the article that the last segment of a blog URL refers to, parsed like `parseInt(id, 10)`: 1 when the
 * segment is missing, NaN when it is not a number.
 */
export function articleId(segment: string | undefined): number {
  return segment === undefined || segment === '' ? DEFAULT_ARTICLE_ID : Number.parseInt(segment, 10)
}
