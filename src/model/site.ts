import { resolveLink, routesByFile, withLinks } from './articleLinks.ts'
import type { Block } from './blocks.ts'
import { crossChecks } from './crossChecks.ts'
import type { Finding } from './finding.ts'
import { newestFirst } from './related.ts'
import type { About, Blog, Contact, FrontMatter, Gallery, Home, Redirect, Services, Settings } from './schema.ts'
import type { ArticleEntry, Source } from './source.ts'
import { type Unpublished, unpublished } from './unpublished.ts'

/** An article that pages may show. */
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
  return { value: site, problems: crossChecks(source, site, routeOf) }
}

/** Copy in which {phone}, {email} and the like stand for the firm's own. */
function filled<Data>(data: Data, { contact }: Settings): Data {
  const details: Readonly<Record<string, unknown>> = contact
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole))
  return JSON.parse(JSON.stringify(data), (_, value) => (typeof value === 'string' ? fill(value) : value))
}

function toArticle(entry: ArticleEntry, now: string, routeOf: ReadonlyMap<string, string>): Article {
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
