import { masonryColumns } from '../../model/masonry.ts'
import type { GalleryItem } from '../../model/schema.ts'

/** Where an item stands: for each number of columns a word of its letter and the column, like 'a2 b1 c4'. */
export interface Placement {
  /** Among all items. */
  readonly at: string
  /** Among the items of its own category, for when the others are filtered away. */
  readonly in: string
}

/** Numbers of columns by the letter that styles know them under (Photos.module.css). */
const COLUMNS = { a: 2, b: 3, c: 4 }

/** Rows that an item spans, in 38ths of the column width: the picture's own 27, 36 or 48, and the gap of 2. */
const ROWS = { small: 29, medium: 38, large: 50 }

/** The place of every item, worked out here so that reading order follows the sight and nothing moves in the browser. */
export function placements(items: readonly GalleryItem[]): Placement[] {
  const all = words(items)
  const own = new Map<GalleryItem, string>()
  for (const category of new Set(items.map((item) => item.category))) {
    const group = items.filter((item) => item.category === category)
    words(group).forEach((word, index) => {
      own.set(group[index] as GalleryItem, word)
    })
  }
  return items.map((item, index) => ({ at: all[index] ?? '', in: own.get(item) ?? '' }))
}

function words(items: readonly GalleryItem[]): string[] {
  const heights = items.map(({ size }) => ROWS[size])
  const columns = Object.entries(COLUMNS).map(([letter, count]) =>
    masonryColumns(heights, count).map((column) => letter + column),
  )
  return items.map((_, index) => columns.map((column) => column[index]).join(' '))
}
