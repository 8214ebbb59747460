import { expect, test } from 'vitest'
import { namesOfSamples, standIns } from '../../src/model/samples.ts'

const found = (text: string, names?: readonly string[]) =>
  standIns(text, names).map(({ line, column, words }) => `${line}:${column} ${words}`)

test.each([
  ['Call +60 3-0000 0000.', '+60 3-0000 0000'],
  ['Call 012-000 0000.', '012-000 0000'],
  ['Write to hello@example.com.', 'hello@example.com'],
  ['Write to us@firm.example.', 'us@firm.example'],
  ['At 1, Jalan Contoh.', 'Jalan Contoh'],
  ['Lorem ipsum dolor.', 'Lorem ipsum'],
])('%s holds a stand-in', (text, words) => {
  expect(standIns(`First.\n${text}`)).toEqual([{ line: 2, column: text.indexOf(words) + 1, words }])
})

test.each([
  ['# endpoint: https://forms.example.com'],
  ['An address like name@example.com, please.'],
  ['RM 30,000 for 1,000 sq ft, for example.'],
  ['Call +60 3-7728 1234.'],
])('%s holds none', (text) => {
  expect(standIns(text)).toEqual([])
})

test('names that content marks as samples are found in other texts, as whole words', () => {
  const names = namesOfSamples({
    people: [{ name: 'Ani (A.)', sample: true }, { name: 'Ben' }],
    projects: [{ category: 'Lumi', sample: true }],
  })
  expect(names).toEqual(['Ani (A.)', 'Lumi'])
  expect(found('Ask Ben.\nAsk Ani (A.) of Lumi, not Lumiere.', names)).toEqual(['2:5 Ani (A.)', '2:17 Lumi'])
  expect(found('Lumiere', names)).toEqual([])
})
