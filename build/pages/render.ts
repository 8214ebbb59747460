import type { Resources } from '../../src/components/resources.ts'
import type { Page } from '../../src/model/page.ts'
import { routeFile } from '../../src/model/routes.ts'
import type { Site } from '../../src/model/site.ts'
import type { Cache } from '../cache/cache.ts'
import type { Dist, WrittenPage } from '../dist/dist.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { Check } from './check.ts'
import { type Parts, toDocument } from './document.ts'
import { type Facts, factsOf } from './facts.ts'
import { pageKeys } from './pageKey.ts'

/** What is kept of a page once its document is written. */
export interface Rendered extends Omit<Page, 'body' | 'article'> {
  readonly csp: string
  /** Pictures of dist that it refers to. */
  readonly pictures: readonly string[]
  /** 0 when it did not have to be rendered. */
  readonly milliseconds: number
}

/** A finished page, as it is kept. Its bytes stand in dist. */
interface Finished {
  readonly written: WrittenPage
  readonly facts: Facts
  readonly csp: string
  readonly pictures: readonly string[]
}

export interface RenderOptions {
  readonly site: Site
  readonly parts: Parts
  readonly resources: Resources
  readonly pictures: Pictures
  readonly dist: Dist
  readonly check: Check
  readonly cache: Cache
}

/** Pages whose documents may be on their way to dist, being compressed, while the next one is rendered. */
const UNDER_WAY = 4

/**
 * Every page into its document, few at a time, so that memory does not grow with their number. One that is made from the
 * same as before, and stands in dist as it was written then, is not rendered again.
 */
export async function renderPages(options: RenderOptions): Promise<Rendered[]> {
  const { site, parts, resources, pictures, dist, check, cache } = options
  const { pages } = parts.code
  const keyOf = pageKeys(site, parts.code.digest, pictures.summary)
  const rendered: Rendered[] = []
  const underWay = new Set<Promise<void>>()
  try {
    for (const page of pages.toPages(site)) {
      const started = performance.now()
      const { body, article, ...kept } = page
      const key = keyOf(page)
      const file = routeFile(page.route)
      const known = cache.get<Finished>('pages', key)
      resources.card(page) // whoever shares the page may ask for it, rendered or not
      if (known && dist.keepPage(file, known.written, page.file)) {
        check.addPage(file, known.facts, known.written.weight, page.file)
        rendered.push({ ...kept, csp: known.csp, pictures: known.pictures, milliseconds: 0 })
        continue
      }
      const { html, csp } = toDocument(page, pages.render(page, site, resources), parts)
      // What is cut out of a string keeps the whole of it alive, and there may be 10,000 of them: a copy does not.
      const made = structuredClone({ csp, facts: factsOf(html), pictures: picturesIn(html, pictures) })
      rendered.push({ ...kept, csp: made.csp, pictures: made.pictures, milliseconds: performance.now() - started })
      const writing = dist.addPage(file, html, page.file).then((written) => {
        check.addPage(file, made.facts, written.weight, page.file)
        cache.put('pages', key, { ...made, written } satisfies Finished)
        underWay.delete(writing)
      })
      writing.catch(() => {}) // whoever waits next is told
      underWay.add(writing)
      if (underWay.size === UNDER_WAY) await Promise.race(underWay)
    }
    await Promise.all(underWay)
  } finally {
    await Promise.allSettled(underWay) // after an error nothing may be written any more
  }
  return rendered
}

/** Files of dist among the addresses of a page that are pictures to be made. */
function picturesIn(html: string, pictures: Pictures): string[] {
  const named = [...html.matchAll(/(?:images|cards)\/[\w.-]+\.\w+/g)].map(([file]) => file)
  return [...new Set(named)].filter((file) => pictures.has(file))
}
