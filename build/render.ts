import type { Page } from '../src/model/page.ts'
import { routeFile } from '../src/model/routes.ts'
import type { Code } from './code.ts'
import { detached } from './detached.ts'
import type { Dist } from './dist.ts'
import { type Facts, factsOf } from './facts.ts'
import { toHtml } from './html.ts'
import type { PageMemory } from './pageMemory.ts'
import { assemblyOf, type Model, resourcesOf } from './prepare.ts'

/** What is kept of a page once its document is written. */
export interface Rendered extends Omit<Page, 'body' | 'article'> {
  readonly csp: string
  /** Pictures of dist that it refers to. */
  readonly pictures: readonly string[]
  /** 0 when it did not have to be rendered. */
  readonly milliseconds: number
}

/** Pages whose documents may be on their way to dist, being compressed, while the next one is rendered. */
const UNDER_WAY = 4

/** Every page into its document, few at a time, so that memory does not grow with their number. */
export async function renderPages(model: Model, code: Code, dist: Dist, memory: PageMemory): Promise<Rendered[]> {
  const resources = resourcesOf(model)
  const assembly = { ...assemblyOf(model, code), shortNames: true }
  const rendered: Rendered[] = []
  const underWay = new Set<Promise<void>>()
  const write = (file: string, html: string, page: Page, onWritten: (facts: Facts, weight: number) => void) => {
    const { links, ids, faults } = factsOf(html)
    const facts = { links: links.map(detached), ids: ids.map(detached), faults }
    const writing = dist.page(file, html, facts, page.file).then((weight) => {
      onWritten(facts, weight)
      underWay.delete(writing)
    })
    writing.catch(() => {}) // whoever waits next is told
    underWay.add(writing)
  }
  try {
    for (const page of code.pages.toPages(model.site)) {
      const started = performance.now()
      const { body, article, ...kept } = page
      const file = routeFile(page.route)
      const key = memory.key(page)
      const known = memory.get(file, key)
      if (known && dist.keepPage(file, known, page.file)) {
        resources.card(page) // its card is asked for as if it were rendered
        memory.set(file, known)
        rendered.push({ ...kept, csp: known.csp, pictures: known.pictures, milliseconds: 0 })
        continue
      }
      const { html, csp: policy } = toHtml(page, code.pages.render(page, model.site, resources), assembly)
      const csp = detached(policy)
      const pictures = picturesIn(html, model)
      write(file, html, page, (facts, weight) => {
        if (key && facts.faults.length === 0) memory.set(file, { key, stamp: '', facts, weight, csp, pictures })
      })
      rendered.push({ ...kept, csp, pictures, milliseconds: performance.now() - started })
      if (underWay.size === UNDER_WAY) await Promise.race(underWay)
    }
    await Promise.all(underWay)
  } finally {
    await Promise.allSettled(underWay) // after an error nothing may be written any more
  }
  return rendered
}

/** Files of dist among the addresses of a page that are pictures to be made. */
function picturesIn(html: string, { images }: Model): string[] {
  const named = [...html.matchAll(/(?:images|cards)\/[\w.-]+\.(?:avif|webp|jpg)/g)].map(([file]) => file)
  return [...new Set(named)].filter((file) => images.has(file)).map(detached)
}
