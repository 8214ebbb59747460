import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parseRssFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import { rss } from '../../build/feeds/xml.ts'
import type { Article } from '../../src/model/article.ts'
import { addresses } from '../../src/model/routes.ts'
import type { Site } from '../../src/model/site.ts'
import { addressOf, files, indexed, origin, read } from '../pages/built.ts'

describe('RSS', () => {
  const feed = parseRssFeed(read('rss.xml'))

  test('is a feed of the published articles, newest first, in full and with absolute addresses', () => {
    expect(XMLValidator.validate(read('rss.xml'))).toBe(true)
    expect(feed.title).toBe('Batu & Teh Studio: Notes')
    expect(feed.items?.map(({ link }) => link)).toEqual([1, 2, 3, 5, 4].map((id) => `${origin}/blog/${id}`))
    const [kitchens] = feed.items ?? []
    expect(kitchens).toMatchObject({ title: 'Kitchens with Two Doors', pubDate: 'Tue, 20 May 2025 00:00:00 GMT' })
    const html = kitchens?.content?.encoded ?? ''
    for (const part of ['<em>two doors</em>', '<table', `${origin}/blog/2#up`, 'Keep the key.'])
      expect(html).toContain(part)
    expect(html).not.toMatch(/(?:href|src)="(?!https:|mailto:|tel:)/)
  })

  test('has at most 20 articles, and none of the characters that XML forbids', () => {
    const article = (id: number) => ({
      id,
      title: `A & B <${id}>\u0000\u001b`,
      date: '2025-05-20',
      category: 'C',
      excerpt: '',
    })
    const articles = Array.from({ length: 30 }, (_, index) => article(index + 1)) as unknown as Article[]
    const site = { settings: { firm: { name: 'F' } }, blog: { label: 'B', intro: 'I' }, articles } as unknown as Site
    const xml = rss(site, addresses({ url: origin, base: '/', trailingSlash: false }), () => '<p>&amp;</p>\ufffe')
    const { items = [] } = parseRssFeed(xml)
    expect([items.length, items[0]?.title, items[0]?.content?.encoded]).toEqual([20, 'A & B <1>', '<p>&amp;</p>'])
  })
})

describe('the sitemap', () => {
  const xml = read('sitemap.xml')
  const urls: Record<string, unknown>[] = new XMLParser().parse(xml).urlset.url

  test('lists every page that may be listed, and no other', () => {
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(urls.map(({ loc }) => loc).sort()).toEqual(indexed.map(addressOf).sort())
    expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  test('says when an article was written or updated, and names the pictures of pages, each once and largest', () => {
    const dated = urls.map(({ loc, lastmod }) => [String(loc).replace(origin, ''), lastmod])
    expect(dated).toContainEqual(['/blog/1', '2025-06-01'])
    expect(dated).toContainEqual(['/blog/2', '2025-04-01'])
    expect(dated).toContainEqual(['/about', undefined])
    const pictures = [...xml.matchAll(/<image:loc>https:\/\/www\.batuteh\.my\/([^<]+)/g)].map(([, file = '']) => file)
    expect(pictures.filter((file) => !files.includes(file))).toEqual([])
    expect(pictures.some((file) => /wide\.\w+-1000\.(avif|webp)$/.test(file))).toBe(true)
    expect(pictures.filter((file) => /wide\.\w+-(400|640)/.test(file))).toEqual([])
  })
})

test('llms.txt lists pages and articles with what they say of themselves', () => {
  const text = read('llms.txt')
  expect(text).toContain('# Batu & Teh Studio\n')
  expect(text).toContain(`- [Light Without a Window](${origin}/blog/3): Light comes in by the door,`)
  expect(text.match(/^- \[/gm)).toHaveLength(indexed.length)
})

test('the manifest names the firm, and icons that exist', () => {
  const { name, short_name, start_url, icons } = JSON.parse(read('site.webmanifest'))
  expect({ name, short_name, start_url }).toEqual({
    name: 'Batu & Teh Studio',
    short_name: 'Batu & Teh',
    start_url: '/',
  })
  expect(icons.map(({ src }: { src: string }) => files.includes(src.slice(1)))).toEqual([true, true, true, true])
})
