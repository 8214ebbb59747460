import type { Page } from '../src/model/page.ts'
import type { Addresses } from '../src/model/routes.ts'
import { escapeXml } from './xml.ts'

/** Sitemap of the pages that may be listed, with the dates that content gives (sitemaps.org, protocol 0.9). */
export function sitemap(pages: readonly Page[], { absolute }: Addresses): string {
  const urls = pages.map(({ route, published, modified }) => {
    const date = modified ?? published
    return `<url><loc>${escapeXml(absolute(route))}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
