/** How often content says `sample: true`: that a text stands in for the firm's own. */
export function samplesIn(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0
  return Object.entries(value).reduce(
    (count, [key, inner]) => count + (key === 'sample' && inner === true ? 1 : samplesIn(inner)),
    0,
  )
}
