import type { Article } from '../../src/model/article/article.ts'
import { type Addresses, routes } from '../../src/model/routes.ts'
import type { Site } from '../../src/model/site.ts'
import type { Rendered } from '../pages/render.ts'
import type { Pictures } from '../pictures/pictures.ts'

/** The RSS 2.0 feed, with the newest articles in full. */
export function rss(site: Site, { absolute }: Addresses, html: (article: Article) => string): string {
  const { settings, articles, blog, locale } = site
  const items = articles.slice(0, FEED_ITEMS).map((article) => {
    const { title, category } = article
    const description = escapeXml(article.excerpt) // readers take it for HTML
    const link = absolute(routes.article(article.id))
    const pubDate = new Date(article.date).toUTCString().replace('GMT', '+0800') // a day in Malaysia
    // Identifies it wherever the site is: readers would take a changed address for a new article.
    const guid = `<guid isPermaLink="false">article-${article.id}</guid>`
    const fields = { title, link, pubDate, category, description, 'content:encoded': html(article) }
    return `<item>${guid}${elements(fields).join('')}</item>`
  })
  const title = `${settings.firm.name}: ${blog.label}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>',
    ...elements({ title, link: absolute(routes.blog), description: blog.intro, language: locale }),
    `<atom:link href="${escapeXml(absolute('/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}

function elements(texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`)
}

const FEED_ITEMS = 20

/** The sitemap of all indexable pages, with their dates and pictures (sitemaps.org 0.9, Google's image extension). */
export function sitemap(pages: readonly Rendered[], addresses: Addresses, masterOf: Pictures['masterOf']): string {
  const { absolute, asset, origin } = addresses
  const largest = largestOf(pages, masterOf)
  const urls = pages.map(({ route, published, modified, pictures }) => {
    const date = modified ?? published
    const images = [...new Set(pictures.flatMap((file) => largest.get(masterOf(file)) ?? []))].map(
      (file) => `<image:image><image:loc>${escapeXml(origin + asset(file))}</image:loc></image:image>`,
    )
    return `<url><loc>${escapeXml(absolute(route))}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}${images.join('')}</url>`
  })
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`
}

/** The widest variant of each picture: search engines want one address of it on all pages, structured data has WebP. */
function largestOf(pages: readonly Rendered[], masterOf: Pictures['masterOf']): Map<string | undefined, string> {
  const widest = new Map<string | undefined, string>()
  const rank = (file = '') => Number(/-(\d+)\.\w+$/.exec(file)?.[1] ?? 0) + (file.endsWith('.webp') ? 0.5 : 0)
  for (const file of pages.flatMap(({ pictures }) => pictures)) {
    const master = masterOf(file)
    if (master && rank(file) > rank(widest.get(master))) widest.set(master, file)
  }
  return widest
}

/** Escapes a text for an XML element or attribute, and drops characters that XML 1.0 does not allow. */
export function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these characters
  const allowed = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
