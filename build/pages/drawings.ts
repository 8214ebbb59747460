import { withColours } from '../../src/model/brandColours.ts'
import type { Brand } from '../../src/model/schema/brand.ts'
import { digestOf } from '../cache/files.ts'
import type { Code } from '../code/code.ts'

/** The file of drawings in the firm's colours, by its name in dist. */
export function drawingsOf({ drawings }: Pick<Code, 'drawings'>, brand: Brand): [file: string, bytes: Uint8Array] {
  const text = withColours(drawings, brand)
  return [`assets/drawings-${digestOf(text).slice(0, 8)}.svg`, Buffer.from(text)]
}
