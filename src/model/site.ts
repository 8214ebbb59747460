import type { Block } from './blocks.ts'
import { GALLERY_CATEGORIES, GALLERY_ITEMS_PER_CATEGORY } from './constants.ts'
import { newestFirst } from './related.ts'
import { routes } from './routes.ts'
import type {
  About,
  Blog,
  Contact,
  FrontMatter,
  Gallery,
  Home,
  LocalPicture,
  Redirect,
  Services,
  Settings,
} from './schema.ts'

/** Why an article that exists in content is not live: shown as a badge in dev. */
export type Unpublished = 'draft' | 'scheduled'

export interface Article extends FrontMatter {
  /** Where it was written, for messages. */
  readonly file: string
  /** The body. It is read anew each time, so that memory does not grow with the number of articles. */
  readonly content: () => readonly Block[]
  /** Tells one body from another. */
  readonly version: string
  readonly excerpt: string
  readonly unpublished?: Unpublished
}

/** A file of content, checked: its data, and the place of anything in it. */
export interface Entry<Data> {
  readonly file: string
  readonly data: Data
}

export interface ArticleEntry extends Entry<FrontMatter> {
  /** Read anew each time it is asked for. */
  readonly blocks: () => readonly Block[]
  /** Tells one body from another. */
  readonly version: string
  readonly links: readonly SourceLink[]
  readonly excerpt: string
}

/** A link as it was written, with its place. */
export interface SourceLink {
  readonly url: string
  readonly line: number
  readonly column: number
}

export interface Source {
  readonly settings: Entry<Settings>
  readonly home: Entry<Home>
  readonly about: Entry<About>
  readonly services: Entry<Services>
  readonly gallery: Entry<Gallery>
  readonly contact: Entry<Contact>
  readonly blog: Entry<Blog>
  readonly redirects: Entry<Redirect[]>
  readonly articles: readonly ArticleEntry[]
  readonly notes: readonly ArticleEntry[]
}

/** The checked model: everything that pages may show. */
export interface Site {
  readonly settings: Settings
  readonly home: Home
  readonly about: About
  readonly services: Services
  readonly gallery: Gallery
  readonly contact: Contact
  readonly blog: Blog
  readonly redirects: readonly Redirect[]
  /** Newest first. */
  readonly articles: readonly Article[]
  readonly notes: readonly Article[]
  readonly year: number
}

/** A picture that content refers to, and where. */
export interface PictureUse {
  readonly image: LocalPicture
  /** The content file, and the path into its data. */
  readonly entry: string
  readonly path: readonly PropertyKey[]
}

/** Something wrong in the content that no single file shows: what, where (a path into the data, or a place), and what to do. */
export interface Finding {
  readonly file: string
  readonly path?: readonly PropertyKey[]
  readonly at?: { readonly line: number; readonly column: number }
  readonly rule: string
  readonly reason: string
  readonly note: string
  /** Does not stop the build. */
  readonly warning?: boolean
}

export interface SiteOptions {
  /** Today, as '2026-02-19'. */
  readonly now: string
  /** Keep drafts and scheduled articles, marked. */
  readonly drafts: boolean
}

/** Entries into the checked model: what is not published is dropped, links to files are resolved, rules across files are checked. */
export function toSite(source: Source, { now, drafts }: SiteOptions): { value: Site; problems: Finding[] } {
  const routeOf = routesByFile(source)
  const live = (entries: readonly ArticleEntry[]) =>
    entries
      .map((entry) => toArticle(entry, now, routeOf))
      .filter((article) => drafts || !article.unpublished)
      .sort(newestFirst)
  const settings = source.settings.data
  const site: Site = {
    settings,
    home: filled(source.home.data, settings),
    about: filled(source.about.data, settings),
    services: filled(source.services.data, settings),
    gallery: filled(source.gallery.data, settings),
    contact: filled(source.contact.data, settings),
    blog: filled(source.blog.data, settings),
    redirects: source.redirects.data,
    articles: live(source.articles),
    notes: live(source.notes).sort((a, b) => a.id - b.id),
    year: Number(now.slice(0, 4)),
  }
  return {
    value: site,
    problems: [
      ...sameIds(source.articles),
      ...sameIds(source.notes),
      ...galleryProblems(source.gallery),
      ...linkProblems(source, site, routeOf),
      ...redirectProblems(source.redirects, site),
    ],
  }
}

/** Every picture of what is shown, with its place in content. */
export function pictureUses(source: Source, { now, drafts }: SiteOptions): PictureUse[] {
  const { home, about, services, gallery, contact, articles, notes } = source
  const shown = [...articles, ...notes].filter(({ data }) => drafts || !unpublished(data, now))
  return [home, about, services, gallery, contact, ...shown].flatMap(({ file, data }) => picturesIn(data, file, []))
}

