import { expect, test } from 'vitest'
import { grouped, rangeText, ringgit, shortAmount } from '../../src/model/money.ts'

test.each([
  [60, '60'],
  [500, '500'],
  [1150, '1,150'],
  [115_000, '115,000'],
  [2_500_000, '2,500,000'],
])('%d is written %s', (amount, text) => {
  expect(grouped(amount)).toBe(text)
})

test('a range says whether it may be more', () => {
  expect(rangeText({ from: 2, to: 4 })).toBe('2–4')
  expect(ringgit({ from: 500, to: 5000, open: true })).toBe('RM500–5,000+')
})

test.each([
  [12_000, '12k'],
  [69_300, '69k'],
  [999_400, '999k'],
  [999_600, '1m'],
  [1_800_000, '1.8m'],
  [2_500_000, '2.5m'],
])('%d on a scale is %s', (amount, text) => {
  expect(shortAmount(amount)).toBe(text)
})
