import type { Estimate, Range } from '../schema/estimate.ts'

export type Space = Omit<Estimate['spaces'][number], 'plan'>
export type Level = Omit<Estimate['levels'][number], 'includes'>

/** The figures that a first number is calculated from. */
export interface Figures extends Pick<Estimate, 'buffer' | 'contingency'> {
  readonly spaces: readonly Space[]
  readonly levels: readonly Level[]
  /** The rate of offices and shops, if there are any, which is the same for all levels. */
  readonly commercial?: Pick<Level, 'label' | 'rate'>
  /** The share of each payment, in per cent, and the point in the programme at which it is due. */
  readonly milestones: readonly Pick<Estimate['milestones'][number], 'share' | 'at'>[]
  /** The smallest and the largest area, in square feet. */
  readonly area: Range
}

/** The figures of an estimate, for the script that calculates with them. */
export function figuresOf({ spaces, levels, commercial, buffer, contingency, milestones, area }: Estimate): Figures {
  return {
    spaces: spaces.map(({ plan, ...space }) => space),
    levels: levels.map(({ includes, ...level }) => level),
    commercial: commercial && { label: commercial.label, rate: commercial.rate },
    milestones: milestones.map(({ share, at }) => ({ share, at })),
    area: { from: area.from, to: area.to },
    buffer,
    contingency,
  }
}

/**
 * The estimate without the rate of commercial spaces, or the deposit, if no space has it. If all spaces are commercial,
 * their rate is that of every level.
 */
export function offered(estimate: Estimate): Estimate {
  const { spaces, levels, commercial, deposit } = estimate
  const rate = spaces.every((space) => space.commercial) ? commercial?.rate : undefined
  return {
    ...estimate,
    levels: rate ? levels.map((level) => ({ ...level, rate })) : levels,
    commercial: spaces.some((space) => space.commercial) ? commercial : undefined,
    deposit: spaces.some((space) => space.deposit) ? deposit : undefined,
  }
}
