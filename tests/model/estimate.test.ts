import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { areasWithin, parseArea } from '../../src/model/estimate/area.ts'
import { type Chosen, estimate } from '../../src/model/estimate/estimate.ts'
import { replyTo, spoken } from '../../src/model/estimate/estimateReply.ts'
import type { EstimateWords } from '../../src/model/estimate/estimateWords.ts'
import { exampleSums, weeksOfStep } from '../../src/model/estimate/example.ts'
import { figureTexts } from '../../src/model/estimate/figureTexts.ts'
import { inSentence } from '../../src/model/estimate/inSentence.ts'
import { grouped, ringgit, shortRange } from '../../src/model/estimate/money.ts'
import { estimateSchema } from '../../src/model/schema/estimate.ts'
import { fill } from '../../src/model/text/format.ts'
import { fixtures } from '../helpers.ts'

/* The first number: what the three answers come to, and how amounts are parsed and formatted. */

const figures = estimateSchema.parse(parse(readFileSync(join(fixtures, 'content/estimate.yaml'), 'utf8')))

describe('an area', () => {
  test.each([
    [1150, ['1150', '1,150', '1 150', '1\u00a0150', ' 1150 ', '1,150sqft', '1,150 sq. ft.', '1150 ft²', '１１５０']],
    [1150, ['1150.4', '1150 Square Feet', '1150 kaki persegi', '1150平方尺', '1,150 சதுர அடி']],
    [10_000, ['10,000']],
    [0, ['0']],
    [999_999_999_999, ['999999999999']],
    ['nothing', ['', ' ', '\t']],
    ['unclear', ['abc', 'sq ft', '-500', '1e3', '1,15', '1,1500', '11,50', 'RM1150', '1150 sq m', '12x', '1.2.3', '½']],
    ['unclear', ['NaN', 'Infinity', '0x1F']],
  ])('of %s may be typed as %j', (area, typed) => expect(typed.map(parseArea)).toEqual(typed.map(() => area)))

  test.each([
    [200, 10_000],
    [344, 4540],
    [400, 800],
    [1000, 3000],
    [500, 500],
  ])('by slider from %i to %i grows at each step, and is round between the limits', (from, to) => {
    const areas = areasWithin({ from, to })
    expect([areas[0], areas.at(-1)]).toEqual([from, to])
    expect(areas.slice(1).filter((area, index) => area <= (areas[index] ?? area))).toEqual([])
    expect(areas.slice(1, -1).filter((area) => area % (area < 1000 ? 10 : area < 3000 ? 50 : 100))).toEqual([])
    expect(areas.length).toBeLessThanOrEqual(81)
  })
})

const choices = fc.record({
  space: fc.constantFrom(...figures.spaces),
  level: fc.constantFrom(...figures.levels),
  area: fc.integer({ min: figures.area.from, max: figures.area.to }),
})

test('the three answers cost what rate and area make of them, to RM100, with shares that add up', () => {
  fc.assert(
    fc.property(choices, ({ space, level, area }) => {
      const rate = (space.commercial && figures.commercial?.rate) || level.rate
      const { cost, aside, payments } = estimate({ space, level, area }, figures)
      const near = (amount: number, exact: number) => {
        expect([Math.abs(amount - exact) <= 50, amount % 100]).toEqual([true, 0])
      }
      expect(Boolean(cost.open)).toBe(Boolean(rate.open))
      for (const end of ['from', 'to'] as const) {
        near(cost[end], rate[end] * area)
        near(aside[end], (cost[end] * figures.contingency[end]) / 100)
        expect(payments.reduce((sum, payment) => sum + payment[end], 0)).toBe(cost[end])
        for (const [index, { share }] of figures.milestones.slice(0, -1).entries())
          near(payments[index]?.[end] ?? 0, (cost[end] * share) / 100)
      }
    }),
  )
})

