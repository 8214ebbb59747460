import { randomUUID } from 'node:crypto'
import pMap from 'p-map'
import type { ReactElement } from 'react'
import type { Article } from '../../src/model/article/article.ts'
import type { Page } from '../../src/model/page.ts'
import { routeFile } from '../../src/model/routes.ts'
import type { Site } from '../../src/model/site.ts'
import { type Cache, cacheKey } from '../cache/cache.ts'
import { digestOf } from '../cache/files.ts'
import { generatorFingerprint } from '../cache/inputs.ts'
import type { Dist, WrittenFile } from '../dist/dist.ts'
import type { Check } from './check.ts'
import { toDocument } from './document.ts'
import { type Facts, factsOf } from './facts.ts'
import type { Parts } from './model.ts'

/** What remains of a page once its document has been written. */
export type Rendered = Omit<Page, 'body' | 'article'> & Omit<DocumentInfo, 'facts'>

/** What later steps need to know about a document. Plain data, so that it can be cached. */
interface DocumentInfo {
  readonly csp: string
  readonly facts: Facts
  /** The picture files of dist that it refers to. */
  readonly pictures: readonly string[]
}

/**
 * Renders every page to its document, a few at a time: while one is being compressed, the next is rendered. A page is
 * skipped if nothing that it is made from has changed and its file in dist is as it was written.
 */
export async function renderPages(parts: Parts, dist: Dist, check: Check, cache: Cache): Promise<Rendered[]> {
  const { site, code, resources } = parts
  const keyOf = pageKeys(site, code.digest, parts.pictures.summary)
  const finish = async (page: Page) => {
    const { body, article, ...kept } = page
    const [key, file] = [keyOf(page), routeFile(page.route)]
    let finished = cache.get<DocumentInfo & { readonly written: WrittenFile }>('pages', key) // its HTML is in dist
    resources.card(page) // registers the social card, whether or not the page is rendered again
    if (!finished || !dist.keep(file, finished.written, page.file)) {
      const { html, info } = render(page, parts)
      finished = { ...info, written: await dist.add(file, html, page.file) }
      cache.put('pages', key, finished)
    }
    return { ...kept, ...finished }
  }
  // After an error, the rest is still rendered: nothing may be written once it has been reported.
  const all = pMap([...code.pages.toPages(site)], finish, { concurrency: 4, stopOnError: false })
  const pages = await all.catch((error) => Promise.reject(error.errors[0]))
  // In the order of the site, so the same link is reported on the same page, whichever is finished first.
  for (const { route, facts, written, file } of pages) check.addPage(routeFile(route), file, facts, written.weight)
  return pages
}

/** Renders the document of a page, and collects what later steps need to know about it. */
export function render(page: Page, parts: Parts): { html: string; info: DocumentInfo } {
  const { html, csp } = toDocument(page, parts)
  const named = [...html.matchAll(/(?:images|cards)\/[\w.-]+\.\w+/g)].map(([file]) => file)
  const pictures = [...new Set(named)].filter((file) => parts.pictures.has(file))
  const { flaws, ...facts } = factsOf(html)
  const found = { ...facts, flaws: [...flaws, ...parts.styles.flaws(html)] }
  return { html, info: structuredClone({ csp, facts: found, pictures }) } // clones hold no HTML in memory
}

/**
 * Returns a function that makes cache keys of pages. A page is a pure function of its own properties and those of the
 * elements in its body, of the data that all pages share, and of the code. The key is a digest of all that, so no page
 * has to declare its dependencies.
 */
function pageKeys(site: Site, codeDigest: string, pictures: unknown): (page: Page) => string {
  const { articles, notes, ...shared } = site
  const everywhere = cacheKey(generatorFingerprint(), codeDigest, shared, pictures)
  // Shared data such as settings, and articles that appear on several pages, are digested only once.
  const digests = new Map<unknown, string>()
  for (const [name, part] of Object.entries({ ...shared, ...site.settings })) digests.set(part, name)
  const toData = (_: string, value: unknown): unknown => {
    if (typeof value === 'function' && /^[A-Z]/.test(value.name)) return value.name // a component: its code counts
    if (typeof value === 'function') return randomUUID() // it may use anything, so each build renders its page
    if (typeof value !== 'object' || value === null) return value
    if ('$$typeof' in value) {
      const { type, key, props } = value as object as ReactElement
      return { type: typeof type === 'function' ? type.name : String(type), key, props } // esbuild made names unique
    }
    if ('excerpt' in value && !digests.has(value)) {
      const { body, ...rest } = value as Article
      digests.set(value, cacheKey(rest, digestOf(body)))
    }
    return digests.get(value) ?? value
  }
  return (page) => cacheKey(everywhere, JSON.stringify(page, toData))
}
