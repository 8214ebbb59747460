import type { Content } from '../content.ts'
import { chainFrom, normalRedirects } from '../redirects.ts'
import { routes } from '../routes.ts'
import { decoded } from '../text/decoded.ts'
import { type Block, type Inline, mergeStrings } from './blocks.ts'
import { unpublished } from './unpublished.ts'

/** What links to articles can resolve to. */
export interface Targets {
  /** The routes of all articles and notes, published or not, by file. */
  readonly routeOf: ReadonlyMap<string, string>
  /** The routes of the articles and notes that are shown. */
  readonly published: ReadonlySet<string>
  /** The targets of redirects, by the route that is redirected. */
  readonly redirects: ReadonlyMap<string, string>
}

/** Which articles are shown. */
export interface Published {
  /** Today, as '2026-02-19'. */
  readonly now: string
  /** Whether drafts and scheduled articles are shown. */
  readonly drafts: boolean
}

/** What a link resolves to: a route, an article that is gone or not published yet, or a misspelt file name. */
type LinkTarget =
  | { readonly route: string }
  | { readonly lost: 'gone' | 'unpublished'; readonly name: string }
  | { readonly misspelt: string; readonly meant: string }

/** Collects the articles, notes and redirects that links can resolve to. */
export function linkTargets({ articles, notes, redirects }: Content, options: Published): Targets {
  const entries = [
    ...articles.map(({ file, data }) => ({ file, data, route: routes.article(data.id) })),
    ...notes.map(({ file, data }) => ({ file, data, route: routes.note(data.id) })),
  ]
  const routeOf = new Map(entries.map(({ file, route }) => [file.normalize(), route])) // macOS may separate accents
  const shown = entries.filter(({ data }) => options.drafts || !unpublished(data, options.now))
  const published = new Set(shown.map(({ route }) => route))
  const moved = normalRedirects(redirects.data).map(({ from, to }): [string, string] => {
    const [path = '', fragment = ''] = to.split(/(?=#)/)
    return [from, (routeOf.get(joinPath(redirects.file, path)) ?? path) + fragment]
  })
  return { routeOf, published, redirects: new Map(moved) }
}

/** Resolves a link in the file `from`. Links that do not name an article are returned as they are. */
export function targetOf(url: string, from: string, targets: Targets): LinkTarget {
  const { routeOf, published } = targets
  // '../03-light.md#colour', but neither '/03-light.md' nor 'https://example.com/03-light.md'
  const [, path, fragment = ''] = /^((?!\/|[a-z]+:)[^#?]+\.md)(#.*)?$/i.exec(url) ?? []
  if (path) {
    const file = joinPath(from, decoded(path)).normalize()
    const route = routeOf.get(file)
    if (route) return published.has(route) ? { route: route + fragment } : { lost: 'unpublished', name: path }
    const number = numberOf(file)
    const moved = number && redirected(`/${number.replace('content/', '')}${fragment}`, targets)
    if (moved) return moved
    const files = [...routeOf.keys()]
    const name = `/${file.split('/').at(-1)}`
    const meant =
      files.find((other) => number && numberOf(other) === number) ?? files.find((other) => other.endsWith(name))
    return meant ? { misspelt: path, meant: linkTo(meant, from) } : { lost: 'gone', name: path }
  }
  // '/blog/3', '/blog/support/3/?a#b'
  const [, note = '', id] = /^\/blog\/(support\/)?(\d+)\/?(?=[?#]|$)/.exec(url) ?? []
  const route = id && (note ? routes.note(Number(id)) : routes.article(Number(id)))
  if (route && published.has(route)) return { route: url }
  const moved = redirected(url, targets)
  if (moved || !route) return moved ?? { route: url }
  return { lost: [...routeOf.values()].includes(route) ? 'unpublished' : 'gone', name: route }
}

/** Resolves a URL that is redirected, by where its chain of redirects ends; undefined for any other URL. */
function redirected(url: string, { redirects, ...targets }: Targets): LinkTarget | undefined {
  const end = chainFrom(url, redirects).slice(1).at(-1)
  if (end === undefined) return undefined
  const target = targetOf(end, '', { ...targets, redirects: new Map() })
  return 'route' in target ? { route: url } : target
}

/** The route of a link; undefined when its article is gone, not published yet or misspelt. */
export function resolveLink(url: string, from: string, targets: Targets): string | undefined {
  const target = targetOf(url, from, targets)
  return 'route' in target ? target.route : undefined
}

/** Returns a function that turns links in content into links of pages: an article's file name becomes its route. */
export function linkResolver(content: Content): (url: string, from: string) => string {
  const targets = linkTargets(content, { now: '', drafts: true })
  return (url, from) => resolveLink(url, from, targets) ?? url
}

type Resolve = (url: string) => string | undefined

/** The blocks with their links resolved. Links that lead nowhere become plain text. */
export function withLinks(blocks: readonly Block[], resolve: Resolve): readonly Block[] {
  return blocks.map((block) => {
    if (block.type !== 'callout') return resolved(block, resolve)
    return block.url ? { ...block, url: resolve(block.url) ?? '' } : block
  })
}

/** JSON revives inner values first: a lost link is without its URL by the time the array around it takes in its words. */
function resolved(block: Block, resolve: Resolve): Block {
  return JSON.parse(JSON.stringify(block), (_, value) => {
    if (Array.isArray(value) && value.some(isLost))
      return mergeStrings(value.flatMap((part) => (isLost(part) ? part.children : part)))
    return value?.type === 'link' ? { ...value, url: resolve(value.url) } : value
  })
}

/** Whether a part is a link that could not be resolved. */
function isLost(part: Inline): part is Extract<Inline, { type: 'link' }> {
  return typeof part === 'object' && part.type === 'link' && !part.url
}

/** 'content/blog/support/3-a.md' -> 'content/blog/support/3': the part of the name that a change of title keeps. */
function numberOf(file: string): string | undefined {
  const [, folder, number] = /^(.*\/)0*(\d+)[^/]*$/.exec(file) ?? []
  return number && `${folder}${number}`
}

/** The link from one file to another: '../18-a.md', with spaces encoded, because Markdown would end it there. */
function linkTo(file: string, from: string): string {
  const there = file.split('/')
  const here = from.split('/').slice(0, -1)
  while (here.length > 0 && here[0] === there[0]) {
    here.shift()
    there.shift()
  }
  return [...here.map(() => '..'), ...there].join('/').replaceAll(' ', '%20')
}

/** Resolves a relative path against a file: 'content/blog/01-a.md' and '../x.md' -> 'content/x.md'. */
function joinPath(from: string, relative: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
