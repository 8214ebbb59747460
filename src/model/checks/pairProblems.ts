import type { Unplaced } from '../problem.ts'
import type { Gallery, GalleryItem } from '../schema/gallery.ts'

type Half = GalleryItem & { readonly index: number }

/** Before/after pairs that are incomplete, or have two pictures of the same state. */
export function pairProblems({ items }: Gallery): Unplaced[] {
  const paired = items.flatMap((item, index): Half[] => (item.pair ? [{ ...item, index }] : []))
  const lone = items.flatMap((item, index): Unplaced[] => {
    if (Boolean(item.pair) === Boolean(item.state)) return []
    const reason = item.pair
      ? `The picture ${JSON.stringify(item.title)} belongs to the pair ${item.pair}, but is neither before nor after`
      : `The picture ${JSON.stringify(item.title)} is ${JSON.stringify(item.state)}, but belongs to no pair`
    const remedy = item.pair ? 'Add "state: before" or "state: after".' : 'Add the "pair" that it belongs to.'
    return [{ path: ['items', index, item.pair ? 'pair' : 'state'], rule: 'half-pair', reason, remedy }]
  })
  return [...lone, ...paired.flatMap((half) => problemOf(half, paired))]
}

function problemOf(half: Half, paired: readonly Half[]): Unplaced[] {
  const { pair = '', state, category, title, index } = half
  if (!state) return []
  const path = ['items', index, 'pair']
  const own = paired.filter((other) => other.pair === pair && other.category === category)
  const first = own.find((other) => other.state === state)
  if (first && first.index < index) {
    const reason = `The pair ${pair} of ${JSON.stringify(category)} has two "${state}" pictures: ${JSON.stringify(first.title)} and ${JSON.stringify(title)}`
    const remedy = 'Change the state of one of them, or give it a pair of its own.'
    return [{ path: ['items', index, 'state'], rule: 'pair-twice', reason, remedy }]
  }
  if (own.some((other) => other.state && other.state !== state)) return []
  const missing = state === 'before' ? 'after' : 'before'
  const reason = `The pair ${pair} of ${JSON.stringify(category)} has no "${missing}" picture`
  return [{ path, rule: 'half-pair', reason, remedy: 'Add the other picture, or remove "pair" and "state" here.' }]
}
