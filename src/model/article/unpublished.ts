import type { FrontMatter } from '../schema/article.ts'

/** Why an article that exists in content is not live. Dev shows this as a badge. */
export type Unpublished = 'draft' | 'scheduled'

type Dates = Pick<FrontMatter, 'date' | 'publishDate'>

/** Why an article is not live on the day `now`, or undefined if it is. */
export function unpublished(data: Dates & Pick<FrontMatter, 'draft'>, now: string): Unpublished | undefined {
  if (data.draft) return 'draft'
  return liveFrom(data) > now ? 'scheduled' : undefined
}

/** Whether an article is live, or will be: whether it is no draft. */
export function isReady({ data }: { readonly data: Pick<FrontMatter, 'draft'> }): boolean {
  return !data.draft
}

/** The day an article goes live: its date, or its publishDate if that is later. */
export function liveFrom({ date, publishDate = date }: Dates): string {
  return publishDate > date ? publishDate : date
}
