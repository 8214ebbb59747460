import { displayDate } from '../text/dates.ts'
import type { Article } from './article.ts'
import { liveFrom } from './unpublished.ts'

/** The label of the badge on an article that is not live yet, if any. Only dev shows such articles. */
export function unpublishedLabel({ unpublished, date, publishDate }: Labelled): string[] {
  if (!unpublished) return []
  return unpublished === 'draft' || !date
    ? ['Draft']
    : [`Scheduled for ${displayDate(liveFrom({ date, publishDate }), 'en')}`]
}

/** The date is optional because the placeholder article has none. */
type Labelled = Pick<Article, 'unpublished' | 'publishDate'> & Partial<Pick<Article, 'date'>>
