import { wholeWords } from './chinese.ts'
import { type Together, typographic } from './typography.ts'

/** Data from content with its texts typeset (typography.ts). */
export function typeset<Data>(data: Data, together: Together): Data {
  return JSON.parse(JSON.stringify(data), (key, value) => {
    if (typeof value !== 'string' || NOT_TYPESET.has(key)) return value
    const set = typographic(value, together)
    return TITLES.has(key) ? wholeWords(set) : set
  })
}

/** Keys whose values are large. Those with emphasis are set by components (Rich). */
const TITLES = new Set(['title', 'heading'])

/** Keys whose values are not typeset: URLs, e-mail addresses, file names, phone numbers, and names used in code. */
const NOT_TYPESET = new Set(
  'file url base link buttonLink mapsUrl mapEmbedUrl endpoint instagram facebook email phone mobile landlineChat category sentAs spaceType projectScope'.split(
    ' ',
  ),
)
