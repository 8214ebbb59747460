import type { GalleryItem } from '../../model/schema/gallery.ts'

/** The before/after pairs of a project, in the order of their labels. */
export function pairsOf(items: readonly GalleryItem[], project: string) {
  const own = items.filter(({ category, pair }) => category === project && pair)
  const labels = [...new Set(own.map(({ pair = '' }) => pair))].sort()
  return labels.flatMap((label) => {
    const pictures = own.filter(({ pair }) => pair === label)
    const before = pictures.find(({ state }) => state === 'before')
    const after = pictures.find(({ state }) => state === 'after')
    return before && after ? [{ before, after }] : []
  })
}
