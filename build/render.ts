import type { Page } from '../src/model/page.ts'
import { routeFile } from '../src/model/routes.ts'
import type { Code } from './bundle.ts'
import type { Dist } from './dist.ts'
import { toHtml } from './html.ts'
import { assemblyOf, type Model, resourcesOf } from './prepare.ts'

/** What is kept of a page once its document is written. */
export interface Rendered extends Omit<Page, 'body' | 'article'> {
  readonly csp: string
  /** Pictures of dist that it refers to. */
  readonly pictures: readonly string[]
  readonly milliseconds: number
}

/** Every page into its document, one at a time, so that memory does not grow with their number. */
export async function renderPages(model: Model, code: Code, dist: Dist): Promise<Rendered[]> {
  const resources = resourcesOf(model)
  const assembly = { ...assemblyOf(model, code), shortNames: true }
  const rendered: Rendered[] = []
  for (const page of code.pages.toPages(model.site)) {
    const started = performance.now()
    const { html, csp } = toHtml(page, code.pages.render(page, model.site, resources), assembly)
    await dist.page(routeFile(page.route), html, page.file)
    const { body, article, ...kept } = page
    rendered.push({ ...kept, csp, pictures: picturesIn(html, model), milliseconds: performance.now() - started })
  }
  return rendered
}

/** Files of dist among the addresses of a page that are pictures to be made. */
function picturesIn(html: string, { images }: Model): string[] {
  const named = [...html.matchAll(/(?:images|cards)\/[\w.-]+\.(?:avif|webp|jpg)/g)].map(([file]) => file)
  return [...new Set(named)].filter((file) => images.has(file))
}
