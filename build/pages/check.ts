import type { Problem } from '../../src/model/problem.ts'
import { routeFile, routes, withoutBase } from '../../src/model/routes.ts'
import { decoded } from '../../src/model/text/decoded.ts'
import { closest } from '../../src/model/text/didYouMean.ts'
import type { PlacesOfLink } from '../content/places.ts'
import { type Facts, factsOf, factsOfSheet } from './facts.ts'

/** Maximum bytes of a page's HTML and inlined CSS in Brotli: what a new connection delivers in its first round trip. */
export const PAGE_BUDGET = 14_336
/** For the gallery, with every picture of every project, and the contact page, with all that its form may ever say. */
export const LARGE_BUDGET = 16_384
const large = [routes.gallery, routes.contact].map(routeFile)

/**
 * Checks the output for dead links, fragments and assets, for the flaws of each document, and for the byte budget.
 * Pages are added as they are rendered; only the facts that the checks need are kept in memory.
 */
export class Check {
  private readonly pages: { readonly file: string; readonly source: string; readonly facts: Facts }[] = []
  private readonly problems: Problem[] = []

  /** `url` is the public origin. */
  constructor(private readonly site: { readonly url: string; readonly base: string }) {}

  /** Adds a document, and its size in Brotli if that counts. `source` is the content file that it is made from. */
  addPage(file: string, source: string, facts: Facts, weight = 0): void {
    this.pages.push({ file, source, facts })
    for (const { reason, ...flaw } of facts.flaws)
      this.problems.push({ ...flaw, file: source, reason: `${reason} (${file})` })
    const budget = large.includes(file) ? LARGE_BUDGET : PAGE_BUDGET
    if (weight <= budget) return
    const reason = `The page weighs ${weight} bytes, over the budget of ${budget} (${file})`
    const remedy =
      'Shorten it, or what every page has (notices, footer), or accept that it appears a moment later on a slow connection.'
    this.problems.push({ file: source, rule: 'page-budget', reason, remedy, warning: true })
  }

  /** Adds a file of dist that is no page of the site. Only files that can have links are made for it. */
  addFile(file: string, source: string, make: () => string | Uint8Array): void {
    const facts = file.endsWith('.html') ? factsOf : file.endsWith('.css') ? factsOfSheet : undefined
    if (facts) this.addPage(file, source, facts(String(make())))
  }

  /** All problems, once all files of dist are known. Pages that are none of them yet may link to each other. */
  finish(files: Pick<ReadonlySet<string>, 'has'>, placesOf: PlacesOfLink): readonly Problem[] {
    const ids = new Map(this.pages.map(({ file, facts }) => [file, facts.ids]))
    const whyBroken = linkCheck(this.site, files, ids)
    const reasons = new Map<string, string | undefined>() // most links are on many pages
    const broken = new Map<string, Problem>() // a link that all pages share is reported once
    for (const { file, source, facts } of this.pages) {
      for (const link of facts.links) {
        // What leads somewhere from a page to come may lead nowhere today.
        const asked = `${files.has(file)} ${/^[?#]/.test(link) ? file : ''}${link}`
        if (!reasons.has(asked)) reasons.set(asked, whyBroken(link, file))
        const reason = reasons.get(asked)
        if (!reason) continue
        const otherwise =
          'Correct the link (mailto:… for e-mail, tel:… for a number), remove it, or add what it leads to.'
        const remedy = withoutBase(link.slice(this.site.base.length - 1), this.site.base) ?? otherwise
        const problem = { file: source, rule: 'dead-link', reason: `${reason} (${file})`, remedy }
        const places = placesOf(source, link)
        for (const place of places.length > 0 ? places : [undefined]) {
          const key = JSON.stringify([place, link])
          if (!broken.has(key)) broken.set(key, { ...problem, ...place })
        }
      }
    }
    return [...this.problems, ...broken.values()]
  }
}

/**
 * Returns a function that says why a link of a page is broken; undefined if it leads somewhere. `ids` are those of each
 * document.
 */
function linkCheck(
  { url, base }: { readonly url: string; readonly base: string },
  files: Pick<ReadonlySet<string>, 'has'>,
  ids: ReadonlyMap<string, readonly string[]>,
): (link: string, from: string) => string | undefined {
  const schemeless = (address: string) => address.replace(/^https?:/i, '')
  const own = schemeless(url).toLowerCase()
  return (link, from) => {
    const rest = schemeless(link)
    // Outside the base, the same host is somebody else's site.
    const isOurs = rest.toLowerCase().startsWith(own) && rest.startsWith(base, own.length)
    const local = isOurs ? rest.slice(own.length) : link
    if (/^((https?|mailto|tel|sms|data):|\/\/)/i.test(local)) return undefined
    // Browsers take what follows ":~:" as words to highlight.
    const [, path = '', fragment] = /^([^?#]*)[^#]*(?:#(.*?)(?::~:.*)?)?$/.exec(local) ?? []
    if (path && !path.startsWith('/')) return `The link ${JSON.stringify(link)} does not begin with "https://" or "/"`
    if (path && !path.startsWith(base)) return `The address ${JSON.stringify(link)} is outside the base ${base}`
    const asked = decoded(path.slice(base.length))
    const page = `${asked.replace(/\/$/, '')}/index.html`.replace(/^\//, '')
    const isThere = (file: string) => files.has(file) || (!files.has(from) && ids.has(file))
    const target = path ? [asked, page].find(isThere) : from // in the order that hosts try
    if (!target) return `The link ${JSON.stringify(link)} leads nowhere`
    if (!fragment || fragment === 'top' || !ids.has(target)) return undefined
    const parts = ids.get(target) ?? []
    if (parts.includes(decoded(fragment))) return undefined
    const near = closest(decoded(fragment), parts)
    const hint = near ? `: did you mean ${JSON.stringify(`#${near}`)}?` : ''
    return `The link ${JSON.stringify(link)} leads to a page that has no part of that name${hint}`
  }
}
