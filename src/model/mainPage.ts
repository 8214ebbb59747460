import type { Documents } from './content.ts'
import type { Page } from './page.ts'
import { routes } from './routes.ts'
import type { Site } from './site.ts'
import { withoutEmphasis } from './text/emphasis.ts'

/** What these pages have in common: each is made from the content file of its name. */
export function mainPage(kind: Page['kind'] & keyof Documents, site: Site) {
  const { title, metaTitle, metaDescription } = site[kind]
  const name = withoutEmphasis(title)
  const route = routes[kind]
  return {
    route,
    kind,
    file: `content/${kind}.yaml`,
    title: metaTitle,
    name,
    description: metaDescription,
    index: true,
    breadcrumbs: [{ name, route }],
  }
}
