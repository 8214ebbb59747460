import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'

export function homePage(site: Site): Page {
  const { home } = site
  return {
    route: routes.home,
    kind: 'home',
    file: 'content/home.yaml',
    title: home.metaTitle,
    name: home.title,
    description: home.metaDescription,
    index: true,
    breadcrumbs: [],
    header: 'dark',
    body: <h1>{home.title}</h1>,
  }
}
