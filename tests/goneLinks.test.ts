import { afterAll, expect, test } from 'vitest'
import { article, type Changes, type Data, edited, type Files, type OnEnd, site } from './helpers.ts'

const rows: readonly (readonly [what: string, data: object, body: string, place: string])[] = [
  ['a link to a file', {}, 'See [*this* one](03-light.md#top).\n\n[A](77-gone.md)\n', '14:1'],
  ['a link to an address', {}, '\n\nSee [this](/blog/77/) and that.\n', '14:5'],
  ['a link to a note', {}, '- See [this](/blog/support/77#a)\n', '12:7'],
  ['a link to a draft', {}, 'See [this](/blog/6).\n', '12:5'],
  ['a link to an article that waits', {}, 'See [this](07-scheduled.md).\n', '12:5'],
  ['a link on a second line', {}, 'See\n[this](/blog/77).\n', '13:1'],
  ['a link in a head', {}, '| [A](/blog/77) |\n| --- |\n| B |\n', '12:3'],
  ['a link in a cell', {}, '| A |\n| --- |\n| [B](/blog/77) |\n', '14:3'],
  ['a callout', {}, ':::callout{url=/blog/77}\nA\n:::\n', '12:1'],
  ['a callout that only invites', {}, ':::callout{url=/blog/77}\nRelated: Gone stairs\n:::\n\nText.\n', '12:1'],
  ['a button', { cta: { buttonLink: '/blog/77' } }, 'Text.\n', '10:7'],
  ['a related link', { relatedLinks: [{ text: 'A', url: '/blog/77' }] }, 'Text.\n', '10:28'],
]

/** Builds a site strictly, with more articles that are numbered from 90. */
async function built(articles: readonly (readonly [data: object, body: string])[], more: Files, onEnd?: OnEnd) {
  const fixture = site(more, { onEnd })
  for (const [at, [data, body]] of articles.entries())
    fixture.write({ [`content/blog/${90 + at}.md`]: article({ ...data, id: 90 + at }, body) })
  const html = (id: number) => fixture.read(`dist/blog/${id}/index.html`)
  return { ...(await fixture.build({ strict: true })), html }
}

const articles = rows.map(([, data, body]) => [data, body] as const)
const { errors, problems, written, html } = await built(articles, { 'content/blog/04-dapur-kecil.md': null }, afterAll)

const numbered = rows.map((row, at) => [...row, 90 + at] as const)
test.each(numbered)('%s to a missing article is left out, and the build goes on', (_, _data, _body, place, id) => {
  const file = `content/blog/${id}.md:`
  expect([errors, problems.filter((each) => each.startsWith(file))]).toEqual([[], [`${file}${place} article-gone`]])
  expect(written).toBeDefined()
  expect(html(id)).not.toMatch(/href="\/blog\/(6|7|77|4|support\/77)\b|Gone stairs/)
})

test('links between articles that both wait are no matter yet; one to an article that is gone is', async () => {
  const waiting = { date: '2099-01-01' }
  const bodies = ['See [that](91.md) and [this](/blog/77).\n', 'See [that](/blog/90) and [a draft](/blog/6).\n']
  const { problems } = await built(
    bodies.map((body) => [waiting, body]),
    {},
  )
  expect(problems).toEqual(['content/blog/90.md:12:23 article-gone'])
})

/** Changes of pages that link to an article wherever they can. */
const linking = (link: string): Changes => ({
  'blog.yaml': (data) => Object.assign(data, { callouts: { stairs: link } }),
  'contact.yaml': (data) => {
    data.faq.items[0].answer = `As [we say](${link}#a) it.`
    delete data.related
  },
  'services.yaml': (data) => delete data.related,
  'site.yaml': (data) => {
    data.notices = [{ text: 'Closed.', link, linkText: 'More', from: '2026-11-20', until: '2026-11-30' }]
  },
  'redirects.yaml': (data) => data.splice(0, 2, { from: '/old', to: link }, { from: '/older', to: '/old' }),
})

test('the same holds in site pages', async () => {
  const related = ({ related }: Data) => Object.assign(related, { articles: [77] })
  const fixture = edited({ ...linking('/blog/77'), 'services.yaml': related })
  fixture.write({ 'content/blog/1.md': article() })
  const { problems, errors } = await fixture.build({ strict: true })
  expect(errors).toEqual([])
  const files = ['contact', 'services', 'blog', 'site', 'redirects', 'redirects']
  const expected = files.map((name) => `content/${name}.yaml article-gone`)
  expect(problems.map((each) => each.replace(/:\d+/g, ''))).toEqual(expected)
  expect(fixture.read('dist/services/index.html')).not.toContain('id="related"')
  expect(fixture.read('dist/contact/index.html')).toContain('As we say it.')
  expect(fixture.has('dist/old/index.html')).toBe(false)
})

test('articles that are listed by number are named once they have moved: a redirect brings none of them back', async () => {
  const fixture = edited({
    'blog.yaml': (data) => Object.assign(data, { callouts: {} }),
    'contact.yaml': (data) => delete data.related,
    'services.yaml': ({ related }) => Object.assign(related, { articles: [1, 77] }),
    'redirects.yaml': (data) => data.splice(0, 2, { from: '/blog/77', to: '/blog/1' }),
  })
  fixture.write({ 'content/blog/1.md': article() })
  const { problems } = await fixture.build()
  expect(problems.map((each) => each.replace(/:\d+/g, ''))).toEqual(['content/services.yaml article-gone'])
})

test('a link to the file of an article leads to it from any page, a notice, a callout and a redirect', async () => {
  const fixture = edited(linking("blog/1-what's-new-楼梯.md"))
  const related = { relatedLinks: [{ text: 'It', url: '/older' }] }
  fixture.write({ "content/blog/1-what's-new-楼梯.md": article(related, '## A\n\n:::callout\nOn stairs.\n:::\n') })
  const { problems } = await fixture.build({ strict: true })
  expect(problems).toEqual([])
  expect(fixture.read('dist/index.html')).toContain('href="/blog/1">More')
  expect(fixture.read('dist/contact/index.html')).toMatch(/href="\/blog\/1".*href="\/blog\/1#a"/s)
  expect(fixture.read('dist/blog/1/index.html')).toMatch(/<a href="\/blog\/1"[^>]*>(?:(?!<\/a>).)*On stairs\./)
  expect(fixture.read('dist/_redirects')).toContain('/old /blog/1 301')
})

test('a redirect takes links to where the article is now; one that ends at a missing article is left out with them', async () => {
  const chain = ['/old/a', '/blog/76', '/blog/77', '/blog/78']
  const moves = chain.slice(1).map((to, index) => `- { from: ${chain[index]}, to: ${to} }`)
  const redirects = [...moves, '- { from: /blog/79, to: /blog/3 }'].join('\n')
  const body = '[One](/old/a/#b), [two](/blog/76), [three](76-gone.md).\n\n:::callout{url=/old/a}\nA\n:::\n'
  const articles = [body, 'See [this](79-gone.md) and [that](/blog/79).\n'].map((body) => [{}, body] as const)
  const { problems, html } = await built(articles, { 'content/redirects.yaml': redirects })
  const places = ['redirects.yaml:1:19', 'redirects.yaml:2:21', 'redirects.yaml:3:21']
  const links = ['12:1', '12:19', '12:36', '14:1'].map((place) => `blog/90.md:${place}`)
  expect(problems.sort()).toEqual([...links, ...places].map((place) => `content/${place} article-gone`).sort())
  expect(html(90)).toContain('One, two, three.')
  expect(html(91).match(/href="\/blog\/79"/g)).toHaveLength(2)
})
