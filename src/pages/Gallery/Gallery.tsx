import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'

export function galleryPage(site: Site): Page {
  const { gallery } = site
  return {
    route: routes.gallery,
    kind: 'gallery',
    file: 'content/gallery.yaml',
    title: gallery.metaTitle,
    name: gallery.title,
    description: gallery.metaDescription,
    index: true,
    breadcrumbs: [{ name: gallery.title, route: routes.gallery }],
    header: 'dark',
    body: <h1>{gallery.title}</h1>,
  }
}
