/** How often content says `sample: true`: that a text stands in for the firm's own. */
export function samplesIn(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0
  return Object.entries(value).reduce(
    (count, [key, inner]) => count + (key === 'sample' && inner === true ? 1 : samplesIn(inner)),
    0,
  )
}

/** Numbers, addresses and words that stand in for others, whoever wrote them. */
const STAND_INS =
  /(?:\+?\d[\d -]*)?\b0{3,4} ?0000\b|[\w.+-]+@(?:[\w-]+\.example\b|example\.\w+)|\bexample\.(?:com|my)\b|\b(?:Jalan|Lorong) Contoh\b|\blorem ipsum\b|\bTODO\b|\bXXX+\b/gi

/** What a form says to visitors of how an address looks. */
const SHOWN = /^name@example\.com$/i

export interface StandIn {
  readonly line: number
  readonly column: number
  readonly words: string
}

/**
 * Where the text of a file holds a stand-in: one that anybody would use, or one of `names`, which content marks as samples
 * elsewhere. Remarks of YAML are not looked at.
 */
export function standIns(text: string, names: readonly string[] = []): StandIn[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    if (/^\s*#\s/.test(line)) return []
    const plain = [...line.matchAll(STAND_INS)].map(({ 0: words, index: at }) => ({ words: words.trim(), at }))
    const named = names.flatMap((words) => {
      const at = line.search(
        new RegExp(`(?<![\\p{L}\\d])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u'),
      )
      return at < 0 ? [] : { words, at }
    })
    return [...plain, ...named]
      .filter(({ words }) => !SHOWN.test(words))
      .map(({ words, at }) => ({ line: index + 1, column: at + 1, words }))
  })
}

/** What people and projects are called that content marks with `sample: true`. */
export function namesOfSamples(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  const { sample, name, category } = value as Record<string, unknown>
  const own = sample === true ? [name, category].filter((each) => typeof each === 'string') : []
  return [...new Set([...own, ...Object.values(value).flatMap(namesOfSamples)])]
}
