/**
 * The column, from 1, of each item of a masonry whose reading order follows the sight: every item goes to the column
 * that ends highest, the leftmost of equals. Heights are relative to the column width.
 */
export function masonryColumns(heights: readonly number[], columns: number): number[] {
  const ends = new Array<number>(columns).fill(0)
  return heights.map((height) => {
    const column = ends.indexOf(Math.min(...ends))
    ends[column] = (ends[column] ?? 0) + height
    return column + 1
  })
}
