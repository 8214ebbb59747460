import type { Settings } from './schema/settings.ts'

/** A notice as pages carry it. */
export interface Notice {
  readonly id: string
  readonly text: string
  readonly link?: string
  readonly linkText?: string
  readonly from: string
  readonly until: string
  /** Whether it shows on the day of the build. */
  readonly today: boolean
}

/** The notices of a day and of later ones. Who closed one has not closed the next: ids are made of their days. */
export function noticesOn(now: string, notices: Settings['notices']): Notice[] {
  return notices
    .map((notice, index) => ({ ...notice, id: `notice-${notice.from}-${index}`, today: notice.from <= now }))
    .filter(({ until }) => until >= now)
}
