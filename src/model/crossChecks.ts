import { resolveLink } from './articleLinks.ts'
import { GALLERY_CATEGORIES, GALLERY_ITEMS_PER_CATEGORY } from './constants.ts'
import type { ArticleEntry, Content, Entry } from './content.ts'
import { instructionProblems } from './instructionProblems.ts'
import type { Problem } from './problem.ts'
import { redirectProblems } from './redirects.ts'
import { routes } from './routes.ts'
import type { Gallery } from './schema/gallery.ts'
import type { Redirect } from './schema/redirects.ts'
import { serviceProblems } from './serviceProblems.ts'

/** What is published: all that a link may lead to. */
interface Published {
  readonly articles: readonly { readonly id: number }[]
  readonly notes: readonly { readonly id: number }[]
  readonly redirects: readonly Redirect[]
}

/** What no single file of content shows: ids that are used twice, a gallery out of shape, links and redirects to nowhere. */
export function crossChecks(content: Content, site: Published, routeOf: ReadonlyMap<string, string>): Problem[] {
  const pages = pageRoutes(site)
  const known = new Set([...pages, ...site.redirects.map(({ from }) => from)])
  return [
    ...sameIds(content.articles),
    ...sameIds(content.notes),
    ...galleryProblems(content.gallery),
    ...serviceProblems(content),
    ...instructionProblems([...content.articles, ...content.notes]),
    ...linkProblems(content, known, routeOf),
    ...redirectProblems(content.redirects, pages),
  ]
}

function sameIds(entries: readonly ArticleEntry[]): Problem[] {
  const files = new Map<number, string>()
  return entries.flatMap(({ file, data }) => {
    const earlier = files.get(data.id)
    files.set(data.id, earlier ?? file)
    if (!earlier) return []
    const reason = `The id ${data.id} is already used by ${earlier}`
    return [{ file, path: ['id'], rule: 'duplicate-id', reason, remedy: 'Give one of the two articles another id.' }]
  })
}

function galleryProblems({ file, data }: Entry<Gallery>): Problem[] {
  const ids = new Set<number>()
  const twice = data.items.flatMap((item, index): Problem[] => {
    if (!ids.has(item.id)) {
      ids.add(item.id)
      return []
    }
    const reason = `The gallery id ${item.id} is used twice`
    return [
      { file, path: ['items', index, 'id'], rule: 'duplicate-id', reason, remedy: 'Give this item an id of its own.' },
    ]
  })
  const counts = GALLERY_CATEGORIES.flatMap((category): Problem[] => {
    const count = data.items.filter((item) => item.category === category).length
    if (count === GALLERY_ITEMS_PER_CATEGORY) return []
    const reason = `${category} has ${count} gallery items; every project shows ${GALLERY_ITEMS_PER_CATEGORY}`
    return [
      {
        file,
        path: ['items'],
        rule: 'gallery-count',
        reason,
        remedy: 'Add or remove items of this category.',
        warning: true,
      },
    ]
  })
  return [...twice, ...counts]
}

function linkProblems(content: Content, known: ReadonlySet<string>, routeOf: ReadonlyMap<string, string>): Problem[] {
  return [...content.articles, ...content.notes].flatMap((entry) => {
    const related = (entry.data.relatedLinks ?? []).map(({ url }, index) => ({
      url,
      path: ['relatedLinks', index, 'url'],
    }))
    const button = { url: entry.data.cta.buttonLink, path: ['cta', 'buttonLink'] }
    const written = entry.links
    return [...related, button, ...written].flatMap(({ url, ...place }): Problem[] => {
      const at = { file: entry.file, ...place, rule: 'dead-link' }
      const route = resolveLink(url, entry.file, routeOf)
      if (route === undefined) {
        const reason = `There is no article file ${JSON.stringify(url)}`
        return [{ ...at, reason, remedy: 'Write the path of the file, seen from this one.' }]
      }
      if (!route.startsWith('/blog/') || known.has(route.replace(/[?#].*$/, ''))) return []
      const reason = `There is no published article at ${JSON.stringify(route)}`
      return [{ ...at, reason, remedy: 'Link to an article that exists, or publish it first.' }]
    })
  })
}

/** Routes that lead to a page. */
function pageRoutes(site: Published): Set<string> {
  return new Set([
    ...Object.values(routes).filter((route) => typeof route === 'string'),
    ...site.articles.map((article) => routes.article(article.id)),
    ...site.notes.map((note) => routes.note(note.id)),
  ])
}
