import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'

export function servicesPage(site: Site): Page {
  const { services } = site
  return {
    route: routes.services,
    kind: 'services',
    file: 'content/services.yaml',
    title: services.metaTitle,
    name: services.title,
    description: services.metaDescription,
    index: true,
    breadcrumbs: [{ name: services.title, route: routes.services }],
    header: 'dark',
    body: <h1>{services.title}</h1>,
  }
}