function picturesIn(value: unknown, entry: string, path: readonly PropertyKey[]): PictureUse[] {
  if (value === null || typeof value !== 'object') return []
  if ('file' in value && 'alt' in value) return [{ image: value as LocalPicture, entry, path }]
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) => picturesIn((value as Record<PropertyKey, unknown>)[key], entry, [...path, key]))
}

/** Copy in which {phone}, {email} and the like stand for the firm's own. */
function filled<Data>(data: Data, { contact }: Settings): Data {
  const details: Readonly<Record<string, unknown>> = contact
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole))
  return JSON.parse(JSON.stringify(data), (_, value) => (typeof value === 'string' ? fill(value) : value))
}

/** Articles that wait: drafts, and those with a publishDate after `now`. */
export function unpublished(data: FrontMatter, now: string): Unpublished | undefined {
  if (data.draft) return 'draft'
  return data.publishDate && data.publishDate > now ? 'scheduled' : undefined
}

function toArticle(entry: ArticleEntry, now: string, routeOf: Map<string, string>): Article {
  const { file, data, links, excerpt } = entry
  const resolve = (url: string) => resolveLink(url, file, routeOf) ?? url
  const linksFiles = links.some(({ url }) => url.includes('.md'))
  // Not spread: with objects out of JSON that takes three times as long, and every save in dev makes all articles anew.
  return Object.assign({}, data, {
    file,
    excerpt,
    unpublished: unpublished(data, now),
    relatedLinks: data.relatedLinks?.map((related) => ({ ...related, url: resolve(related.url) })),
    cta: { ...data.cta, buttonLink: resolve(data.cta.buttonLink) },
    version: [entry.version, ...(linksFiles ? links.map(({ url }) => resolve(url)) : [])].join(' '),
    content: linksFiles ? () => entry.blocks().map((block) => withLinks(block, resolve)) : entry.blocks,
  })
}

/** Links as pages carry them: those that name an article's file lead to its route. */
export function linkResolver(source: Source): (url: string, from: string) => string {
  const routeOf = routesByFile(source)
  return (url, from) => resolveLink(url, from, routeOf) ?? url
}

function routesByFile({ articles, notes }: Source): Map<string, string> {
  return new Map([
    ...articles.map(({ file, data }) => [file, routes.article(data.id)] as const),
    ...notes.map(({ file, data }) => [file, routes.note(data.id)] as const),
  ])
}

/** A link that names a Markdown file, as the route of that file; undefined when there is no such file. Others pass. */
function resolveLink(url: string, from: string, routeOf: Map<string, string>): string | undefined {
  const [, path, fragment = ''] = /^((?!\/|[a-z]+:)[^#?]+\.md)(#.*)?$/i.exec(url) ?? []
  if (!path) return url
  const route = routeOf.get(joinPath(from, path))
  return route && route + fragment
}

/** 'content/blog/01-a.md' and '../x.md' -> 'content/x.md'. */
function joinPath(from: string, relative: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

type Resolve = (url: string) => string

function withLinks(block: Block, resolve: Resolve): Block {
  if (block.type === 'callout') return block.url ? { ...block, url: resolve(block.url) } : block
  if (block.type === 'unsupported') return block
  return JSON.parse(JSON.stringify(block), (key, value) => (key === 'url' ? resolve(value) : value))
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
  const ids = new Map<number, number>()
  const twice = data.items.flatMap((item, index): Finding[] => {
    if (!ids.has(item.id)) {
      ids.set(item.id, index)
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

function linkProblems(source: Source, site: Site, routeOf: Map<string, string>): Finding[] {
  const known = knownRoutes(site)
  return [...source.articles, ...source.notes].flatMap((entry) => {
    const related = (entry.data.relatedLinks ?? []).map(({ url }, index) => ({
      url,
      path: ['relatedLinks', index, 'url'],
    }))
    const button = { url: entry.data.cta.buttonLink, path: ['cta', 'buttonLink'] }
    const written = entry.links.map(({ url, line, column }) => ({ url, at: { line, column } }))
    return [...related, button, ...written].flatMap(({ url, ...place }): Finding[] => {
      const route = resolveLink(url, entry.file, routeOf)
      if (route === undefined) {
        const reason = `There is no article file ${JSON.stringify(url)}`
        return [
          {
            file: entry.file,
            ...place,
            rule: 'dead-link',
            reason,
            note: 'Write the path of the file, seen from this one.',
          },
        ]
      }
      if (!route.startsWith('/blog/') || known.has(route.replace(/[?#].*$/, ''))) return []
      const reason = `There is no published article at ${JSON.stringify(route)}`
      return [
        {
          file: entry.file,
          ...place,
          rule: 'dead-link',
          reason,
          note: 'Link to an article that exists, or publish it first.',
        },
      ]
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

function redirectProblems({ file, data }: Entry<Redirect[]>, site: Site): Finding[] {
  const known = knownRoutes(site)
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
