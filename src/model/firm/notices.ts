import type { Settings } from '../schema/settings.ts'

/** A notice as it is written into pages. */
export type Notice = Settings['notices'][number] & {
  readonly id: string
  /** Whether it is shown on the day of the build. */
  readonly today: boolean
}

/** Notices due on a day or later. Ids contain the start date, so closing one notice does not hide the next. */
export function noticesFrom(now: string, notices: Settings['notices']): Notice[] {
  return notices
    .map((notice, index) => ({ ...notice, id: `notice-${notice.from}-${index}`, today: notice.from <= now }))
    .filter(({ until }) => until >= now)
}
