import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { article, type Files, filesIn, freshCache, site } from './helpers.ts'

const files = (folder: string) =>
  Object.fromEntries(filesIn(folder).map((file) => [file, readFileSync(join(folder, file))]))

describe('a build that fails says where, and leaves the earlier dist as it was', () => {
  const link = (url: string) => article({ id: 99 }, `Text.\n\nSee [this](${url}).\n`)
  const missing = { file: 'images/blog/blog-111.jpg', alt: 'A' }

  test.each<[fault: string, faulty: Files, problems: string[]]>([
    [
      'bad front matter',
      { 'content/blog/99.md': article({ id: 99, category: 'Gardening' }) },
      ['content/blog/99.md:9:1 invalid-value'],
    ],
    [
      'an unknown key',
      { 'content/blog/99.md': article({ id: 99, titel: 'T' }) },
      ['content/blog/99.md:10:1 unknown-key'],
    ],
    ['broken YAML', { 'content/site.yaml': 'url: [\n' }, ['content/site.yaml:2:1 yaml']],
    ['no front matter', { 'content/blog/99.md': 'Text.\n' }, ['content/blog/99.md:1:1 no-front-matter']],
    [
      'invalid UTF-8',
      { 'content/blog/99.md': Buffer.from(article({ id: 99 }, 'Caf\u00e9\n'), 'latin1') },
      ['content/blog/99.md:12:4 not-utf8'],
    ],
    ['a missing file', { 'content/home.yaml': null }, ['content/home.yaml missing-file']],
    [
      'a missing picture',
      { 'content/blog/99.md': article({ id: 99, image: missing }) },
      ['content/blog/99.md:10:9 missing-picture'],
    ],
    ['two articles with one id', { 'content/blog/99.md': article({ id: 3 }) }, ['content/blog/99.md:2:1 duplicate-id']],
    [
      'a link to an article file that does not exist',
      { 'content/blog/99.md': link('02-small-spaces.md') },
      ['content/blog/99.md:14:5 dead-link'],
    ],
    [
      'a link to an article that does not exist',
      { 'content/blog/99.md': link('/blog/77') },
      ['content/blog/99.md:14:5 dead-link'],
    ],
    [
      'a link to a support note that does not exist',
      { 'content/blog/99.md': link('/blog/support/77#a') },
      ['content/blog/99.md:14:5 dead-link'],
    ],
    [
      'a callout that leads to no article',
      { 'content/blog/99.md': article({ id: 99 }, ':::callout{url=/blog/77}\nA\n:::\n') },
      ['content/blog/99.md:12:1 dead-link'],
    ],
    [
      'a button that leads to no article',
      { 'content/blog/99.md': article({ id: 99, cta: { buttonLink: '/blog/77' } }) },
      ['content/blog/99.md:10:7 dead-link'],
    ],
    [
      'a related link that leads to no article',
      { 'content/blog/99.md': article({ id: 99, relatedLinks: [{ text: 'A', url: '/blog/77' }] }) },
      ['content/blog/99.md:10:28 dead-link'],
    ],
    [
      'a link to a draft',
      { 'content/blog/98.md': article({ id: 98, draft: true }), 'content/blog/99.md': link('/blog/98') },
      ['content/blog/99.md:14:5 dead-link'],
    ],
    [
      'a link to a page that does not exist',
      { 'content/blog/99.md': link('/abuot') },
      ['content/blog/99.md:14:5 dead-link'],
    ],
    [
      'a link to a place that its page does not have',
      { 'content/blog/99.md': link('/about#nobody') },
      ['content/blog/99.md:14:5 dead-link'],
    ],
    [
      'a link to a place that an article does not have',
      { 'content/blog/99.md': link('02-small-space-big-impact.md#nobody') },
      ['content/blog/99.md:14:5 dead-link'],
    ],
    [
      'a callout that is not closed',
      { 'content/blog/99.md': article({ id: 99 }, 'A.\n\n:::callout\nA\n\nB.\n') },
      ['content/blog/99.md:14:1 unclosed-block'],
    ],
    [
      'a callout that leads to no page',
      { 'content/blog/99.md': article({ id: 99 }, 'A.\n\n:::callout{url=/abuot}\nA\n:::\n') },
      ['content/blog/99.md:14:1 dead-link'],
    ],
    [
      'a button that leads to no page',
      { 'content/blog/99.md': article({ id: 99, cta: { buttonLink: '/abuot' } }) },
      ['content/blog/99.md:10:20 dead-link'],
    ],
    [
      'a related link that leads to no page',
      { 'content/blog/99.md': article({ id: 99, relatedLinks: [{ text: '/A', url: '/abuot' }] }) },
      ['content/blog/99.md:10:35 dead-link'],
    ],
    [
      'a link with a broken percent sign',
      { 'content/blog/99.md': link('/100%') },
      ['content/blog/99.md:14:5 dead-link'],
    ],
    [
      'a redirect to itself',
      { 'content/redirects.yaml': '- { from: /a, to: /b }\n- { from: /b, to: /a#x }\n' },
      ['content/redirects.yaml:1:15 redirect-loop', 'content/redirects.yaml:2:15 redirect-loop'],
    ],
    [
      'a redirect to no page',
      { 'content/redirects.yaml': '- from: /a\n  to: /abuot\n' },
      ['content/redirects.yaml:2:3 dead-link'],
    ],
    [
      'a redirect from a page',
      { 'content/redirects.yaml': '- from: /About\n  to: /gallery\n' },
      ['content/redirects.yaml same-address'],
    ],
  ])('%s', async (_, faulty, problems) => {
    const fixture = site({ ...faulty, 'dist/index.html': 'earlier', 'dist/blog/1/index.html': 'one' })
    const before = files(join(fixture.root, 'dist'))
    const built = await fixture.build()
    expect(built.errors).toEqual(problems)
    expect(built.written).toBeUndefined()
    expect(files(join(fixture.root, 'dist'))).toEqual(before)
  })

  test('every problem is reported together, whatever stage found it', async () => {
    const fixture = site({
      'content/blog/98.md': article({ id: 3 }),
      'content/blog/99.md': article({ id: 99, titel: 'T' }),
      'content/redirects.yaml': '- { from: /a, to: /a }\n',
    })
    const { errors } = await fixture.build()
    expect([...errors].sort()).toEqual([
      'content/blog/98.md:2:1 duplicate-id',
      'content/blog/99.md:10:1 unknown-key',
      'content/redirects.yaml:1:15 redirect-loop',
    ])
    expect(fixture.dist()).toEqual([])
  })
})