test('no payment of a narrow range ends below where it begins', () => {
  const milestones = [30, 30, 30, 10].map((share) => ({ share, when: '', at: 'start' as const }))
  const [space, level] = [
    { ...figures.spaces[0], commercial: false },
    { ...figures.levels[0], rate: { from: 90, to: 95 } },
  ]
  const { payments } = estimate({ space, level, area: 209 } as Chosen, { ...figures, milestones })
  expect(payments.filter(({ from, to }) => to < from)).toEqual([])
})

test('the figures have names that other pages say them by', () => {
  const said = '{rateLight} {rateHome} {rateCommercial} {weeksLight} {weeksAny} {buffer} {contingency} {deposit} {who}'
  expect(fill(`${said} {milestones}`, figureTexts(figures))).toBe(
    'RM70–90 RM70–240+ RM120–280 1–3 1–18 1–2 5–15% RM400–4,000+ {who} 20/50/30%',
  )
})

test('labels are said inside a sentence, and ranges aloud', () => {
  expect(['Landed Home', 'HDB flat', 'Full A&A'].map(inSentence)).toEqual(['landed home', 'HDB flat', 'full A&A'])
  const aloud = spoken('light + kitchen: RM160–240+, 10–18 weeks', { to: 'to', more: 'or more' })
  expect(aloud).toBe('light + kitchen: RM160 to 240 or more, 10 to 18 weeks')
})

test.each([
  ['{1}, {2}, {3} sq ft', '{1} weeks', /^[^:]+, [^:]+, 900 sq ft: RM[\d,–]+, [\d–]+ weeks\.$/],
  ['{1}，{2}，{3} 平方尺', '{1} 周', /^[^：]+，[^：]+，900 平方尺：RM[\d,–]+，[\d–]+ 周。$/],
])('an answer in one sentence has the marks of its language: %s', (choice, programme, sentence) => {
  const [{ key: space = '' } = {}, { key: level = '' } = {}] = [figures.spaces[0], figures.levels[0]]
  const words = { choice, programme } as EstimateWords
  expect(replyTo({ space, level, area: '900' }, figures, words).number?.sentence).toMatch(sentence)
})

test('the worked example adds up, and knows the weeks of its steps', () => {
  const sums = { works: 33_000, contingency: 3_300, total: 36_300, payments: [6_600, 16_500, 9_900] }
  expect(exampleSums(figures.example, figures.milestones)).toEqual(sums)
  const weeks = [4, 1, 9].map((step) => weeksOfStep(figures.example, step, { week: 'Week {1}', weeks: 'Weeks {1}' }))
  expect(weeks).toEqual(['Weeks 5–10', 'Week 1', undefined])
  const phases = [5, 9].map((from) => ({ name: 'Build', step: 4, from, to: from + 3 }))
  expect(weeksOfStep({ ...figures.example, phases }, 4, { week: '', weeks: '{1}' })).toBe('5–12')
  const shares = [10, 40, 30, 20].map((share) => ({ share, when: '', at: 'start' as const }))
  const lines = [{ item: 'A', sum: 105 }]
  expect(exampleSums({ ...figures.example, lines }, shares).payments).toEqual([11, 42, 32, 20])
  const many = [19, 19, 19, 19, 19, 5].map((share) => ({ share, when: '', at: 'start' as const }))
  const small = { ...figures.example, lines: [{ item: 'A', sum: 3 }] }
  expect(exampleSums(small, many).payments).toEqual([1, 1, 1, 0, 0, 0])
})

test('amounts and ranges are written with commas, and short on a scale', () => {
  expect([60, 1150, 115_000, 2_500_000].map(grouped)).toEqual(['60', '1,150', '115,000', '2,500,000'])
  const range = (from: number, to: number, open = false) => ({ from, to, open })
  const rates = [range(12, 69.3), range(999.4, 999.6), range(1800, 2500, true), range(90, 90)]
  expect(rates.map((rate) => shortRange(rate, 1000))).toEqual(['12k–69k', '999k–1m', '1.8m–2.5m+', '90k'])
  const ranges = [range(60, 100), range(500, 5000, true), range(1500, 1500)]
  expect(ranges.map(ringgit)).toEqual(['RM60–100', 'RM500–5,000+', 'RM1,500'])
})
