import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'

export function notFoundPage(_site: Site): Page {
  return {
    route: routes.notFound,
    kind: 'other',
    file: 'content/site.yaml',
    title: 'Page Not Found',
    name: 'Page Not Found',
    description: 'The page you are looking for is not here.',
    index: false,
    breadcrumbs: [],
    header: 'none',
    body: <h1>Page Not Found</h1>,
  }
}