describe('what is not published', () => {
  const secrets = {
    'content/blog/97.md': article(
      { id: 97, title: 'Quokka one', metaDescription: 'Quokka', tags: ['Quokka'], draft: true },
      '# Quokka\n',
    ),
    'content/blog/98.md': article({ id: 98, title: 'Quokka two', publishDate: '2026-11-22' }, 'Quokka.\n'),
    'content/blog/support/99.md': article({ id: 99, title: 'Quokka three', draft: true }),
  }

  test('drafts and scheduled articles reach no file of dist, and are named beside the build', async () => {
    const fixture = site(secrets)
    const { errors, notes } = await fixture.build({ now: '2026-11-21' })
    expect(errors).toEqual([])
    const dist = files(join(fixture.root, 'dist'))
    expect(dist['rss.xml']?.includes('Kitchen Renovation Designs')).toBe(true)
    expect(
      Object.keys(dist).filter((file) => /blog\/(97|98|support\/99)/.test(file) || dist[file]?.includes('Quokka')),
    ).toEqual([])
    expect(Object.keys(dist).filter((file) => /\/blog\/(97|98|support\/99)\b/.test(String(dist[file])))).toEqual([])
    expect(notes.filter((note) => note.startsWith('Waiting'))).toEqual([
      'Waiting: content/blog/97.md (draft)',
      'Waiting: content/blog/98.md (until 2026-11-22)',
      'Waiting: content/blog/support/99.md (draft)',
    ])
  })

  test('a scheduled article is live on its day', async () => {
    const fixture = site(secrets)
    await fixture.build({ now: '2026-11-22' })
    expect(fixture.has('dist/blog/98/index.html')).toBe(true)
    expect(fixture.read('dist/sitemap.xml')).toContain('<loc>https://www.example.com/blog/98</loc>')
    expect(fixture.read('dist/rss.xml')).toContain('<link>https://www.example.com/blog/98</link>')
  })
})

describe('a second build', () => {
  test('writes nothing when nothing has changed', async () => {
    const fixture = site()
    const first = await fixture.build()
    const second = await fixture.build()
    expect(second).toEqual({ ...first, written: { files: first.written?.files, written: 0, removed: 0 } })
  })

  test('removes the article that is gone, and every mention of it', async () => {
    const fixture = site({ 'content/blog/99.md': article({ id: 99, title: 'Quokka' }) })
    await fixture.build()
    expect(fixture.read('dist/blog/99/index.html')).toContain('Quokka')
    fixture.write({ 'content/blog/99.md': null })
    await fixture.build()
    const dist = files(join(fixture.root, 'dist'))
    expect(Object.keys(dist).filter((file) => file.startsWith('blog/99') || dist[file]?.includes('Quokka'))).toEqual([])
  })

  test('is not misled by what a killed build left in the cache', async () => {
    const fixture = site()
    const cache = freshCache(fixture.root)
    await fixture.build({ cache })
    for (const file of filesIn(join(cache, 'builds'))) fixture.write({ [`.cache/builds/${file}`]: '{"inputs":"' })
    expect((await fixture.build({ cache })).written).toMatchObject({ written: 0, removed: 0 })
  })

  test('at the same time as the first is no harm to it', async () => {
    const fixture = site()
    const [first, second] = await Promise.all([fixture.build(), fixture.build()])
    expect([first?.written?.files, second?.written?.files]).toEqual([
      filesIn(join(fixture.root, 'dist')).length,
      first?.written?.files,
    ])
  })
})

test('without articles the blog says so', async () => {
  const fixture = site({}, { blog: false })
  const { written } = await fixture.build()
  expect(written).toBeDefined()
  const blog = fixture.read('dist/blog/index.html')
  expect(blog).toContain('No blog posts available yet.')
  expect(blog).toContain('Check back soon for new content!')
})

test('a dead link is found in content under a base and with trailing slashes, too', async () => {
  const fixture = site({ 'content/blog/99.md': article({ id: 99 }, 'See [this](/abuot?a=1#b).\n') }, { blog: false })
  fixture.write({
    'content/site.yaml': fixture.read('content/site.yaml').replace('trailingSlash: false', 'trailingSlash: true'),
  })
  expect((await fixture.build({ base: '/new/' })).errors).toEqual(['content/blog/99.md:12:5 dead-link'])
})
