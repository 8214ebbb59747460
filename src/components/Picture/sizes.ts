/**
 * The `sizes` of a picture that takes `width` from the breakpoint `from` on, and the whole column below it. Phones claim
 * two thirds of their width: at three pixels to the point nobody sees the rest, and it is half the bytes.
 */
export function columnSizes(from: '48rem' | '64rem', width: string): string {
  return `(min-width:${from}) ${width},(max-width:37.49rem) 64vw,92vw`
}
