import { wholeWords } from './chinese.ts'
import { type Together, typographic } from './typography.ts'

/** Data from content with its texts typeset (typography.ts). */
export function typeset<Data>(data: Data, together: Together): Data {
  const set = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') {
      const text = typographic(value, together)
      return TITLES.has(key) ? wholeWords(text) : text
    }
    if (Array.isArray(value)) return value.map((each) => set(each))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, NOT_TYPESET.has(key) ? each : set(each, key)]),
    )
  }
  return set(data) as Data
}

/** Keys whose values are large. Those with emphasis are set by components (Rich). */
const TITLES = new Set(['title', 'heading'])

/** Keys whose values are not typeset: URLs, e-mail addresses, file names, phone numbers, names used in code, and what form services ask for. */
const NOT_TYPESET = new Set(
  'file url base link buttonLink mapsUrl mapEmbedUrl endpoint endpointFields instagram facebook email phone mobile landlineChat category sentAs spaceType projectScope'.split(
    ' ',
  ),
)
