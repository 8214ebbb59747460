import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'

export function aboutPage(site: Site): Page {
  const { about } = site
  return {
    route: routes.about,
    kind: 'about',
    file: 'content/about.yaml',
    title: about.metaTitle,
    name: about.title,
    description: about.metaDescription,
    index: true,
    breadcrumbs: [{ name: about.title, route: routes.about }],
    header: 'dark',
    body: <h1>{about.title}</h1>,
  }
}
