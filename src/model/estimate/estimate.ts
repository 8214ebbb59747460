import type { Range } from '../schema/estimate.ts'
import type { Figures, Level, Space } from './estimateFigures.ts'

/** What a visitor has chosen. */
export interface Chosen {
  readonly space: Space
  readonly level: Level
  /** Square feet. */
  readonly area: number
}

/** What a choice comes to, in ringgit; all but the rate rounded to RM100. */
export interface Sums {
  /** Per square foot. */
  readonly rate: Range
  readonly cost: Range
  /** What to set aside on top of the cost. */
  readonly aside: Range
  /** One per milestone; they add up to the cost, unless its range is narrower than what rounding takes and adds. */
  readonly payments: readonly Range[]
}

/** Estimates what a choice costs. Offices and shops have one rate for all levels: a level changes only their weeks. */
export function estimate({ space, level, area }: Chosen, { commercial, contingency, milestones }: Figures): Sums {
  const { rate } = (space.commercial && commercial) || level
  const cost = { ...rate, from: rounded(rate.from * area), to: rounded(rate.to * area) }
  return {
    rate,
    cost,
    aside: {
      ...cost,
      from: rounded((cost.from * contingency.from) / 100),
      to: rounded((cost.to * contingency.to) / 100),
    },
    payments: paymentsOf(cost, milestones),
  }
}

function rounded(amount: number): number {
  return Math.round(amount / 100) * 100
}

function paymentsOf(cost: Range, milestones: Figures['milestones']): Range[] {
  const [least, most] = [cost.from, cost.to].map((total) => partsOf(total, milestones, rounded))
  // Where a range is narrow, the remainder of the most may be the lesser one.
  return (least ?? []).map((from, index) => ({ ...cost, from, to: Math.max(from, most?.[index] ?? from) }))
}

/** A total in parts, one per milestone. Every part but the last is rounded, up to what is left; the last is the remainder. */
export function partsOf(total: number, milestones: Figures['milestones'], round: (amount: number) => number): number[] {
  let left = total
  return milestones.map(({ share }, index) => {
    const isLast = index === milestones.length - 1
    const part = isLast ? left : Math.min(round((total * share) / 100), left)
    left -= part
    return part
  })
}
