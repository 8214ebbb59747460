import { describe, expect, test } from 'vitest'
import { Check, GALLERY_BUDGET, PAGE_BUDGET } from '../../build/pages/check.ts'
import { factsOf } from '../../build/pages/facts.ts'
import { place, report } from '../../build/problems.ts'

const document = (body: string, head = '<title>T</title>') =>
  `<html><head>${head}</head><body><h1>T</h1>${body}</body></html>`

/** The reasons that a check gives, for pages by their file; other files by name alone. */
function check(pages: Readonly<Record<string, string>>, { files = [] as string[], base = '/', weight = 0 } = {}) {
  const check = new Check(base, 'https://www.example.com')
  for (const [file, html] of Object.entries(pages)) check.addPage(file, factsOf(html), weight, `content/${file}`)
  return check.finish(new Set([...Object.keys(pages), ...files]), () => undefined)
}

const reasons = (...args: Parameters<typeof check>) => check(...args).map(({ rule, reason }) => `${rule}: ${reason}`)

describe('links', () => {
  const about = document('<h2 id="team">Team</h2><p id="café">C</p><p id="a&amp;b">A</p>')
  const files = 'favicon.svg assets/a.woff2 images/a-400.avif cards/a.jpg rss.xml 100%/index.html'.split(' ')
  const linked = (body: string, head?: string) =>
    reasons({ 'index.html': document(body, head), 'about/index.html': about }, { files: [...files, 'images/a b.avif'] })

  test.each([
    ...'/ /about /about/ /about/index.html /about?a=1 /about#team /about/?a=1#team /about#caf%C3%A9 /about#café'.split(
      ' ',
    ),
    ...'/about#a&amp;b /about#top /about# /# # /rss.xml /images/a%20b.avif /100% https://www.example.com'.split(' '),
    ...'https://www.example.com/about https://www.example.com/about#team https://example.org/nowhere'.split(' '),
    ...'//example.org/nowhere mailto:hello@example.com tel:+603 https://wa.me/60?text=Hi%20 HTTPS://example.org'.split(
      ' ',
    ),
  ])('%s leads somewhere', (link) => {
    expect(linked(`<a href="${link}">x</a>`)).toEqual([])
  })

  test.each([
    ...'/nowhere /about/nowhere /nowhere#team /favicon.png https://www.example.com/nowhere /50% /%E0%A4%A'.split(' '),
  ])('%s leads nowhere', (link) => {
    const reason = `dead-link: The link ${JSON.stringify(link)} leads nowhere (index.html)`
    expect(linked(`<a href="${link}">x</a>`)).toEqual([reason])
  })

  test.each(['/about#nobody', '#nobody', '/#team', '/about#%E0%A4%A', 'https://www.example.com/about#nobody'])(
    '%s names a place that its page does not have',
    (link) => {
      const reason = `dead-link: The link ${JSON.stringify(link)} names a place that its page does not have (index.html)`
      expect(linked(`<a href="${link}">x</a>`)).toEqual([reason])
    },
  )

  test.each([
    '<img alt="" src="/images/none.avif">',
    '<img alt="" src="/favicon.svg" srcset="/images/a-400.avif 400w, /images/none.avif 800w">',
    '<source srcSet="/images/none.avif 1x">',
    '<link rel="preload" imageSrcSet="/images/none.avif 400w">',
    '<div data-src="/images/none.avif"></div>',
    '<form action="/images/none.avif"></form>',
    '<script src="/images/none.avif"></script>',
    '<style>.a{background:url(/images/none.avif)}</style>',
    '<style>.a{background:url("/images/none.avif")}</style>',
    '<meta property="og:image" content="https://www.example.com/images/none.avif">',
  ])('%s asks for a file that is not there', (body) => {
    expect(linked(body)).toHaveLength(1)
    expect(linked(body.replaceAll('none.avif', 'a-400.avif'))).toEqual([])
  })

  test('one dead link is one problem, however often the page has it', () => {
    expect(linked('<a href="/nowhere">x</a><a href="/nowhere">y</a>')).toHaveLength(1)
  })

  test('words that look like CSS, or that are escaped, are no links', () => {
    expect(linked('<p>Write url(/nowhere.png) or href=&quot;/nowhere&quot;.</p>')).toEqual([])
    expect(linked('<style>.a{background:url("data:image/svg+xml,%3Csvg/%3E")}</style>')).toEqual([])
  })

  test('under a base every address of the site is below it', () => {
    const pages = (link: string) => ({ 'index.html': document(`<a href="${link}">x</a>`), 'about/index.html': about })
    for (const link of ['/site/', '/site/about', '/site/about#team', 'https://www.example.com/site/about']) {
      expect(reasons(pages(link), { base: '/site/' })).toEqual([])
    }
    expect(reasons(pages('/about'), { base: '/site/' })).toEqual([
      'dead-link: The address "/about" is outside the base /site/ (index.html)',
    ])
    expect(reasons(pages('/site/nowhere'), { base: '/site/' })).toEqual([
      'dead-link: The link "/site/nowhere" leads nowhere (index.html)',
    ])
  })
})

describe('pages', () => {
  test.each([
    ['no main heading', '<html><head><title>T</title></head></html>', 'one-h1: The page has 0 main headings (a.html)'],
    ['two main headings', document('<h1 class="x">U</h1>'), 'one-h1: The page has 2 main headings (a.html)'],
    ['no title', document('', ''), 'one-title: The page has 0 titles (a.html)'],
    ['two titles', document('', '<title>T</title><title>U</title>'), 'one-title: The page has 2 titles (a.html)'],
    [
      'a picture without alt',
      document('<img src="https://x.org/a.jpg">'),
      'missing-alt: A picture has no alternative text (a.html)',
    ],
    [
      'one id twice',
      document('<p id="a"></p><p id="b"></p><p id="a"></p>'),
      'same-id: Two parts of the page are called "a" (a.html)',
    ],
  ])('%s is a problem', (_, html, reason) => {
    expect(reasons({ 'a.html': html })).toEqual([reason])
  })

  test.each([
    ['a picture for decoration', '<img src="https://x.org/a.jpg" alt="">'],
    ['a title in a drawing', '<svg><title>Plan</title></svg>'],
    ['a heading and an id in a template', '<p id="a"></p><template><h1>U</h1><p id="a"></p></template>'],
    ['a header', '<header>x</header>'],
  ])('%s is none', (_, body) => {
    expect(reasons({ 'a.html': document(body) })).toEqual([])
  })

  test.each([
    ['a/index.html', PAGE_BUDGET],
    ['gallery/index.html', GALLERY_BUDGET],
  ])('%s may weigh %i bytes; more is a warning', (file, budget) => {
    expect(check({ [file]: document('') }, { weight: budget })).toEqual([])
    expect(report(check({ [file]: document('') }, { weight: budget + 1 }), () => '')).toBe(`\
content/${file} warning The page weighs ${budget + 1} bytes in brotli, over the budget of ${budget} (${file}) [page-budget]
  Shorten it, or accept that it shows a moment later on a slow line.

1 warning`)
  })

  test('a dead link stands where the content file names it', () => {
    const check = new Check('/', 'https://www.example.com')
    check.addPage('blog/3/index.html', factsOf(document('<a href="/nowhere">x</a>')), 0, 'content/blog/03.md')
    const found = check.finish(new Set(), (file, link) => ({ line: file.length, column: link.length }))
    expect(found.map(place)).toEqual(['content/blog/03.md:18:8'])
  })
})
