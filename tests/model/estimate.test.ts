import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { estimate } from '../../src/model/estimate.ts'
import { type Estimate, estimateSchema } from '../../src/model/schema/estimate.ts'
import { project } from '../helpers.ts'

const figures: Estimate = estimateSchema.parse(parse(readFileSync(join(project, 'content/estimate.yaml'), 'utf8')))

/* Written down from the table of the specification, section 9, and from nothing else. */
const homes: Readonly<Record<string, readonly [number, number]>> = {
  light: [60, 100],
  medium: [100, 180],
  full: [180, 250],
}
const workplace = [150, 300] as const
const weeks: Readonly<Record<string, readonly [number, number]>> = { light: [2, 4], medium: [6, 10], full: [12, 20] }
const shares = [10, 40, 30, 20]

const choices = fc.record({
  space: fc.constantFrom(...figures.spaces),
  level: fc.constantFrom(...figures.levels),
  area: fc.integer({ min: figures.area.from, max: figures.area.to }),
})

test('200 random choices cost what the table of the specification makes of them, to RM50', () => {
  fc.assert(
    fc.property(choices, ({ space, level, area }) => {
      const [low, high] = ['office', 'shop'].includes(space.key) ? workplace : (homes[level.key] ?? [0, 0])
      const { cost, aside, payments } = estimate({ space, level, area }, figures)
      const near = (amount: number, exact: number) => {
        expect(Math.abs(amount - exact)).toBeLessThanOrEqual(50)
        expect(amount % 100).toBe(0)
      }
      near(cost.from, area * low)
      near(cost.to, area * high)
      near(aside.from, cost.from / 10)
      near(aside.to, cost.to / 5)
      expect([level.weeks.from, level.weeks.to]).toEqual(weeks[level.key])
      for (const end of ['from', 'to'] as const) {
        expect(payments.reduce((sum, payment) => sum + payment[end], 0)).toBe(cost[end])
        for (const [index, share] of shares.slice(0, -1).entries())
          near(payments[index]?.[end] ?? 0, (cost[end] * share) / 100)
      }
    }),
    { numRuns: 200 },
  )
})

test('only a full renovation of a home may cost more than its range', () => {
  const open = figures.spaces.flatMap((space) =>
    figures.levels.flatMap((level) =>
      estimate({ space, level, area: 1000 }, figures).cost.open ? [[space.key, level.key]] : [],
    ),
  )
  expect(open).toEqual([
    ['condo', 'full'],
    ['landed', 'full'],
  ])
})

test('what stands beside the rates is the specification’s, too', () => {
  const { buffer, contingency, milestones, deposit } = figures
  expect(buffer).toEqual({ from: 2, to: 4 })
  expect(contingency).toEqual({ from: 10, to: 20 })
  expect(milestones.map(({ share }) => share)).toEqual(shares)
  expect(deposit.amount).toEqual({ from: 500, to: 5000, open: true })
})
