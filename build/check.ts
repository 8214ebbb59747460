import { basename } from 'node:path'
import { type Problem, problem } from './problems.ts'

/** What a document says that other files must keep true, and what is wrong in itself. Plain data, so that it can be kept. */
export interface Facts {
  readonly links: readonly string[]
  readonly ids: readonly string[]
  readonly faults: readonly { readonly rule: string; readonly reason: string; readonly note: string }[]
}

/** Where a content file names a link, if it does. */
export type PlaceOfLink = (
  file: string,
  link: string,
) => { readonly line: number; readonly column: number; readonly source: string } | undefined

/** The most that a page's HTML with its CSS may weigh, in brotli: what a fresh connection sends in its first flight. */
export const PAGE_BUDGET = 14_336

/**
 * Checks the produced files among themselves: links, fragments and assets that lead nowhere, one h1 and one title a page,
 * alternative texts, the byte budget. Pages are added as they are made; only what the check needs is kept of them.
 */
export class Check {
  private readonly files = new Set<string>()
  private readonly pages: Document[] = []
  private readonly problems: Problem[] = []

  constructor(
    private readonly base: string,
    private readonly origin: string,
  ) {}

  /** A file of dist that pages may refer to. */
  addFile(file: string): void {
    this.files.add(file)
  }

  /** A document of dist; `source` is the content file that it is made from. */
  addPage(file: string, facts: Facts, source: string): void {
    this.addFile(file)
    this.pages.push({ file, source, links: facts.links, ids: facts.ids })
    for (const { rule, reason, note } of facts.faults) {
      this.problems.push(problem({ file: source, rule, reason: `${reason} (${file})`, note }))
    }
  }

  /** The weight of a page in brotli. */
  addWeight(file: string, source: string, bytes: number): void {
    if (bytes <= PAGE_BUDGET) return
    const reason = `The page weighs ${bytes} bytes in brotli, over the budget of ${PAGE_BUDGET} (${file})`
    const note = 'Shorten it, or accept that its first paint takes a second round trip.'
    this.problems.push(problem({ file: source, rule: 'page-budget', reason, note, warning: true }))
  }

  /** Every problem, once all files are known. */
  finish(placeOf: PlaceOfLink = () => undefined): readonly Problem[] {
    const ids = new Map(this.pages.map(({ file, ids }) => [file, ids]))
    const known = new Map<string, string | undefined>()
    const whyBroken = (link: string, from: string) => {
      if (/^[?#]/.test(link)) return this.broken(link, from, ids)
      if (!known.has(link)) known.set(link, this.broken(link, from, ids)) // most pages say the same
      return known.get(link)
    }
    const broken = this.pages.flatMap(({ file, source, links }) =>
      links.flatMap((link) => {
        const reason = whyBroken(link, file)
        if (!reason) return []
        return problem({
          file: source,
          ...placeOf(source, link),
          rule: 'dead-link',
          reason: `${reason} (${file})`,
          note: 'Correct the link, or add what it names.',
        })
      }),
    )
    return [...this.problems, ...broken]
  }

  private broken(link: string, from: string, ids: ReadonlyMap<string, readonly string[]>): string | undefined {
    const local = link.startsWith(`${this.origin}/`) ? link.slice(this.origin.length) : link
    if (/^([a-z][a-z+.-]*:|\/\/)/i.test(local)) return undefined
    const [, path = '', fragment] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(local) ?? []
    if (path && !path.startsWith(this.base))
      return `The address ${JSON.stringify(link)} is outside the base ${this.base}`
    const target = path ? this.fileOf(unescaped(path.slice(this.base.length))) : from
    if (!target) return `The link ${JSON.stringify(link)} leads nowhere`
    if (!fragment || fragment === 'top' || !ids.has(target)) return undefined
    if (ids.get(target)?.includes(unescaped(fragment))) return undefined
    return `The link ${JSON.stringify(link)} names a place that its page does not have`
  }

  private fileOf(path: string): string | undefined {
    const page = `${path.replace(/\/$/, '')}/index.html`.replace(/^\//, '')
    return [path, page].find((file) => this.files.has(file))
  }
}

interface Document {
  readonly file: string
  readonly source: string
  readonly links: readonly string[]
  readonly ids: readonly string[]
}

/** The facts of a document, from its bytes. */
export function factsOf(html: string): Facts {
  const shown = withoutTemplates(html)
  const ids = [...shown.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => decode(id ?? ''))
  return { links: [...new Set(addressesIn(html))], ids: [...new Set(ids)], faults: faultsOf(html, shown, ids) }
}

function faultsOf(html: string, shown: string, ids: readonly string[]): Facts['faults'] {
  const h1 = count(shown, /<h1[\s>]/g)
  const titles = count(html.slice(0, html.indexOf('</head>')), /<title>/g)
  const images = html.match(/<img\s[^>]*>/g) ?? []
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  const faults = [
    h1 !== 1 && { rule: 'one-h1', reason: `The page has ${h1} main headings`, note: 'A page has exactly one h1.' },
    titles !== 1 && {
      rule: 'one-title',
      reason: `The page has ${titles} titles`,
      note: 'A page has exactly one title.',
    },
    images.some((image) => !/\salt="/.test(image)) && {
      rule: 'missing-alt',
      reason: 'A picture has no alternative text',
      note: 'Give the picture an alt text, empty for decoration.',
    },
    twice !== undefined && {
      rule: 'same-id',
      reason: `Two parts of the page are called ${JSON.stringify(twice)}`,
      note: 'Give the heading other words, or the part another id.',
    },
  ]
  return faults.flatMap((fault) => fault || [])
}

function addressesIn(html: string): string[] {
  const named = [...html.matchAll(ADDRESSES)].flatMap(([, one, several, card]) => {
    const value = decode(one ?? several ?? card ?? '')
    return several === undefined ? value : value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '')
  })
  const sheets = (html.match(/<style>[^<]*/g) ?? []).join('')
  const styles = [...sheets.matchAll(/url\((?!["']?data:)["']?([^"')]+)["']?\)/g)].map(([, value]) => value ?? '')
  return [...named, ...styles].filter(Boolean)
}

/** Attributes that hold an address, those that hold several, and the picture of the social card. */
const ADDRESSES =
  /\s(?:(?:href|(?:data-)?src|action)="([^"]*)"|(?:image)?srcset="([^"]*)")|<meta property="og:image" content="([^"]*)"/gi

/** What a template holds is not in the page until a script puts it there. */
function withoutTemplates(html: string): string {
  return html.includes('<template') ? html.replace(/<template[\s\S]*?<\/template>/g, '') : html
}

/** An address without its percent signs; as it is where they mean nothing. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function decode(text: string): string {
  if (!text.includes('&')) return text
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Why no page needs to link to a file of dist; undefined when one should. */
export function isUnlinked(file: string, text = ''): string | undefined {
  if (/\.(br|gz)$/.test(file)) return 'a compressed twin, chosen by the host'
  if (text.includes('http-equiv="refresh"')) return 'an address that moved'
  const reasons: Readonly<Record<string, string>> = {
    '404.html': 'served by the host for unknown addresses',
    _headers: 'read by the host',
    _redirects: 'read by the host',
    '.htaccess': 'read by the host',
    'robots.txt': 'fetched by crawlers at a fixed address',
    'sitemap.xml': 'named in robots.txt',
    'llms.txt': 'fetched by crawlers at a fixed address',
    'index.html': 'the home page',
  }
  return reasons[basename(file) === file ? file : '']
}
