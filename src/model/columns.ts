/** Columns for a number of entries, so that rows are as even as they can be: of at most 4, 5 stand as 3 and 2, 7 as 4 and 3. */
export function columnsFor(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most))
}
