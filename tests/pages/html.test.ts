import { describe, expect, test } from 'vitest'
import { article, site } from '../helpers.ts'
import { addressOf, files, indexed, pages, read, redirects } from './built.ts'

/* What every page contains, and tells people and search engines about itself. */

test('the site has its pages, its published articles and notes, the placeholder article and the not-found page', () => {
  const articles = ['1', '2', '3', '4', '5', 'support/1', 'placeholder'].map((id) => `blog/${id}`)
  const folders = ['about', 'blog', 'contact', 'gallery', 'services', ...articles].map((route) => `${route}/index.html`)
  expect(pages).toEqual(expect.arrayContaining(['404.html', 'index.html', ...folders]))
  expect(redirects).toEqual(['notes/index.html', 'old/stairs/index.html'])
  const hidden = [...pages, ...redirects].filter((file) => read(file).includes('<meta name="robots" content="noindex"'))
  expect(hidden.sort()).toEqual(['404.html', 'blog/placeholder/index.html'])
  expect(hidden.filter((file) => read(file).includes('rel="canonical"'))).toEqual([])
})

// A redirect that must not be indexed would take its target out of search results, too.
test('a redirect page leads on by itself and by a link, and names its target as the page to index', async () => {
  const redirects = '- { from: /a, to: /contact#form }\n- { from: /b, to: "https://elsewhere.my/b?c=d&e" }\n'
  const fixture = site({ 'content/redirects.yaml': redirects })
  expect((await fixture.build()).errors).toEqual([])
  const [own, other] = ['a', 'b'].map((name) => fixture.read(`dist/${name}/index.html`))
  expect(own).toContain('http-equiv="refresh" content="0; url=/contact#form"')
  expect(own).toContain('<a href="/contact#form">')
  expect(own).toContain('<link rel="canonical" href="https://www.batuteh.my/contact">')
  expect(other).toContain('<link rel="canonical" href="https://elsewhere.my/b?c=d&amp;e">')
})

test('a heading of an article may be called like any part of the page', async () => {
  const ids = [...read('blog/1/index.html').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  const fixture = site({ 'content/blog/1.md': article({}, ids.map((id) => `## ${id}\n`).join('\n')) }, { blog: false })
  expect([ids.includes('share'), (await fixture.build()).errors]).toEqual([true, []])
})

test('every browser understands how wide a picture is: Safari has no functions there but calc()', () => {
  expect(pages.filter((file) => /sizes="[^"]*\b(min|max|clamp)\(/.test(read(file)))).toEqual([])
})

test('chats and maps open beside the page', () => {
  const links = pages.flatMap(
    (file) => read(file).match(/<a href="https:\/\/(wa\.me|www\.google\.com\/maps)[^>]*>/g) ?? [],
  )
  expect(links.length).toBeGreaterThan(pages.length)
  expect(links.filter((link) => !/ target="(_blank|office-map)"/.test(link))).toEqual([])
})

describe('search results', () => {
  test.each(indexed)('%s has a title, a description, a canonical address, and a card that exists', (file) => {
    const html = read(file)
    const [title = '', description = '', canonical] =
      html.match(/<title>[^<]*|<meta name="description"[^>]*>|<link rel="canonical"[^>]*>/g) ?? []
    // An article's title stands alone, because results cut titles after 60 characters.
    expect(title).toMatch(/^blog\/(\d|support)/.test(file) ? /<title>[^|]+$/ : /<title>.+ \| Batu &amp; Teh Studio$/)
    expect(description).toMatch(/content="[^"]{40,}"/)
    expect(canonical).toBe(`<link rel="canonical" href="${addressOf(file)}"/>`)
    const said = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]+)/g)]
    const needed = 'site_name type locale title description url image image:width image:height image:alt'.split(' ')
    expect(said.map(([, name]) => name)).toEqual([...needed.map((name) => `og:${name}`), 'twitter:card'])
    const card = said.find(([, name]) => name === 'og:image')?.[2]
    expect(files).toContain(card?.replace('https://www.batuteh.my/', ''))
  })

  test('no two pages have the same title or description', () => {
    const said = indexed.flatMap((file) => read(file).match(/<title>[^<]*|<meta name="description"[^>]*/g) ?? [])
    expect([said.length, new Set(said).size]).toEqual([2 * indexed.length, said.length])
  })

  test('the second page of the list describes itself in sentences', async () => {
    const ids = Array.from({ length: 25 }, (_, at) => at + 1)
    const fixture = site(Object.fromEntries(ids.map((id) => [`content/blog/${id}.md`, article({ id })])), {
      blog: false,
    })
    expect((await fixture.build()).errors).toEqual([])
    expect(fixture.read('dist/blog/page/2/index.html')).toMatch(
      /<meta name="description" content="[^"]+\. Page 2 of 2\."/,
    )
  })
})

