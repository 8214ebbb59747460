import { expect, test } from 'vitest'
import { displayDates } from '../../src/model/dates.ts'
import { noticesOn } from '../../src/model/notices.ts'
import { specialHoursOn } from '../../src/model/specialHours.ts'

test('what is over is left out, what is to come is not yet shown', () => {
  const notices = [
    { text: 'a', from: '2026-02-01', until: '2026-02-18' },
    { text: 'b', from: '2026-02-01', until: '2026-02-19' },
    { text: 'c', from: '2026-02-20', until: '2026-02-21' },
  ]
  expect(noticesOn('2026-02-19', notices).map(({ text, today }) => [text, today])).toEqual([
    ['b', true],
    ['c', false],
  ])
})

test('special hours are those to come, the next ones first', () => {
  const hours = [
    { label: 'Christmas', date: '2026-12-25', closed: true },
    { label: 'Deepavali', from: '2026-11-08', until: '2026-11-09', closed: true },
    { label: 'New Year', date: '2026-01-01', closed: true },
  ]
  expect(specialHoursOn('2026-11-09', hours).map(({ label, days }) => `${label}: ${days}`)).toEqual([
    'Deepavali: November 8–9, 2026',
    'Christmas: December 25, 2026',
  ])
})

test.each([
  ['2026-02-17', '2026-02-17', 'February 17, 2026'],
  ['2026-02-17', '2026-02-18', 'February 17–18, 2026'],
  ['2026-01-31', '2026-02-02', 'January 31 – February 2, 2026'],
  ['2026-12-31', '2027-01-01', 'December 31, 2026 – January 1, 2027'],
])('%s to %s is %s', (from, until, shown) => {
  expect(displayDates(from, until)).toBe(shown)
})
