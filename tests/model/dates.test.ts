import { afterEach, expect, test } from 'vitest'
import { displayDate, isCalendarDate } from '../../src/model/dates.ts'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

test.each([
  ['2023-05-20', 'May 20, 2023'],
  ['2025-01-01', 'January 1, 2025'],
  ['2024-02-29', 'February 29, 2024'],
  ['2025-09-09', 'September 9, 2025'],
  ['2025-12-31', 'December 31, 2025'],
  ['0999-03-04', 'March 4, 999'],
])('%s is shown as %s', (date, shown) => {
  expect(displayDate(date)).toBe(shown)
})

test.each(['Pacific/Kiritimati', 'Asia/Kuala_Lumpur', 'UTC', 'America/St_Johns', 'Pacific/Pago_Pago'])(
  'a day stays the day that was written where the clock says %s',
  (name) => {
    process.env.TZ = name
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(name)
    expect(displayDate('2025-01-01')).toBe('January 1, 2025')
    expect(displayDate('2025-12-31')).toBe('December 31, 2025')
  },
)

test.each(['2026-02-28', '2024-02-29', '2025-12-31'])('%s is a day of the calendar', (date) => {
  expect(isCalendarDate(date)).toBe(true)
})

test.each(['2026-02-29', '2025-13-40', '2025-00-01', '2026-02', '2026', '26-02-01', '2026-2-1', 'soon', ''])(
  '%j is none',
  (date) => {
    expect(isCalendarDate(date)).toBe(false)
  },
)
