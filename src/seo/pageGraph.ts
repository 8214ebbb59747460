import type { Page } from '../model/page.ts'
import type { Settings } from '../model/schema.ts'

/** The JSON-LD graph of a page: the firm, the site, the page itself, its breadcrumbs, and what it is about. */
export function pageGraph(page: Page, settings: Settings, absolute: (route: string) => string, card?: string): object {
  void card
  return {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', '@id': `${absolute('/')}#website`, name: settings.firm.name, url: absolute('/') }, ...(page.jsonLd ?? [])],
  }
}
