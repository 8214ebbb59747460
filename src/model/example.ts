import { format } from './format.ts'
import type { Estimate, Example } from './schema/estimate.ts'
import type { Words } from './schema/words.ts'

/** The sums of the worked example. */
export interface ExampleSums {
  readonly works: number
  readonly contingency: number
  readonly total: number
  /** Parts of `works`, one per milestone. */
  readonly payments: readonly number[]
}

export function exampleSums({ lines, contingency }: Example, milestones: Estimate['milestones']): ExampleSums {
  const works = lines.reduce((total, { sum }) => total + sum, 0)
  const aside = Math.round((works * contingency) / 100)
  const payments = milestones.map(({ share }) => Math.round((works * share) / 100))
  return { works, contingency: aside, total: works + aside, payments }
}

/** The weeks that a step of the process takes in the worked example: 'Weeks 5–12'. */
export function weeksOfStep({ phases }: Example, step: number, words: WeekWords): string | undefined {
  const phase = phases.find((each) => each.step === step)
  if (!phase) return undefined
  const { from, to } = phase
  return from === to ? format(words.week, from) : format(words.weeks, `${from}–${to}`)
}

type WeekWords = Pick<Words['services'], 'week' | 'weeks'>
