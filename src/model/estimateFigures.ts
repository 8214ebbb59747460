import type { Estimate, Range } from './schema/estimate.ts'

export interface Space {
  readonly key: string
  readonly label: string
  /** A usual area, in words, to go by. */
  readonly usual?: string
  readonly commercial?: boolean
  /** Whether its management office asks for a deposit. */
  readonly deposit?: boolean
  /** What the contact form calls it. */
  readonly spaceType: string
}

export interface Level {
  readonly key: string
  readonly label: string
  readonly rate: Range
  readonly weeks: Range
}

interface Milestone {
  /** Per cent of the cost. */
  readonly share: number
  /** Where in the programme it falls. */
  readonly at?: string
}

/** What a first number is worked out from. */
export interface Figures {
  readonly spaces: readonly Space[]
  readonly levels: readonly Level[]
  /** The rate of offices and shops, whatever changes. */
  readonly commercial: Omit<Estimate['commercial'], 'includes'>
  readonly buffer: Range
  readonly contingency: Range
  readonly milestones: readonly Milestone[]
  readonly area: { readonly from: number; readonly to: number }
}
