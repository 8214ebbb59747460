import pMap from 'p-map'
import type { ReactElement } from 'react'
import type { Article } from '../../src/model/article.ts'
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

/** What is kept of a page once its document is written. */
export interface Rendered extends Omit<Page, 'body' | 'article'> {
  readonly csp: string
  /** Pictures of dist that it refers to. */
  readonly pictures: readonly string[]
  /** 0 when it did not have to be rendered. */
  readonly milliseconds: number
}

/** What a document says. Plain data, so that it can be kept. */
export interface Said {
  readonly csp: string
  readonly facts: Facts
  readonly pictures: readonly string[]
}

/**
 * Every page into its document, a few at a time: while one is compressed on its way to dist the next is rendered. One that
 * is made from the same as before, and stands in dist as it was written then, is not rendered again.
 */
export async function renderPages(parts: Parts, dist: Dist, check: Check, cache: Cache): Promise<Rendered[]> {
  const { site, code, resources } = parts
  const keyOf = pageKeys(site, code.digest, parts.pictures.summary)
  const finish = async (page: Page): Promise<Rendered> => {
    const { body, article, ...kept } = page
    const [key, file] = [keyOf(page), routeFile(page.route)]
    let finished = cache.get<Said & { readonly written: WrittenFile }>('pages', key) // its bytes stand in dist
    let milliseconds = 0
    resources.card(page) // whoever shares the page may ask for it, rendered or not
    if (!finished || !dist.keep(file, finished.written, page.file)) {
      const started = performance.now()
      const { html, said } = render(page, parts)
      milliseconds = performance.now() - started
      finished = { ...said, written: await dist.add(file, html, page.file) }
      cache.put('pages', key, finished)
    }
    const { csp, pictures, facts, written } = finished
    check.addPage(file, facts, written.weight, page.file)
    return { ...kept, csp, pictures, milliseconds }
  }
  // After an error the others end, too: nothing may be written any more once it is told.
  const all = pMap([...code.pages.toPages(site)], finish, { concurrency: 4, stopOnError: false })
  return all.catch((error) => Promise.reject(error.errors[0]))
}

/** The document of a page, and what it says. */
export function render(page: Page, parts: Parts): { html: string; said: Said } {
  const { html, csp } = toDocument(page, parts)
  const named = [...html.matchAll(/(?:images|cards)\/[\w.-]+\.\w+/g)].map(([file]) => file)
  const pictures = [...new Set(named)].filter((file) => parts.pictures.has(file))
  return { html, said: structuredClone({ csp, facts: factsOf(html), pictures }) } // a copy, as of what is read
}

/**
 * Makes cache keys of pages. A page is a pure function of what it carries (its properties, and those of the elements of its
 * body), of what every page shows, and of the code: its key digests just that, so that nobody has to declare it.
 */
function pageKeys(site: Site, code: string, pictures: unknown): (page: Page) => string {
  const { articles, notes, ...shared } = site
  const everywhere = cacheKey(generatorFingerprint(), code, shared, pictures)
  // Settings and the like are in there, and an article stands on its own page and on others: each is digested once.
  const digests = new Map<unknown, string>(
    Object.entries({ ...shared, ...site.settings }).map(([name, part]) => [part, name]),
  )
  const toData = (_: string, value: unknown): unknown => {
    if (typeof value === 'function')
      throw new TypeError(`A page carries the function ${value.name}, which cannot be digested`)
    if (typeof value !== 'object' || value === null) return value
    if ('$$typeof' in value) {
      const { type, key, props } = value as object as ReactElement
      return { type: typeof type === 'function' ? type.name : String(type), key, props } // names of components are unique
    }
    if ('body' in value && 'excerpt' in value && !digests.has(value)) {
      const { body, ...said } = value as Article
      digests.set(value, cacheKey(said, digestOf(body)))
    }
    return digests.get(value) ?? value
  }
  return (page) => cacheKey(everywhere, JSON.stringify(page, toData))
}