test('search may show the pictures of every page that it lists in full', () => {
  expect(indexed.filter((file) => !read(file).includes('content="max-image-preview:large"'))).toEqual([])
})

test('Cloudflare is told to leave mail addresses alone', () => {
  expect(pages.filter((file) => !/<body><!--email_off-->.*<!--\/email_off--><\/body>/s.test(read(file)))).toEqual([])
})

test('a figure keeps its unit on its line, in articles too, a headline its last word, and a phone number its digits', () => {
  expect(read('blog/1/index.html')).toContain('800\u00a0mm')
  expect(read('index.html')).toContain('hundred\u00a0rooms')
  expect(read('index.html')).toContain('Call +60\u00a05-\u2060241\u00a01220')
})

test('text that is not English has a lang: articles and their cards', () => {
  const marked = /aria-current="page" lang="zh">小.*<h1 lang="zh">小.*<div class="[^"]*" lang="zh"><p>/s
  expect(read('blog/5/index.html')).toMatch(marked)
  expect(read('blog/index.html').match(/<h2[^>]* lang="(ms|zh)"/g)).toHaveLength(2)
})

test('pictures, quotations and figures of an article stand in it, described, captioned and in words', () => {
  const html = read('blog/2/index.html').replace(/ class="[^"]*"/g, '')
  expect(html).toMatch(/<figure><a href="\/images\/tall.*-60.webp"><picture><source .*alt="A stair from below."/)
  expect(html).toContain('</picture></a><figcaption>By day</figcaption></figure>')
  const quotation = '<blockquote><p>Measure twice.</p><p>Cut once.</p></blockquote><figcaption>A carpenter</figcaption>'
  expect(html).toContain(`<figure>${quotation}</figure>`)
  const [figure = ''] = html.match(/<figure(?:(?!<\/figure>)[\s\S])*shower[\s\S]*?<\/figure>/) ?? []
  expect(figure.replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ')).toMatch(/Wet\s+shower\s.*Dry\s+door/)
  expect(figure.match(/<svg(?![^>]*aria-hidden="true")/g)).toBeNull()
})

test('every drawing that a page shows is in its file', () => {
  const shown = pages.flatMap((page) => [...read(page).matchAll(/<use[^>]* href="\/?([^"#]+)#([^"]+)"/g)])
  expect(shown.length).toBeGreaterThan(10)
  const isThere = (file = '', name = '') => files.includes(file) && read(file).includes(`<g id="${name}">`)
  expect(shown.filter(([, file, name]) => !isThere(file, name)).map(([use]) => use)).toEqual([])
})

test('phones held upright take the upright part of the picture that a page opens with, or of its twin', () => {
  const source = /<source media="[^"]*portrait[^"]*"[^>]* srcset="\/images\/([\w-]+)\.\w+-(\d+)\.avif \d+w"/g
  const taken = pages.flatMap((page) => [...read(page).matchAll(source)].map(([, name, width]) => [page, name, width]))
  expect(taken.map((each) => each.join(' ').replace('/index.html', ''))).toEqual([
    'blog/1 tall 60',
    'blog/2 tall 60',
    'blog/5 green 50',
    'gallery wide 413',
    'index.html wide 413',
  ])
})

test('a picture offers its widths as what they are, and every variant in dist is offered by a page', () => {
  const offered = pages.flatMap((page) => [...read(page).matchAll(/\/(images\/[\w.-]+-(\d+)\.\w+) (\d+)w/g)])
  expect(offered.length).toBeGreaterThan(10)
  expect(offered.filter(([, , made, said]) => made !== said).map(([variant]) => variant)).toEqual([])
  const named = pages.flatMap((file) => read(file).match(/(?:images|cards)\/[\w.-]+\.(?:avif|webp|jpg)/g) ?? [])
  expect(files.filter((file) => /^(images|cards)\//.test(file))).toEqual([...new Set(named)].sort())
})
