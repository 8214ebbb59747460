/** Screens from which on the links stand in the header, and the pixels that it has there between its gutters. */
const steps = [
  ['64rem', 924],
  ['80rem', 1150],
] as const

export type MenuUntil = '64rem' | '80rem' | '100rem'

/**
 * The screen up to which the menu stands for the links, since name, links and phone number need more room than the header
 * has. Letters are counted, not measured; Figtree is 7.7 pixels wide on average, its figures 8.4.
 */
export function menuUntil(name: string, labels: readonly string[], phone: string): MenuUntil {
  const links = labels.reduce((sum, label) => sum + Math.max(44, label.length * 7.7) + 20, 0)
  const call = 70 + phone.length * 8.4
  // A long name may stand in two lines, and its descriptor need not be there.
  const logo = 41 + name.length * (name.length > 16 ? 4.6 : 11)
  const needed = logo + links + call + 30
  return steps.find(([, room]) => needed <= room)?.[0] ?? '100rem'
}
