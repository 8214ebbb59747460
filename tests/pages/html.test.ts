import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { addressOf, decode, files, indexed, pages, read, redirects } from './built.ts'

/* What every page is, and says of itself to people and search engines. */

const routes = 'about blog contact gallery services'.split(' ')
const articles = '1 2 3 4 5 support/1'.split(' ').map((id) => `blog/${id}`)

test('the site has its pages, its published articles and notes, the placeholder article and the not-found page', () => {
  const folders = [...routes, ...articles, 'blog/placeholder'].map((route) => `${route}/index.html`)
  expect(pages).toEqual(['404.html', 'index.html', ...folders].sort())
  expect(indexed).toEqual(pages.filter((file) => !/404|placeholder/.test(file)))
  expect(redirects).toEqual(['notes/index.html', 'old/stairs/index.html'])
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
      // On phones rows become blocks, and `display: block` takes the roles of table elements away.
      'no-redundant-role': 'off',
      // Numbers are kept on one line by CSS, so that what a visitor copies is a phone number.
      'tel-non-breaking': 'off',
      // Everything comes from the same origin, under a content security policy with hashes.
      'require-sri': 'off',
      // The placeholder article of 404.html has its h1 inside a template.
      'heading-level': ['error', { sectioningRoots: ['dialog', '[role="dialog"]', 'template'] }],
    },
  })

  test.each([...pages, ...redirects])('%s is valid', async (file) => {
    const { results } = await validator.validateString(read(file), file)
    const messages = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`),
    )
    expect(messages).toEqual([])
  })
})

describe('search results', () => {
  test.each(indexed)('%s has a title and a description, and a canonical address', (file) => {
    const [title = '', description = '', canonical] =
      read(file).match(/<title>[^<]*|<meta name="description"[^>]*>|<link rel="canonical"[^>]*>/g) ?? []
    // Of an article its own title and nothing more: results cut what is longer than 60 characters.
    expect(title).toMatch(/^blog\/(\d|support)/.test(file) ? /<title>[^|]+$/ : /<title>.+ \| Batu &amp; Teh Studio$/)
    expect(description).toMatch(/content="[^"]{40,}"/)
    expect(canonical).toBe(`<link rel="canonical" href="${addressOf(file)}"/>`)
  })

  test('no two pages have the same title or description', () => {
    const said = indexed.flatMap((file) => read(file).match(/<title>[^<]*|<meta name="description"[^>]*/g) ?? [])
    expect(said.length).toBe(2 * indexed.length)
    expect(new Set(said).size).toBe(said.length)
  })

  test('the placeholder, the not-found page and redirects ask not to be listed', () => {
    const others = [...pages, ...redirects].filter((file) => !indexed.includes(file))
    expect(others.filter((file) => !read(file).includes('<meta name="robots" content="noindex"'))).toEqual([])
  })

  test.each(indexed)('%s is shared with a card that exists', (file) => {
    const html = read(file)
    const card = /<meta property="og:image" content="https:\/\/www\.batuteh\.my\/([^"]+)"/.exec(html)?.[1]
    expect(files).toContain(card)
    const said = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="[^"]/g)].map(
      ([, name]) => name,
    )
    const needed = 'site_name type locale title description url image image:width image:height image:alt'.split(' ')
    expect(said).toEqual([...needed.map((name) => `og:${name}`), 'twitter:card'])
  })
})

test('a redirect page leads on by itself, and by a link', () => {
  const html = read('old/stairs/index.html')
  expect(html).toContain('http-equiv="refresh" content="0; url=/gallery#photo-3"')
  expect(html).toContain('<a href="/gallery#photo-3">')
})

test('what the firm writes stands in its pages to the letter, in any script', () => {
  const words = decode(read('blog/5/index.html'))
  const missing = ['小房间，大世界', '房间越小，椅子越重要。', '光线', 'Batu & Teh Studio'].filter(
    (each) => !words.includes(each),
  )
  expect(missing).toEqual([])
})
