/** The number of columns for the most even rows. If `most` is 4, 5 entries make rows of 3 and 2, 7 make 4 and 3. */
export function columnsFor(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most))
}
