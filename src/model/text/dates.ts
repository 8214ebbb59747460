import type { Language } from './language.ts'

/** Formats '2023-05-20' as 'May 20, 2023', or as another language does. In UTC, so no time zone can shift the day. */
export function displayDate(date: string, language: Language): string {
  return formatOf(language).format(new Date(date))
}

/** Formats a period: 'February 17–18, 2026', 'January 31 – February 2, 2026', or one date if both are the same. */
export function displayDates(from: string, until: string, language: Language): string {
  const dates = formatOf(language).formatRange(new Date(from), new Date(until)).replaceAll('\u2009', ' ')
  // Node writes these two unlike single dates: '2026/2/17', 'Februari, 2026'.
  if (language === 'zh') return chineseDates(displayDate(from, language), displayDate(until, language))
  if (language === 'ms') return dates.replace(',', '')
  return dates.replace(/ – (?=\d+,)/, '–')
}

/** '2026年2月17日至18日': the second date without the year and month that it shares with the first. */
function chineseDates(from: string, until: string): string {
  const shared = [/^.+月/, /^.+年/].map((part) => part.exec(until)?.[0] ?? '').find((part) => from.startsWith(part))
  return from === until ? from : `${from}至${until.slice(shared?.length)}`
}

const formats = new Map<Language, Intl.DateTimeFormat>()

function formatOf(language: Language): Intl.DateTimeFormat {
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(language, format)
  return format
}

/** Whether a text is an existing date in the format of content: '2026-02-19' is, '2026-02-30' is not. */
export function isCalendarDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** The number of days from one to another, both included: '2026-02-18', '2026-02-19' -> 2 */
export function daysFrom(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
}
