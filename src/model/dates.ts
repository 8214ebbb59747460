export const months = 'January February March April May June July August September October November December'.split(' ')

/** Formats '2023-05-20' as 'May 20, 2023'. Does not use `Date`, so no time zone can shift the day. */
export function displayDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return `${months[month - 1]} ${day}, ${year}`
}

/** Formats a period: 'February 17–18, 2026', 'January 31 – February 2, 2026', or one date if both are the same. */
export function displayDates(from: string, until: string): string {
  if (from === until) return displayDate(from)
  const last = displayDate(until)
  if (from.slice(0, 7) === until.slice(0, 7)) return displayDate(from).replace(/,.*/, `–${last.replace(/^\S+ /, '')}`)
  if (from.slice(0, 4) === until.slice(0, 4)) return `${displayDate(from).replace(/,.*/, '')} – ${last}`
  return `${displayDate(from)} – ${last}`
}

/** Whether a text is an existing date in the format of content: '2026-02-19' is, '2026-02-30' is not. */
export function isCalendarDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}
