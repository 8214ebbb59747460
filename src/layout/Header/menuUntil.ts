import { breadthOf } from '../../model/text/chinese.ts'

/** Breakpoints from which the links may be in the header, and the pixels between its gutters there. */
const steps = [
  ['64rem', 924],
  ['80rem', 1150],
] as const

export type MenuUntil = '64rem' | '80rem' | '100rem'

/**
 * Returns the breakpoint up to which the menu replaces the links, because name, links and phone number do not fit the
 * header. Widths are estimated by letter count: Figtree averages 7.7 pixels per Latin letter, 8.4 per digit.
 */
export function menuUntil(name: string, labels: readonly string[], phone: string): MenuUntil {
  const links = labels.reduce((sum, label) => sum + Math.max(44, breadthOf(label) * 7.7) + 20, 0)
  const call = 70 + phone.length * 8.4
  // A long name may wrap onto two lines, and its descriptor may be left out.
  const breadth = breadthOf(name)
  const logo = 41 + breadth * (breadth > 16 ? 4.6 : 11)
  const needed = logo + links + call + 30
  return steps.find(([, room]) => needed <= room)?.[0] ?? '100rem'
}
