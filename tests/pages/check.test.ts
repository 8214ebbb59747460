import { expect, test } from 'vitest'
import { Check, LARGE_BUDGET, PAGE_BUDGET } from '../../build/pages/check.ts'
import { factsOf } from '../../build/pages/facts.ts'
import { place } from '../../build/problems.ts'
import { site } from '../helpers.ts'

const document = (body: string, head = '<title>T</title>') =>
  `<html><head>${head}</head><body><h1>T</h1>${body}</body></html>`
const about = document('<h2 id="team">Team</h2><p id="café">C</p><p id="a&amp;b">A</p>')
const files = ['favicon.svg', 'images/a-400.avif', 'images/a b.avif', 'rss.xml', '100%/index.html', 'about/index.html']

/** The problems in one page of a site that has another page and some files. */
function check(html: string, { base = '/', file = 'index.html', weight = 0 } = {}) {
  const check = new Check({ url: 'https://www.example.com', base })
  check.addPage(file, 'content/home.yaml', factsOf(html), weight)
  check.addPage('about/index.html', 'content/about.yaml', factsOf(about))
  return check.finish(new Set([...files, file]), (file, link) => [{ file, line: 1, column: link.length }])
}

const reasons = (body: string, base = '/') =>
  check(document(body), { base }).map(({ reason }) => reason.replace(' (index.html)', ''))

test.each([
  ...['/ /about /about/ /about/index.html /about?a=1 /about#team /about/?a=1#team /about#caf%C3%A9 /about#café'],
  '/about#:~:text=Ipoh /about#team:~:text=Ipoh',
  ...['/about#a&amp;b /about#top /about# /# # /rss.xml /images/a%20b.avif /100% https://www.example.com'],
  ...['https://www.example.com/about#team https://example.org/no //example.org/no tel:+603 HTTPS://example.org'],
  'mailto:a@b.c https://wa.me/60?text=Hi%20',
])('these links lead somewhere: %s', (links) => {
  for (const link of links.split(' ')) expect([link, reasons(`<a href="${link}">x</a>`)]).toEqual([link, []])
})

const unnamed = 'leads to a page that has no part of that name'
test.each([
  ['leads nowhere', '/no /about/no /no#team /no.png https://www.example.com/no /50% /%E0%A4%A'],
  ['leads nowhere', 'http://www.example.com/no HTTPS://WWW.Example.com/no //www.example.com/no'],
  [unnamed, '/about#no #no /#team /about#%E0%A4%A https://www.example.com/about#no /about#no:~:text=a'],
  ['does not begin with "https://" or "/"', 'no htps://example.org javascript:alert(1) JavaScript:a mail:a@b.c'],
])('a link that %s is told once, where content names it: %s', (what, links) => {
  for (const link of links.split(' ')) {
    const [problem, ...more] = check(document(`<a href="${link}">x</a><a href="${link}">y</a>`))
    const reason = `The link ${JSON.stringify(link)} ${what} (index.html)`
    expect([problem?.reason, problem && place(problem)]).toEqual([reason, `content/home.yaml:1:${link.length}`])
    expect(more).toEqual([])
  }
})

test.each([
  '<img alt="" src="/favicon.svg" srcset="/images/a-400.avif 400w, /no.avif 800w">',
  '<source srcSet="/no.avif 1x">',
  '<link rel="preload" imageSrcSet="/no.avif 400w">',
  '<div data-src="/no.avif"></div>',
  '<form action="/no.avif"></form>',
  '<script src="/no.avif"></script>',
  '<style>.a{background:url(/no.avif)}</style>',
  '<style>.a{background:url("/no.avif")}</style>',
  '<meta property="og:image" content="https://www.example.com/no.avif">',
])('%s asks for a file', (body) => {
  expect(reasons(body)).toHaveLength(1)
  expect(reasons(body.replaceAll('no.avif', 'images/a-400.avif'))).toEqual([])
})

test('under a base every address of the site is below it, and the rest of the host is another site', () => {
  const origin = 'https://www.example.com'
  const others = [`${origin}/shop/`, `${origin}/Site/no`]
  for (const link of ['/site/', '/site/about', '/site/about#team', `${origin}/site/about`, ...others])
    expect(reasons(`<a href="${link}">x</a>`, '/site/')).toEqual([])
  const outside = 'The address "/about" is outside the base /site/'
  const wrong = reasons(`<a href="/about">x</a><a href="${origin}/site/no">y</a>`, '/site/')
  expect(wrong).toEqual([outside, `The link "${origin}/site/no" leads nowhere`])
  const [twice] = check(document('<a href="/site/site/about/">x</a>'), { base: '/site/' })
  expect(twice?.remedy).toContain('Write "/about/"')
})

test.each([
  ['<html><head><title>T</title></head></html>', 'one-h1', '0 main headings'],
  [document('<h1 class="x">U</h1>'), 'one-h1', '2 main headings'],
  [document('', ''), 'one-title', '0 titles'],
  [document('', '<title></title>'), 'one-title', '0 titles'],
  [document('', '<title>T</title><title>U</title>'), 'one-title', '2 titles'],
  [document('<img src="https://x.org/a.jpg">'), 'missing-alt', 'no alternative text'],
  [document('<p class="a" style="top:0"></p>'), 'inline-style', 'blocked by the policy'],
  [document('<p id="a"></p><p id="b"></p><p id="a"></p>'), 'same-id', 'the id "a"'],
])('%s is a problem: %s', (html, rule, reason) => {
  expect(check(html)).toMatchObject([{ rule, reason: expect.stringContaining(reason) }])
})

test.each([
  '<img src="https://x.org/a.jpg" alt=""><svg><title>Plan</title></svg><header>x</header>',
  '<p id="a"></p><template><h1>U</h1><p id="a"></p></template>',
  '<p>Write url(/no.png) or href=&quot;/no&quot;.</p>',
  '<style>.a{background:url("data:image/svg+xml,%3Csvg/%3E")}</style>',
])('%s is none', (body) => expect(reasons(body)).toEqual([]))

test('an id of content that a part of the page has is told where it stands', async () => {
  const fixture = site()
  fixture.edit('content/services.yaml', 'id: renovation', 'id: process')
  fixture.edit('content/home.yaml', 'service: renovation', 'service: process')
  expect((await fixture.build()).errors).toEqual(['content/services.yaml:33:5 same-id'])
})

test.each([
  ['a/index.html', PAGE_BUDGET, 14_336],
  ['gallery/index.html', LARGE_BUDGET, 16_384],
  ['contact/index.html', LARGE_BUDGET, 16_384],
])('%s may weigh %i bytes; more is a warning', (file, budget, bytes) => {
  expect([budget, check(document(''), { file, weight: budget })]).toEqual([bytes, []])
  expect(check(document(''), { file, weight: budget + 1 })).toMatchObject([{ rule: 'page-budget', warning: true }])
})
