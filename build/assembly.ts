import type { Addresses } from '../src/model/routes.ts'
import type { Code } from './code.ts'

/** What documents are put together from, besides their markup. */
export interface Assembly {
  readonly code: Code
  readonly addresses: Addresses
  /** Placeholder rules by class name. */
  readonly placeholders: ReadonlyMap<string, string>
  /** Whether names become letters and tokens their values; where people look at the page with tools they stay as written. */
  readonly shortNames?: boolean
  /** Where the contact form may send to, if anywhere. */
  readonly endpoint?: string
  /** Address of the map, allowed to be framed where it is. */
  readonly mapUrl: string
}
