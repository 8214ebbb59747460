import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parseRssFeed } from 'feedsmith'
import { HtmlValidate } from 'html-validate'
import { describe, expect, inject, test } from 'vitest'
import { filesIn, project } from './helpers.ts'

/* What every built page says of itself, to people, search engines and machines. */

const dist = inject('dist')
const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const documents = filesIn(dist).filter((file) => file.endsWith('.html'))
const isRedirect = (file: string) => read(file).includes('http-equiv="refresh"')
const pages = documents.filter((file) => !isRedirect(file))
const indexed = pages.filter((file) => !read(file).includes('name="robots" content="noindex"'))

test('the site has its 7 routes, 18 articles, 4 notes, the placeholder article and the not-found page', () => {
  const articles = Array.from({ length: 18 }, (_, index) => `blog/${index + 1}/index.html`)
  const notes = Array.from({ length: 4 }, (_, index) => `blog/support/${index + 1}/index.html`)
  const routes = [
    'index.html',
    ...['about', 'services', 'gallery', 'blog', 'contact'].map((route) => `${route}/index.html`),
  ]
  const expected = [...routes, ...articles, ...notes, 'blog/placeholder/index.html', '404.html']
  expect([...pages].sort()).toEqual(expected.sort())
})

describe('HTML', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // React closes void elements and writes empty values; both are HTML.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      // The name of the firm behind the title is not counted by search results (see below).
      'long-title': 'off',
      // On phones rows become blocks, and `display: block` takes the roles of table elements away (DESIGN.md, Data table).
      'no-redundant-role': 'off',
      // Numbers are kept on one line by CSS, so that what a visitor copies is a phone number.
      'tel-non-breaking': 'off',
      // Everything comes from the same origin, under a content security policy with hashes.
      'require-sri': 'off',
      // The placeholder article of 404.html has its h1 inside a template.
      'heading-level': ['error', { sectioningRoots: ['dialog', '[role="dialog"]', 'template'] }],
    },
  })

  test.each(documents)('%s is valid', async (file) => {
    const { results } = await validator.validateString(read(file), file)
    const messages = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`),
    )
    expect(messages).toEqual([])
  })
})

describe('search results', () => {
  test.each(indexed)(
    '%s has a title and a description of its own, within what is shown, and a canonical address',
    (file) => {
      const html = read(file)
      const title = html.match(/<title>([^<]*)<\/title>/)?.[1] ?? ''
      const description = html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? ''
      const others = indexed.filter((other) => other !== file).map(read)
      expect(decode(title).replace(/ \| [^|]+$/, '').length).toBeLessThanOrEqual(60)
      expect(decode(description).length).toBeGreaterThanOrEqual(70)
      expect(decode(description).length).toBeLessThanOrEqual(160)
      expect(others.some((other) => other.includes(`<title>${title}</title>`))).toBe(false)
      expect(others.some((other) => other.includes(`content="${description}"`))).toBe(false)
      const route = `/${file.replace(/\/?index\.html$/, '')}`
      expect(html).toContain(`<link rel="canonical" href="https://www.example.com${route}"/>`)
    },
  )

  test('the placeholder, the not-found page and redirects ask not to be listed', () => {
    for (const file of ['blog/placeholder/index.html', '404.html', ...documents.filter(isRedirect)]) {
      expect(read(file)).toMatch(/<meta name="robots" content="noindex"/)
    }
  })

  test.each(indexed)('%s is shared with a card of 1200 by 630 that exists', (file) => {
    const html = read(file)
    const card = html.match(/<meta property="og:image" content="https:\/\/www\.example\.com\/([^"]+)"/)?.[1] ?? ''
    expect(readFileSync(join(dist, card)).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    for (const name of ['og:title', 'og:description', 'og:url', 'og:type', 'og:image:alt', 'og:site_name']) {
      expect(html).toContain(`<meta property="${name}" content="`)
    }
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  })

  test('the sitemap lists every page that may be listed, and no other', () => {
    const xml = read('sitemap.xml')
    expect(XMLValidator.validate(xml)).toBe(true)
    const listed: string[] = new XMLParser().parse(xml).urlset.url.map(({ loc }: { loc: string }) => loc)
    const routes = indexed.map((file) => `https://www.example.com/${file.replace(/\/?index\.html$/, '')}`)
    expect([...listed].sort()).toEqual(routes.sort())
    expect(read('robots.txt')).toContain('Sitemap: https://www.example.com/sitemap.xml')
  })
})

