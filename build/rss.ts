import type { Addresses } from '../src/model/routes.ts'
import { routes } from '../src/model/routes.ts'
import type { Article, Site } from '../src/model/site.ts'
import { escapeXml } from './xml.ts'

/** RSS 2.0 feed of the newest articles, in full. */
export function rss(
  { settings, articles, blog }: Site,
  { absolute }: Addresses,
  html: (article: Article) => string,
): string {
  const items = articles.slice(0, FEED_ITEMS).map((article) => {
    const url = absolute(routes.article(article.id))
    return [
      '<item>',
      `<title>${escapeXml(article.title)}</title>`,
      `<link>${escapeXml(url)}</link>`,
      `<guid>${escapeXml(url)}</guid>`,
      `<pubDate>${rfc822(article.date)}</pubDate>`,
      `<category>${escapeXml(article.category)}</category>`,
      `<description>${escapeXml(article.excerpt)}</description>`,
      `<content:encoded>${escapeXml(html(article))}</content:encoded>`,
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>',
    `<title>${escapeXml(settings.firm.name)}: ${escapeXml(blog.label)}</title>`,
    `<link>${escapeXml(absolute(routes.blog))}</link>`,
    `<description>${escapeXml(blog.intro)}</description>`,
    '<language>en-MY</language>',
    `<atom:link href="${escapeXml(absolute('/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}

const FEED_ITEMS = 20

/** A day as RSS wants it, at midnight UTC (RFC 822). */
function rfc822(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString()
}
