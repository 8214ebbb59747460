import { expect, test } from 'vitest'
import { splitRanges } from '../../src/model/range.ts'

test.each([
  ['It costs RM60–100 a foot.', ['It costs ', 'RM60–100', ' a foot.']],
  ['RM30,000–65,000+', ['', 'RM30,000–65,000+', '']],
  ['2–4 weeks, then 10–20%', ['', '2–4', ' weeks, then ', '10–20%', '']],
  ['Tue–Sat, no numbers', ['Tue–Sat, no numbers']],
  ['a dash – alone', ['a dash – alone']],
])('the ranges of %j', (text, parts) => {
  expect(splitRanges(text)).toEqual(parts)
})
