import type { Article } from './article.ts'
import { displayDate } from './dates.ts'
import { liveFrom } from './unpublished.ts'

/** What the badge of an article says that is not live yet; only dev shows such articles. */
export function unpublishedLabel({ unpublished, date, publishDate }: Labelled): string[] {
  if (!unpublished) return []
  return unpublished === 'draft' || !date
    ? ['Draft']
    : [`Scheduled for ${displayDate(liveFrom({ date, publishDate }))}`]
}

/** The placeholder article has no date, and is not waiting for one. */
type Labelled = Pick<Article, 'unpublished' | 'publishDate'> & Partial<Pick<Article, 'date'>>
