import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { replyTo, spoken } from '../../src/model/estimateReply.ts'
import { parseRange } from '../../src/model/money.ts'
import { estimateSchema } from '../../src/model/schema/estimate.ts'
import { wordsSchema } from '../../src/model/schema/words.ts'
import { project } from '../helpers.ts'

const contentOf = (file: string) => parse(readFileSync(join(project, 'content', file), 'utf8'))
const figures = estimateSchema.parse(contentOf('estimate.yaml'))
const words = wordsSchema.parse(contentOf('words.yaml')).estimate

test('a reply to the three answers says all of it in one sentence', () => {
  const { number } = replyTo({ space: 'landed', level: 'full', area: '1,800' }, figures, words)
  expect(number?.sentence).toBe(
    'Landed home, full works, 1,800 sq ft: RM324,000–450,000+, 12–20 weeks, plus 2–4 to spare.',
  )
  expect(spoken(number?.sentence ?? '', words)).toBe(
    'Landed home, full works, 1,800 sq ft: RM324,000 to 450,000 or more, 12 to 20 weeks, plus 2 to 4 to spare.',
  )
})

test('whatever is answered, there is a number, something missing, or a fault in words, and never NaN', () => {
  const some = (keys: readonly string[]) => fc.oneof(fc.constantFrom(...keys), fc.string())
  const answers = fc.record({
    space: some(figures.spaces.map(({ key }) => key)),
    level: some(figures.levels.map(({ key }) => key)),
    area: fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.double().map(String),
      fc.integer({ min: 100, max: 11_000 }).map(String),
    ),
  })
  fc.assert(
    fc.property(answers, (given) => {
      const { space, level, area, fault, number } = replyTo(given, figures, words)
      expect(!!number).toBe(!!(space && level && area))
      expect(fault === undefined || area === undefined).toBe(true)
      expect(
        Object.values({ ...number?.cost, ...number?.aside, area: area ?? 0 }).every((value) => !Number.isNaN(value)),
      ).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['RM60–100', { from: 60, to: 100, open: false }],
  ['Keep RM500–5,000+ aside', { from: 500, to: 5000, open: true }],
  ['2–4', { from: 2, to: 4, open: false }],
])('the page says %j, and the script reads it', (text, range) => {
  expect(parseRange(text)).toEqual(range)
})
