import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { rss } from '../../build/feeds/xml.ts'
import { addresses } from '../../src/model/routes.ts'
import type { Site } from '../../src/model/site.ts'
import { article, site } from '../helpers.ts'
import { addressOf, files, indexed, origin, read } from '../pages/built.ts'

/** The channel of a feed and its items. */
function channelOf(xml: string): { title: string; item: Readonly<Record<string, string>>[] } {
  return new XMLParser({ ignoreAttributes: false }).parse(xml).rss.channel
}

test('RSS is a feed of the published articles, newest first, in full and with absolute addresses', () => {
  expect(XMLValidator.validate(read('rss.xml'))).toBe(true)
  const { title, item: items } = channelOf(read('rss.xml'))
  expect(title).toBe('Batu & Teh Studio: Notes')
  expect(items.map(({ link }) => link)).toEqual([1, 2, 3, 5, 4].map((id) => `${origin}/blog/${id}`))
  const { 'content:encoded': content, ...kitchens } = items[0] ?? {}
  expect(kitchens).toMatchObject({ title: 'Kitchens with Two Doors', pubDate: 'Tue, 20 May 2025 00:00:00 +0800' })
  expect(kitchens.guid).toEqual({ '#text': 'article-1', '@_isPermaLink': 'false' }) // also at another address
  expect(content).toMatch(/^<p><img [^>]*src="https:/)
  for (const part of ['<em>two doors</em>', '<table', `${origin}/blog/2#up`, 'Keep the key.'])
    expect(content).toContain(part)
  for (const { 'content:encoded': content } of items) {
    expect(content).not.toMatch(/(?:href|src)="(?!https:|mailto:|tel:)/)
    expect(content).not.toMatch(/srcset="(?!https:)|, \//i)
  }
  expect(items[1]?.['content:encoded']).toMatch(/<img[\s\S]*<blockquote>/)
})

test('RSS says in which language an article is that is not in that of the site', async () => {
  const data = { id: 9, date: '2025-06-01', language: 'zh' }
  const fixture = site({ 'content/blog/9.md': article(data, '直接选择。\n') })
  expect((await fixture.build()).errors).toEqual([])
  const { item: items } = channelOf(fixture.read('dist/rss.xml'))
  const languages = items.map((item) => /^<div lang="(\w+)">.*<\/div>$/s.exec(item['content:encoded'] ?? '')?.[1])
  expect(languages.slice(0, 2)).toEqual(['zh', undefined])
})

// Phones repeat it with styles, which readers of feeds do not have.
test('RSS says once what a cell says for several rows, whether its column has a heading or not', async () => {
  const table = '| Room | Works |  |\n| --- | --- | --- |\n| Bath | wet | shared |\n| Store | ^ | ^ |\n'
  const fixture = site({ 'content/blog/9.md': article({ id: 9, date: '2025-06-01' }, table) })
  expect((await fixture.build()).errors).toEqual([])
  const { item: items } = channelOf(fixture.read('dist/rss.xml'))
  expect(items[0]?.['content:encoded']?.match(/Bath|Store|shared|wet/g)).toEqual(['Bath', 'wet', 'shared', 'Store'])
})

test('RSS has at most 20 articles, and none of the characters that XML forbids', () => {
  const title = 'A & B <1>\u0000\u001b'
  const article = { id: 1, title, date: '2025-05-20', category: 'C', excerpt: '' }
  const shared = { settings: { firm: { name: 'F' } }, blog: { label: 'B', intro: 'I' }, locale: 'en-MY' }
  const firm = { ...shared, articles: new Array(30).fill(article) } as unknown as Site
  const xml = rss(firm, addresses({ url: origin, base: '/', trailingSlash: false }), () => '<p>&amp;</p>\ufffe')
  const { item: items } = channelOf(xml)
  expect([items.length, items[0]?.title, items[0]?.['content:encoded']]).toEqual([20, 'A & B <1>', '<p>&amp;</p>'])
})

test('the sitemap lists every page that may be listed, its day, and its pictures, each once and largest', () => {
  const xml = read('sitemap.xml')
  expect(XMLValidator.validate(xml)).toBe(true)
  const urls: { loc: string; lastmod?: string }[] = new XMLParser().parse(xml).urlset.url
  expect(urls.map(({ loc }) => loc).sort()).toEqual(indexed.map(addressOf).sort())
  expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  // An article has the day when it was updated, or else its date.
  const dated = Object.fromEntries(urls.map(({ loc, lastmod }) => [loc.replace(origin, ''), lastmod]))
  expect(dated).toMatchObject({ '/blog/1': '2025-06-01', '/blog/2': '2025-04-01', '/about': undefined })
  const pictures = [...xml.matchAll(/<image:loc>https:\/\/www\.batuteh\.my\/([^<]+)/g)].map(([, file = '']) => file)
  expect(pictures.filter((file) => !files.includes(file) || /wide\.\w+-(400|620)/.test(file))).toEqual([])
  // The part of a picture that phones show is the same picture.
  const ofPages = xml.split('<url>').map((url) => url.match(/<image:loc>[^<]+\/\w+(?=\.)/g) ?? [])
  expect(ofPages.filter((listed) => new Set(listed).size < listed.length)).toEqual([])
  expect(pictures.some((file) => /wide\.\w+-1000\.(avif|webp)$/.test(file))).toBe(true)
  // Wherever a picture is shown, it has one address.
  const named = new Set(pictures.map((file) => file.replace(/\.\w+-\d+\.\w+$/, '')))
  expect(new Set(pictures).size).toBe(named.size)
})

test('llms.txt lists pages and articles with what they say of themselves', () => {
  const text = read('llms.txt')
  expect(text).toContain(`- [Light Without a Window](${origin}/blog/3): Light comes in by the door,`)
  expect(text.match(/^- \[/gm)).toHaveLength(indexed.length)
})

test('the manifest names the firm, and icons that exist', () => {
  const { icons, ...said } = JSON.parse(read('site.webmanifest'))
  expect(said).toMatchObject({ name: 'Batu & Teh Studio', short_name: 'Batu & Teh', start_url: '/' })
  expect(icons.map(({ src }: { src: string }) => files.includes(src.slice(1)))).toEqual([true, true, true, true])
})
