import type { Estimate, Example, Range } from '../schema/estimate.ts'
import type { Words } from '../schema/words.ts'
import { format } from '../text/format.ts'
import { partsOf } from './estimate.ts'
import { rangeText, spanOf } from './money.ts'

/** The sums of the worked example. */
interface ExampleSums {
  readonly works: number
  readonly contingency: number
  readonly total: number
  /** Parts of `works`, one per milestone; they add up to it. */
  readonly payments: readonly number[]
}

export function exampleSums({ lines, contingency }: Example, milestones: Estimate['milestones']): ExampleSums {
  const works = lines.reduce((total, { sum }) => total + sum, 0)
  const aside = Math.round((works * contingency) / 100)
  return { works, contingency: aside, total: works + aside, payments: partsOf(works, milestones, Math.round) }
}

/** The weeks that a step of the process takes in the worked example: 'Weeks 5–12'. */
export function weeksOfStep({ phases }: Example, step: number, words: WeekWords): string | undefined {
  const own = phases.filter((phase) => phase.step === step)
  if (own.length === 0) return undefined
  const weeks = spanOf(own)
  return format(weeks.from === weeks.to ? words.week : words.weeks, rangeText(weeks))
}

/** The rate that the worked example is held to. */
export function exampleRate({ example, spaces, levels, commercial }: Estimate): Range | undefined {
  const isCommercial = spaces.find(({ key }) => key === example.space)?.commercial
  return isCommercial ? commercial?.rate : levels.find(({ key }) => key === example.level)?.rate
}

type WeekWords = Pick<Words['services'], 'week' | 'weeks'>
