import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'

export function contactPage(site: Site): Page {
  const { contact } = site
  return {
    route: routes.contact,
    kind: 'contact',
    file: 'content/contact.yaml',
    title: contact.metaTitle,
    name: contact.title,
    description: contact.metaDescription,
    index: true,
    breadcrumbs: [{ name: contact.title, route: routes.contact }],
    header: 'dark',
    body: <h1>{contact.title}</h1>,
  }
}
