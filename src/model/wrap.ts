/** Moves an index by `step` in a list that wraps around at both ends. `count` must be at least 1. */
export function wrap(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count
}
