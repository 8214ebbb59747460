import type { Addresses } from '../src/model/routes.ts'
import { routes } from '../src/model/routes.ts'
import type { Site } from '../src/model/site.ts'
import { escapeXml } from './xml.ts'

/** RSS 2.0 feed of the newest articles. */
export function rss({ settings, articles, blog }: Site, { absolute }: Addresses): string {
  const items = articles.slice(0, FEED_ITEMS).map((article) => {
    const url = absolute(routes.article(article.id))
    return [
      '<item>',
      `<title>${escapeXml(article.title)}</title>`,
      `<link>${escapeXml(url)}</link>`,
      `<guid>${escapeXml(url)}</guid>`,
      `<pubDate>${rfc822(article.date)}</pubDate>`,
      `<description>${escapeXml(article.excerpt)}</description>`,
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
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

const FEED_ITEMS = 50

/** A day as RSS wants it, at midnight UTC (RFC 822). */
function rfc822(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString()
}
