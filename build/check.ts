import type { Facts } from './facts.ts'
import { type Problem, problem } from './problems.ts'

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

/** An address without its percent signs; as it is where they mean nothing. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
