import type { FrontMatter } from './schema.ts'

/** Why an article that exists in content is not live: shown as a badge in dev. */
export type Unpublished = 'draft' | 'scheduled'

/** Articles that wait: drafts, and those with a publishDate after `now`. */
export function unpublished(data: FrontMatter, now: string): Unpublished | undefined {
  if (data.draft) return 'draft'
  return data.publishDate && data.publishDate > now ? 'scheduled' : undefined
}
