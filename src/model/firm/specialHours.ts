import type { Settings } from '../schema/settings.ts'
import { displayDates } from '../text/dates.ts'
import type { Language } from '../text/language.ts'

type Written = Settings['specialHours'][number]

/** Days with special hours, as pages show them. */
export interface SpecialHours extends Pick<Written, 'label' | 'hours' | 'opens' | 'closes'> {
  /** 'February 17–18, 2026' */
  readonly days: string
  readonly from: string
  readonly until: string
}

/** The special hours of a day and later, earliest first. */
export function specialHoursFrom(now: string, specialHours: Written[], language: Language): SpecialHours[] {
  return specialHours
    .map(({ date = '', from = date, until = date, label, hours, opens, closes }) => {
      return { label, days: displayDates(from, until, language), hours, from, until, opens, closes }
    })
    .filter(({ until }) => until >= now)
    .sort((a, b) => a.from.localeCompare(b.from))
}
