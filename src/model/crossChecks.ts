import { resolveLink } from './articleLinks.ts'
import { GALLERY_CATEGORIES, GALLERY_ITEMS_PER_CATEGORY } from './constants.ts'
import type { Finding } from './finding.ts'
import { routes } from './routes.ts'
import type { Gallery, Redirect } from './schema.ts'
import type { Site } from './site.ts'
import type { ArticleEntry, Entry, Source } from './source.ts'

/** What no single file of content shows: ids that are used twice, a gallery out of shape, links and redirects to nowhere. */
export function crossChecks(source: Source, site: Site, routeOf: ReadonlyMap<string, string>): Finding[] {
  const known = knownRoutes(site)
  return [
    ...sameIds(source.articles),
    ...sameIds(source.notes),
    ...galleryProblems(source.gallery),
    ...linkProblems(source, known, routeOf),
    ...redirectProblems(source.redirects, known),
  ]
}

function sameIds(entries: readonly ArticleEntry[]): Finding[] {
  const files = new Map<number, string>()
  return entries.flatMap(({ file, data }) => {
    const earlier = files.get(data.id)
    files.set(data.id, earlier ?? file)
    if (!earlier) return []
    const reason = `The id ${data.id} is already used by ${earlier}`
    return [{ file, path: ['id'], rule: 'duplicate-id', reason, note: 'Give one of the two articles another id.' }]
  })
}

function galleryProblems({ file, data }: Entry<Gallery>): Finding[] {
  const ids = new Set<number>()
  const twice = data.items.flatMap((item, index): Finding[] => {
    if (!ids.has(item.id)) {
      ids.add(item.id)
      return []
    }
    const reason = `The gallery id ${item.id} is used twice`
    return [
      { file, path: ['items', index, 'id'], rule: 'duplicate-id', reason, note: 'Give this item an id of its own.' },
    ]
  })
  const counts = GALLERY_CATEGORIES.flatMap((category): Finding[] => {
    const count = data.items.filter((item) => item.category === category).length
    if (count === GALLERY_ITEMS_PER_CATEGORY) return []
    const reason = `${category} has ${count} gallery items; every project shows ${GALLERY_ITEMS_PER_CATEGORY}`
    return [
      {
        file,
        path: ['items'],
        rule: 'gallery-count',
        reason,
        note: 'Add or remove items of this category.',
        warning: true,
      },
    ]
  })
  return [...twice, ...counts]
}

function linkProblems(source: Source, known: ReadonlySet<string>, routeOf: ReadonlyMap<string, string>): Finding[] {
  return [...source.articles, ...source.notes].flatMap((entry) => {
    const related = (entry.data.relatedLinks ?? []).map(({ url }, index) => ({
      url,
      path: ['relatedLinks', index, 'url'],
    }))
    const button = { url: entry.data.cta.buttonLink, path: ['cta', 'buttonLink'] }
    const written = entry.links.map(({ url, line, column }) => ({ url, at: { line, column } }))
    return [...related, button, ...written].flatMap(({ url, ...place }): Finding[] => {
      const at = { file: entry.file, ...place, rule: 'dead-link' }
      const route = resolveLink(url, entry.file, routeOf)
      if (route === undefined) {
        const reason = `There is no article file ${JSON.stringify(url)}`
        return [{ ...at, reason, note: 'Write the path of the file, seen from this one.' }]
      }
      if (!route.startsWith('/blog/') || known.has(route.replace(/[?#].*$/, ''))) return []
      const reason = `There is no published article at ${JSON.stringify(route)}`
      return [{ ...at, reason, note: 'Link to an article that exists, or publish it first.' }]
    })
  })
}

/** Routes that lead to a page or a redirect. */
function knownRoutes(site: Site): Set<string> {
  return new Set([
    ...Object.values(routes).filter((route) => typeof route === 'string'),
    ...site.articles.map((article) => routes.article(article.id)),
    ...site.notes.map((note) => routes.note(note.id)),
    ...site.redirects.map(({ from }) => from),
  ])
}

function redirectProblems({ file, data }: Entry<Redirect[]>, known: ReadonlySet<string>): Finding[] {
  const targets = new Map(data.map(({ from, to }) => [from, to]))
  return data.flatMap(({ from, to }, index): Finding[] => {
    const at = { file, path: [index, 'to'] }
    if (isLoop(from, targets)) {
      const reason = `The redirect from ${JSON.stringify(from)} leads back to itself`
      return [{ ...at, rule: 'redirect-loop', reason, note: 'Let it lead to a page.' }]
    }
    const route = to.replace(/[?#].*$/, '')
    if (!route.startsWith('/') || known.has(route) || /\.\w+$/.test(route)) return []
    const reason = `There is no page at ${JSON.stringify(to)}`
    return [{ ...at, rule: 'dead-link', reason, note: 'Let it lead to a page that exists.' }]
  })
}

function isLoop(from: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>()
  let route: string | undefined = from
  while (route !== undefined && !seen.has(route)) {
    seen.add(route)
    route = targets.get(route)?.replace(/[?#].*$/, '')
  }
  return route === from
}