describe('JSON-LD', () => {
  const graphs = indexed.map((file) => ({
    file,
    graph: JSON.parse(read(file).match(/<script type="application\/ld\+json">([^<]*)<\/script>/)?.[1] ?? '{}'),
  }))
  const nodes = graphs.flatMap(({ file, graph }) =>
    graph['@graph'].map((node: Record<string, unknown>) => ({ file, node })),
  )
  const ofType = (type: string) => nodes.filter(({ node }) => node['@type'] === type)

  test('every type and property exists in the vocabulary of schema.org', () => {
    const folder = join(project, '.cache/test')
    mkdirSync(folder, { recursive: true })
    const checks = graphs.map(({ graph }, index) => `export const g${index}: Graph = ${JSON.stringify(graph)}`)
    writeFileSync(join(folder, 'jsonld.ts'), `import type { Graph } from 'schema-dts'\n${checks.join('\n')}\n`)
    const tsc = join(project, 'node_modules/typescript/bin/tsc')
    const run = () =>
      execFileSync(
        process.execPath,
        [
          tsc,
          '--ignoreConfig',
          '--noEmit',
          '--strict',
          '--skipLibCheck',
          '--module',
          'esnext',
          '--moduleResolution',
          'bundler',
          join(folder, 'jsonld.ts'),
        ],
        { encoding: 'utf8' },
      )
    expect(run()).toBe('')
  })

  /** Required and recommended properties of the search engines' documentation for each type. */
  const needed: Readonly<Record<string, readonly string[]>> = {
    BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
    BreadcrumbList: ['itemListElement'],
    FAQPage: ['mainEntity'],
    ImageGallery: ['name', 'image'],
    Service: ['name', 'description', 'provider', 'areaServed'],
    WebSite: ['name', 'url'],
    WebPage: ['name', 'url', 'isPartOf'],
  }

  test.each(Object.entries(needed))('every %s has %j', (type, properties) => {
    expect(ofType(type).length).toBeGreaterThan(0)
    for (const { file, node } of ofType(type)) {
      for (const property of properties)
        expect([file, property, node[property] === undefined]).toEqual([file, property, false])
    }
  })

  test('the firm introduces itself in full on home, about and contact', () => {
    const properties =
      'name address telephone email url image openingHoursSpecification areaServed foundingDate sameAs'.split(' ')
    for (const file of ['index.html', 'about/index.html', 'contact/index.html']) {
      const firm = ofType('HomeAndConstructionBusiness').find((each) => each.file === file)?.node ?? {}
      expect([file, properties.filter((property) => firm[property] === undefined)]).toEqual([file, []])
    }
  })

  test('every @id that is referred to is defined on the same page', () => {
    for (const { file, graph } of graphs) {
      const text = JSON.stringify(graph)
      const defined = new Set(graph['@graph'].map((node: Record<string, string>) => node['@id']))
      const used = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
      expect([file, used.filter((id) => !defined.has(id))]).toEqual([file, []])
    }
  })

  test('counts: 3 services, 4 questions, 40 pictures, 22 postings, breadcrumbs on every page below home', () => {
    expect(ofType('Service')).toHaveLength(3)
    expect(ofType('FAQPage')[0]?.node.mainEntity).toHaveLength(4)
    expect(ofType('ImageGallery')[0]?.node.image).toHaveLength(40)
    expect(ofType('BlogPosting')).toHaveLength(22)
    expect(ofType('BreadcrumbList')).toHaveLength(indexed.length - 1)
  })
})

describe('RSS', () => {
  const xml = read('rss.xml')
  const feed = parseRssFeed(xml)

  test('is a feed of the 18 articles, newest first, in full and with absolute addresses', () => {
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(feed.items?.length).toBe(18)
    expect(feed.items?.[0]?.title).toBe('Reading a Quotation and Paying by Milestone')
    for (const item of feed.items ?? []) {
      expect(item.link).toMatch(/^https:\/\/www\.example\.com\/blog\/\d+$/)
      expect(item.content?.encoded?.length).toBeGreaterThan(4_000)
      expect([...(item.content?.encoded ?? '').matchAll(/(?:href|src)="(?!https:|mailto:|tel:)[^"]*"/g)]).toEqual([])
    }
  })
})

function decode(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}
