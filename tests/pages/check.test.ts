import { describe, expect, test } from 'vitest'
import { Check, GALLERY_BUDGET, PAGE_BUDGET } from '../../build/pages/check.ts'
import { factsOf } from '../../build/pages/facts.ts'
import { place } from '../../build/problems.ts'

const document = (body: string, head = '<title>T</title>') =>
  `<html><head>${head}</head><body><h1>T</h1>${body}</body></html>`

/** What a check finds in pages, given by their files, beside other files. */
function check(pages: Readonly<Record<string, string>>, { files = [] as string[], base = '/', weight = 0 } = {}) {
  const check = new Check(base, 'https://www.example.com')
  for (const [file, html] of Object.entries(pages)) check.addPage(file, factsOf(html), weight, `content/${file}`)
  const placeOf = (file: string, link: string) => ({ line: file.length, column: link.length })
  return check.finish(new Set([...Object.keys(pages), ...files]), placeOf)
}

const about = document('<h2 id="team">Team</h2><p id="café">C</p><p id="a&amp;b">A</p>')
const files = 'favicon.svg assets/a.woff2 images/a-400.avif rss.xml 100%/index.html images/a b.avif'.split(/ (?!b)/)

/** The reasons of what is wrong with a page that has this in it. */
function reasons(body: string, base?: string): string[] {
  const pages = { 'index.html': document(body), 'about/index.html': about }
  return check(pages, { files, base }).map(({ reason }) => reason.replace(' (index.html)', ''))
}

describe('a link', () => {
  const alive =
    '/ /about /about/ /about/index.html /about?a=1 /about#team /about/?a=1#team /about#caf%C3%A9 /about#café'
  const parts = '/about#a&amp;b /about#top /about# /# # /rss.xml /images/a%20b.avif /100% https://www.example.com'
  const others =
    'https://www.example.com/about#team https://example.org/no //example.org/no tel:+603 HTTPS://example.org'

  test.each([alive, parts, others, 'mailto:a@b.c https://wa.me/60?text=Hi%20'].flatMap((each) => each.split(' ')))(
    '%s leads somewhere',
    (link) => {
      expect(reasons(`<a href="${link}">x</a>`)).toEqual([])
    },
  )

  test.each([
    ['leads nowhere', '/no /about/no /no#team /no.png https://www.example.com/no /50% /%E0%A4%A'],
    [
      'names a place that its page does not have',
      '/about#no #no /#team /about#%E0%A4%A https://www.example.com/about#no',
    ],
  ])('that %s is told once, where content names it: %s', (what, links) => {
    for (const link of links.split(' ')) {
      const found = check({
        'index.html': document(`<a href="${link}">x</a><a href="${link}">y</a>`),
        'about/index.html': about,
      })
      expect(found.map((each) => `${place(each)} ${each.reason}`)).toEqual([
        `content/index.html:18:${link.length} The link ${JSON.stringify(link)} ${what} (index.html)`,
      ])
    }
  })

  test.each([
    '<img alt="" src="/no.avif">',
    '<img alt="" src="/favicon.svg" srcset="/images/a-400.avif 400w, /no.avif 800w">',
    '<source srcSet="/no.avif 1x">',
    '<link rel="preload" imageSrcSet="/no.avif 400w">',
    '<div data-src="/no.avif"></div>',
    '<form action="/no.avif"></form>',
    '<script src="/no.avif"></script>',
    '<style>.a{background:url(/no.avif)}</style>',
    '<style>.a{background:url("/no.avif")}</style>',
    '<meta property="og:image" content="https://www.example.com/no.avif">',
  ])('may be %s', (body) => {
    expect(reasons(body)).toHaveLength(1)
    expect(reasons(body.replaceAll('no.avif', 'images/a-400.avif'))).toEqual([])
  })

  test('is none in words that look like CSS, or that are escaped', () => {
    expect(reasons('<p>Write url(/no.png) or href=&quot;/no&quot;.</p>')).toEqual([])
    expect(reasons('<style>.a{background:url("data:image/svg+xml,%3Csvg/%3E")}</style>')).toEqual([])
  })

  test.each([
    ['/site/ /site/about /site/about#team https://www.example.com/site/about', []],
    ['/about', ['The address "/about" is outside the base /site/']],
    ['/site/no', ['The link "/site/no" leads nowhere']],
  ])('under a base: %s', (links, expected) => {
    for (const link of links.split(' ')) expect(reasons(`<a href="${link}">x</a>`, '/site/')).toEqual(expected)
  })
})

describe('a page', () => {
  test.each([
    ['<html><head><title>T</title></head></html>', 'one-h1', '0 main headings'],
    [document('<h1 class="x">U</h1>'), 'one-h1', '2 main headings'],
    [document('', ''), 'one-title', '0 titles'],
    [document('', '<title>T</title><title>U</title>'), 'one-title', '2 titles'],
    [document('<img src="https://x.org/a.jpg">'), 'missing-alt', 'no alternative text'],
    [document('<p id="a"></p><p id="b"></p><p id="a"></p>'), 'same-id', 'called "a"'],
  ])('%s is a problem: %s', (html, rule, reason) => {
    expect(check({ 'a.html': html })).toMatchObject([{ rule, reason: expect.stringContaining(reason) }])
  })

  test('may have pictures for decoration, titles in drawings, and anything in a template', () => {
    const template = '<p id="a"></p><template><h1>U</h1><p id="a"></p></template><header>x</header>'
    expect(reasons(`<img src="https://x.org/a.jpg" alt=""><svg><title>Plan</title></svg>${template}`)).toEqual([])
  })

  test.each([
    ['a/index.html', PAGE_BUDGET, 14_336],
    ['gallery/index.html', GALLERY_BUDGET, 16_384],
  ])('%s may weigh %i bytes; more is a warning', (file, budget, bytes) => {
    expect(budget).toBe(bytes)
    expect(check({ [file]: document('') }, { weight: budget })).toEqual([])
    expect(check({ [file]: document('') }, { weight: budget + 1 })).toMatchObject([
      { rule: 'page-budget', warning: true },
    ])
  })
})
