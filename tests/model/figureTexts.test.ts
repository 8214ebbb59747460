import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { exampleSums, weeksOfStep } from '../../src/model/example.ts'
import { figureTexts } from '../../src/model/figureTexts.ts'
import { fill } from '../../src/model/fill.ts'
import { estimateSchema } from '../../src/model/schema/estimate.ts'
import { project } from '../helpers.ts'

const figures = estimateSchema.parse(parse(readFileSync(join(project, 'content/estimate.yaml'), 'utf8')))

test('figures are written as the specification writes them', () => {
  expect(figureTexts(figures)).toMatchObject({
    rateLight: 'RM60–100',
    rateMedium: 'RM100–180',
    rateFull: 'RM180–250+',
    rateHome: 'RM60–250+',
    rateCommercial: 'RM150–300',
    weeksLight: '2–4',
    weeksMedium: '6–10',
    weeksFull: '12–20',
    weeksAny: '2–20',
    buffer: '2–4',
    contingency: '10–20%',
    deposit: 'RM500–5,000+',
    milestones: '10/40/30/20%',
  })
})

test('a name that stands for nothing stays in the text', () => {
  expect(fill('{rateLight} for {who}', figureTexts(figures))).toBe('RM60–100 for {who}')
})

test('the worked example adds up, keeps to its ranges, and is paid in full', () => {
  const { example, levels, milestones, contingency } = figures
  const { works, total, payments, contingency: aside } = exampleSums(example, milestones)
  const level = levels.find(({ key }) => key === example.level)
  const onSite = example.phases.find((phase) => phase.onSite)
  const weeks = (onSite?.to ?? 0) - (onSite?.from ?? 0) + 1
  expect(works / example.area).toBeGreaterThanOrEqual(level?.rate.from ?? 0)
  expect(total / example.area).toBeLessThanOrEqual(level?.rate.to ?? 0)
  expect(total).toBe(works + aside)
  expect(payments.reduce((sum, each) => sum + each, 0)).toBe(works)
  expect(weeks).toBeGreaterThanOrEqual(level?.weeks.from ?? 0)
  expect(weeks).toBeLessThanOrEqual(level?.weeks.to ?? 0)
  expect(example.contingency).toBeGreaterThanOrEqual(contingency.from)
  const words = { week: 'Week {1}', weeks: 'Weeks {1}' }
  expect(weeksOfStep(example, 4, words)).toBe('Weeks 5–12')
  expect(weeksOfStep(example, 1, words)).toBe('Week 1')
  expect(weeksOfStep(example, 9, words)).toBeUndefined()
})
