import type { Block } from './blocks.ts'
import type { Content } from './content.ts'
import { routes } from './routes.ts'

/** Links as pages carry them: those that name an article's file lead to its route. */
export function linkResolver(content: Content): (url: string, from: string) => string {
  const routeOf = routesByFile(content)
  return (url, from) => resolveLink(url, from, routeOf) ?? url
}

/** The routes of articles and notes, by their files. */
export function routesByFile({ articles, notes }: Content): Map<string, string> {
  return new Map([
    ...articles.map(({ file, data }) => [file, routes.article(data.id)] as const),
    ...notes.map(({ file, data }) => [file, routes.note(data.id)] as const),
  ])
}

/** A link that names a Markdown file, as the route of that file; undefined when there is no such file. Others pass. */
export function resolveLink(url: string, from: string, routeOf: ReadonlyMap<string, string>): string | undefined {
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

/** A block whose links are resolved. */
export function withLinks(block: Block, resolve: (url: string) => string): Block {
  if (block.type === 'callout') return block.url ? { ...block, url: resolve(block.url) } : block
  if (block.type === 'unsupported') return block
  return JSON.parse(JSON.stringify(block), (key, value) => (key === 'url' ? resolve(value) : value))
}
