import { firstFound, type Unplaced } from '../problem.ts'
import type { Gallery, GalleryItem } from '../schema/gallery.ts'

type Half = GalleryItem & { readonly index: number }

/** Pictures with only half of what makes a pair, pairs with two pictures of the same state, and incomplete pairs. */
export function pairProblems({ items }: Gallery): readonly Unplaced[] {
  const paired = items.flatMap((item, index): Half[] => (item.pair ? [{ ...item, index }] : []))
  return firstFound(items.flatMap(halfSaid), repeatedStates(paired), missingStates(paired))
}

function halfSaid({ title, pair, state }: GalleryItem, index: number): Unplaced[] {
  if (Boolean(pair) === Boolean(state)) return []
  const reason = pair
    ? `The picture ${JSON.stringify(title)} belongs to the pair ${pair}, but is neither before nor after`
    : `The picture ${JSON.stringify(title)} is ${JSON.stringify(state)}, but belongs to no pair`
  const remedy = pair ? 'Add "state: before" or "state: after".' : 'Add the "pair" that it belongs to.'
  return [{ path: ['items', index, pair ? 'pair' : 'state'], rule: 'half-pair', reason, remedy }]
}

function repeatedStates(paired: readonly Half[]): Unplaced[] {
  return paired.flatMap((half): Unplaced[] => {
    const { pair, state, category, title, index } = half
    const first = paired.find((other) => isSamePair(other, half) && other.state === state)
    if (!first || first.index === index) return []
    const reason = `The pair ${pair} of ${JSON.stringify(category)} has two "${state}" pictures: ${JSON.stringify(first.title)} and ${JSON.stringify(title)}`
    const remedy = 'Change the state of one of them, or give it a pair of its own.'
    return [{ path: ['items', index, 'state'], rule: 'pair-twice', reason, remedy }]
  })
}

function missingStates(paired: readonly Half[]): Unplaced[] {
  return paired.flatMap((half): Unplaced[] => {
    const { pair, state, category, index } = half
    if (paired.some((other) => isSamePair(other, half) && other.state !== state)) return []
    const reason = `The pair ${pair} of ${JSON.stringify(category)} has no "${state === 'before' ? 'after' : 'before'}" picture`
    const remedy = 'Add the other picture, or remove "pair" and "state" here.'
    return [{ path: ['items', index, 'pair'], rule: 'half-pair', reason, remedy }]
  })
}

function isSamePair(one: Half, other: Half): boolean {
  return one.pair === other.pair && one.category === other.category
}
