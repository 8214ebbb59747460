import { DEFAULT_ARTICLE_ID } from './constants.ts'

/**
 * The article that the last part of a blog address means: read as `parseInt(id, 10)` reads it, 1 when missing,
 * NaN when it is no number.
 */
export function articleId(segment: string | undefined): number {
  return segment === undefined || segment === '' ? DEFAULT_ARTICLE_ID : Number.parseInt(segment, 10)
}
