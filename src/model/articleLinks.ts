import type { Block, Inline } from './blocks.ts'
import { calloutLink } from './calloutLink.ts'
import type { ArticleEntry, Content } from './content.ts'
import { normalRedirects } from './redirects.ts'
import { routes } from './routes.ts'
import { unpublished } from './unpublished.ts'

/** Where links to articles may lead. */
export interface Targets {
  /** The routes of articles and notes by their files, published or not. */
  readonly routeOf: ReadonlyMap<string, string>
  /** The routes of those that are published. */
  readonly live: ReadonlySet<string>
  /** Routes that lead on to others. */
  readonly redirected: ReadonlySet<string>
}

interface Published {
  /** Today, as '2026-02-19'. */
  readonly now: string
  /** Whether what waits is shown. */
  readonly drafts: boolean
}

/** What becomes of a link: it leads to a route, or to an article that is gone or waits, or its file is misspelt. */
export type Lead =
  | { readonly route: string }
  | { readonly lost: 'gone' | 'waiting'; readonly name: string }
  | { readonly misspelt: string; readonly meant: string }

/** The articles, notes and redirects of some content, as links find them. */
export function linkTargets({ articles, notes, redirects }: Content, options: Published): Targets {
  const entries = [
    ...articles.map(({ file, data }) => ({ file, data, route: routes.article(data.id) })),
    ...notes.map(({ file, data }) => ({ file, data, route: routes.note(data.id) })),
  ]
  const routeOf = new Map(entries.map(({ file, route }) => [file, route]))
  const shown = entries.filter(({ data }) => options.drafts || !unpublished(data, options.now))
  const targets = { routeOf, live: new Set(shown.map(({ route }) => route)), redirected: new Set<string>() }
  const moved = normalRedirects(redirects.data)
  const froms = new Set(moved.map(({ from }) => from))
  const leads = ({ to }: { to: string }) => 'route' in leadOf(to, '', { ...targets, redirected: froms })
  return { ...targets, redirected: new Set(moved.filter(leads).map(({ from }) => from)) }
}

/** Where a link of a file leads. All that does not name an article passes. */
export function leadOf(url: string, from: string, { routeOf, live, redirected }: Targets): Lead {
  const [, path, fragment = ''] = /^((?!\/|[a-z]+:)[^#?]+\.md)(#.*)?$/i.exec(url) ?? []
  if (path) {
    const file = joinPath(from, path)
    const route = routeOf.get(file)
    if (route) return live.has(route) ? { route: route + fragment } : { lost: 'waiting', name: path }
    const number = numberOf(file)
    const meant = number && [...routeOf.keys()].find((other) => numberOf(other) === number)
    if (meant) return { misspelt: path, meant: meant.replace(/.*\//, '') }
    const moved = number && `/${number.replace('content/', '')}`
    return moved && redirected.has(moved) ? { route: moved + fragment } : { lost: 'gone', name: path }
  }
  const [, note = '', id] = /^\/blog\/(support\/)?(\d+)\/?(?=[?#]|$)/.exec(url) ?? []
  if (!id) return { route: url }
  const route = note ? routes.note(Number(id)) : routes.article(Number(id))
  if (live.has(route) || redirected.has(route)) return { route: url }
  return { lost: [...routeOf.values()].includes(route) ? 'waiting' : 'gone', name: route }
}

/** The route of a link; undefined when it leads to an article that is not there. */
export function resolveLink(url: string, from: string, targets: Targets): string | undefined {
  const lead = leadOf(url, from, targets)
  return 'route' in lead ? lead.route : undefined
}

/** Links of content as pages carry them: those that name an article's file lead to its route. */
export function linkResolver(content: Content): (url: string, from: string) => string {
  const targets = linkTargets(content, { now: '', drafts: true })
  return (url, from) => resolveLink(url, from, targets) ?? url
}

type Resolve = (url: string) => string | undefined

/** Whether all links of an article, those that are guessed too, lead where they say. */
export function isResolved({ links, references }: ArticleEntry, resolve: Resolve): boolean {
  const guesses = references.map((block) => (block.type === 'callout' ? calloutLink(block) : {}))
  return [...links, ...guesses].every(({ url }: { url?: string }) => !url || resolve(url) === url)
}

/** Blocks whose links are resolved; what leads nowhere is plain text. */
export function withLinks(blocks: readonly Block[], resolve: Resolve): readonly Block[] {
  return blocks.map((block) => {
    if (block.type !== 'callout') return resolved(block, resolve)
    const { url } = calloutLink(block)
    return url ? { ...block, url: resolve(url) ?? '' } : block
  })
}

function resolved(block: Block, resolve: Resolve): Block {
  return JSON.parse(JSON.stringify(block), (_, value) => {
    if (Array.isArray(value) && value.some(isLost))
      return joined(value.flatMap((part) => (isLost(part) ? part.children : part)))
    return value?.type === 'link' ? { ...value, url: resolve(value.url) } : value
  })
}

/** Whether it is a link that has been resolved to nothing. */
function isLost(part: Inline): part is Extract<Inline, { type: 'link' }> {
  return typeof part === 'object' && part?.type === 'link' && !part.url
}

/** Inline content in which texts that follow each other are one. */
function joined(parts: readonly Inline[]): Inline[] {
  const whole: Inline[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (typeof part === 'string' && typeof last === 'string') whole[whole.length - 1] = last + part
    else whole.push(part)
  }
  return whole
}

/** 'content/blog/support/3-a.md' -> 'content/blog/support/3': what is left of the name when an article gets another title. */
function numberOf(file: string): string | undefined {
  const [, folder, number] = /^(.*\/)0*(\d+)(?!\d)[^/]*$/.exec(file) ?? []
  return number && `${folder}${number}`
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
