import type { Estimate, Range } from './schema/estimate.ts'

export interface Space {
  readonly key: string
  readonly label: string
  /** A typical area, in words, as guidance. */
  readonly usual?: string
  readonly commercial?: boolean
  /** Whether its management office requires a deposit. */
  readonly deposit?: boolean
  /** The matching value of `SPACE_TYPES` in the contact form. */
  readonly spaceType: string
}

export interface Level {
  readonly key: string
  readonly label: string
  readonly rate: Range
  readonly weeks: Range
}

interface Milestone {
  /** Percentage of the cost. */
  readonly share: number
  /** The point in the programme at which it is due. */
  readonly at?: string
}

/** The figures that a first number is calculated from. */
export interface Figures {
  readonly spaces: readonly Space[]
  readonly levels: readonly Level[]
  /** The rate of offices and shops, if there are any, which is the same for all levels. */
  readonly commercial?: Pick<Level, 'label' | 'rate'>
  readonly buffer: Range
  readonly contingency: Range
  readonly milestones: readonly Milestone[]
  readonly area: { readonly from: number; readonly to: number }
}

/** The estimate without the rate of commercial spaces, or the deposit, if no space has it. */
export function offered(estimate: Estimate): Estimate {
  const { spaces, commercial, deposit } = estimate
  return {
    ...estimate,
    commercial: spaces.some((space) => space.commercial) ? commercial : undefined,
    deposit: spaces.some((space) => space.deposit) ? deposit : undefined,
  }
}
