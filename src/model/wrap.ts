/** An index moved by a step in a list that wraps around at both ends. `count` is at least 1. */
export function wrap(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count
}
