/** Something that content marks with `sample: true`: the way to it, and the first text in it. */
export interface Sample {
  readonly path: readonly PropertyKey[]
  readonly text: string
}

/** Everything in some data that stands in for the firm's own. */
export function samplesIn(value: unknown, path: readonly PropertyKey[] = []): Sample[] {
  if (value === null || typeof value !== 'object') return []
  const text = Object.values(value).find((each) => typeof each === 'string') ?? ''
  const own = 'sample' in value && value.sample === true ? [{ path, text }] : []
  const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...own, ...steps.flatMap(([step, inner]) => samplesIn(inner, [...path, step]))]
}

/** Numbers, addresses and words that stand in for others, whoever wrote them. */
const STAND_INS =
  /(?:\+?\d[\d -]*)?\b0{3,4} ?0000\b|[\w.+-]+@example\.\w+|[\w.+@-]+\.example\b(?!\.\w)|\bexample\.(?:com|my)\b|\b(?:Jalan|Lorong) Contoh\b|\blorem ipsum\b|\bTODO\b|\bXXX+\b/gi

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
