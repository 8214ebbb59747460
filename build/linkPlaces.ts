import { linkResolver } from '../src/model/articleLinks.ts'
import type { Addresses } from '../src/model/routes.ts'
import type { Source } from '../src/model/source.ts'
import type { PlaceOfLink } from './check.ts'
import type { Content } from './content.ts'

/** Finds where content names a link that a page carries. Nothing is made ready before a link is asked for: few are dead. */
export function linkPlaces(source: Source, files: Content['files'], { href }: Addresses): PlaceOfLink {
  let ready: ReturnType<typeof prepared> | undefined
  return (file, address) => {
    ready ??= prepared(source)
    const { entries, resolve } = ready
    const leadsThere = (url: string) => href(resolve(url, file)) === address
    const content = files.get(file)
    const place = entries.get(file)?.links.find(({ url }) => leadsThere(url)) ?? content?.placeOfText(leadsThere)
    return content && place && { line: place.line, column: place.column, source: content.text }
  }
}

function prepared(source: Source) {
  const entries = new Map([...source.articles, ...source.notes].map((entry) => [entry.file, entry]))
  return { entries, resolve: linkResolver(source) }
}
