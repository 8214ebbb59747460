import type { GalleryItem } from '../../model/schema/gallery.ts'

/** A room before and after the work. */
export interface Pair {
  readonly before: GalleryItem
  readonly after: GalleryItem
}

/** The before/after pairs of a project, A first. A pair of which one picture is missing is left out. */
export function pairsOf(items: readonly GalleryItem[], category: GalleryItem['category']): Pair[] {
  return ['A', 'B'].flatMap((name) => {
    const pictures = items.filter((item) => item.category === category && item.pair === name)
    const before = pictures.find(({ state }) => state === 'before')
    const after = pictures.find(({ state }) => state === 'after')
    return before && after ? [{ before, after }] : []
  })
}
