/**
 * The `sizes` of a picture that is `width` wide from the breakpoint `from` on and fills the column below. Phones claim
 * two thirds of their width: at three device pixels per CSS pixel nobody sees the difference, and it halves the bytes.
 * Safari takes `min()` and `max()` in `sizes` for 100vw.
 */
export function columnSizes(from: '48rem' | '64rem', width: string): string {
  return `(min-width:${from}) ${width},(max-width:37.49rem) 64vw,92vw`
}
