import { wholeWords } from './chinese.ts'
import { eachText } from './tokens.ts'
import { type Together, typographic } from './typography.ts'

/** Data from content with its texts typeset (typography.ts). */
export function typeset<Data>(data: Data, together: Together): Data {
  return eachText(data, (text, path) => {
    if (path.some((key) => NOT_TYPESET.has(key))) return text
    const set = typographic(text, together)
    return TITLES.has(path.at(-1)) ? wholeWords(set) : set
  }) as Data
}

/** Keys whose values are large. Those with emphasis are set by components (Rich). */
const TITLES = new Set<unknown>(['title', 'heading'])

/**
 * Keys whose values are not typeset: URLs, e-mail addresses, file names, phone numbers, names used in code, and what
 * form services ask for.
 */
const NOT_TYPESET = new Set<PropertyKey>(
  'file url base link buttonLink mapsUrl mapEmbedUrl endpoint endpointFields instagram facebook email phone mobile landlineChat category sentAs spaceType projectScope'.split(
    ' ',
  ),
)
