import { displayDate } from './dates.ts'
import type { Article } from './site.ts'

/** What the badge of an article says that is not live yet; only dev shows such articles. */
export function unpublishedLabel({ unpublished, publishDate }: Pick<Article, 'unpublished' | 'publishDate'>): string[] {
  if (!unpublished) return []
  return unpublished === 'draft' ? ['Draft'] : [`Scheduled for ${displayDate(publishDate ?? '')}`]
}
