import * as z from 'zod'
import { date, line, list, object } from './fields.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const time = z.string().regex(TIME, 'must be a time like 09:00')
const LATER = 'must be later than "opens" on the same day, 23:59 at most'
const day = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])

/** The regular weekly hours: in words for visitors, as times for search engines. */
export const weeklyHours = list(
  object({ days: line, hours: line, opens: time.optional(), closes: time.optional(), dayOfWeek: list(day, 7) })
    .refine(({ opens, closes }) => !opens === !closes, {
      path: ['closes'],
      error: 'needs "opens" beside it, and "opens" needs it',
    })
    .refine(({ opens, closes }) => endsLater(opens, closes), { path: ['closes'], error: LATER }),
)

const special = object({
  label: line,
  date: date.optional(),
  from: date.optional(),
  until: date.optional(),
  closed: z.boolean().optional(),
  hours: line.optional(),
  opens: time.optional(),
  closes: time.optional(),
})
  .refine(({ date, from, until }) => (date ? !from && !until : from && until && from <= until), {
    error: 'needs either "date", or "from" and an "until" that is not earlier',
  })
  .refine(({ closed, hours, opens, closes }) => (closed ? !hours && !opens && !closes : hours && opens && closes), {
    error: 'needs either "closed: true", or "hours", "opens" and "closes"',
  })
  .refine(({ opens, closes }) => endsLater(opens, closes), { path: ['closes'], error: LATER })

/** Days on which the weekly hours do not apply: festivals, a move. */
export const specialHours = z.array(special).max(24).default([])

/** False if the second time is not later. True if one of them is no time, which has an error of its own. */
function endsLater(opens = '', closes = ''): boolean {
  return !TIME.test(opens) || !TIME.test(closes) || closes > opens
}
