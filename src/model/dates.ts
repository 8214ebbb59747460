const months = 'January February March April May June July August September October November December'.split(' ')

/** '2023-05-20' as the site shows it: 'May 20, 2023'. No Date is made, so no time zone can move the day. */
export function displayDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return `${months[month - 1]} ${day}, ${year}`
}

/** Whether a text is a day of the calendar as content writes it: '2026-02-19', and not '2026-02-30'. */
export function isCalendarDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}
