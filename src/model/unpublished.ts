import type { FrontMatter } from './schema/article.ts'

/** Why an article that exists in content is not live: shown as a badge in dev. */
export type Unpublished = 'draft' | 'scheduled'

type Dates = Pick<FrontMatter, 'date' | 'publishDate'>

/** Articles that wait: drafts, and those whose day has not come by `now`. */
export function unpublished(data: Dates & Pick<FrontMatter, 'draft'>, now: string): Unpublished | undefined {
  if (data.draft) return 'draft'
  return liveFrom(data) > now ? 'scheduled' : undefined
}

/** The first day of an article: its date, or its publishDate if that is later. */
export function liveFrom({ date, publishDate = date }: Dates): string {
  return publishDate > date ? publishDate : date
}
