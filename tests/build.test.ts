import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Cache } from '../build/cache/cache.ts'
import { article, digestsIn, type Files, type Fixture, filesIn, freshCache, site } from './helpers.ts'

const distOf = ({ root }: Fixture) => digestsIn(join(root, 'dist'))

/** Files of dist in whose name or text something stands. */
function mentioning(fixture: Fixture, what: RegExp): string[] {
  return fixture.dist().filter((file) => what.test(`/${file} ${fixture.read(`dist/${file}`)}`))
}

describe('a build that fails says where, and leaves the earlier dist as it was', () => {
  const a99 = (data: object, body?: string): Files => ({ 'content/blog/99.md': article({ id: 99, ...data }, body) })
  const link = (url: string) => a99({}, `Text.\n\nSee [this](${url}).\n`)
  const redirects = (yaml: string): Files => ({ 'content/redirects.yaml': yaml })

  test.each<[fault: string, faulty: Files, problems: string]>([
    ['bad front matter', a99({ category: 'Gardening' }), 'content/blog/99.md:9:1 invalid-value'],
    ['an unknown key', a99({ titel: 'T' }), 'content/blog/99.md:10:1 unknown-key'],
    ['broken YAML', { 'content/site.yaml': 'url: [\n' }, 'content/site.yaml:2:1 yaml'],
    ['a missing file', { 'content/home.yaml': null }, 'content/home.yaml missing-file'],
    [
      'a missing picture',
      a99({ image: { file: 'images/none.jpg', alt: 'A' } }),
      'content/blog/99.md:10:9 missing-picture',
    ],
    ['two articles with one id', a99({ id: 3 }), 'content/blog/99.md:2:1 duplicate-id'],
    ['a link to an article file that does not exist', link('02-stair.md'), 'content/blog/99.md:14:5 dead-link'],
    ['a link to a page that does not exist', link('/abuot'), 'content/blog/99.md:14:5 dead-link'],
    ['a link to a place that its page does not have', link('/about#nobody'), 'content/blog/99.md:14:5 dead-link'],
    ['a link to a place that an article does not have', link('02-stairs.md#down'), 'content/blog/99.md:14:5 dead-link'],
    ['a link with a broken percent sign', link('/100%'), 'content/blog/99.md:14:5 dead-link'],
    [
      'a callout that leads to no page',
      a99({}, ':::callout{url=/abuot}\nA\n:::\n'),
      'content/blog/99.md:12:1 dead-link',
    ],
    ['a callout that is not closed', a99({}, 'A.\n\n:::callout\nA\n'), 'content/blog/99.md:14:1 unclosed-block'],
    ['a button that leads to no page', a99({ cta: { buttonLink: '/abuot' } }), 'content/blog/99.md:10:20 dead-link'],
    [
      'a related link that leads to no page',
      a99({ relatedLinks: [{ text: '/A', url: '/abuot' }] }),
      'content/blog/99.md:10:35 dead-link',
    ],
    [
      'a redirect to itself',
      redirects('- { from: /a, to: /b }\n- { from: /b, to: /a#x }\n'),
      'content/redirects.yaml:1:15 redirect-loop, content/redirects.yaml:2:15 redirect-loop',
    ],
    ['a redirect to no page', redirects('- from: /a\n  to: /abuot\n'), 'content/redirects.yaml:2:3 dead-link'],
    [
      'a redirect from a page',
      redirects('- from: /About\n  to: /gallery\n'),
      'content/redirects.yaml:1:3 redirect-over-page',
    ],
    ['a redirect from a file', redirects('- from: /favicon.svg\n  to: /\n'), 'public/favicon.svg same-address'],
    ['a file of public in the place of a page', { 'public/about': 'x' }, 'public/about same-address'],
  ])('%s', async (_, faulty, problems) => {
    const fixture = site({ ...faulty, 'dist/index.html': 'earlier', 'dist/blog/1/index.html': 'one' })
    const before = distOf(fixture)
    const built = await fixture.build()
    expect(built.errors.join(', ')).toBe(problems)
    expect(built.written).toBeUndefined()
    expect(distOf(fixture)).toEqual(before)
  })

  test('every problem is reported together, whatever stage found it', async () => {
    const files = { 'content/blog/98.md': article({ id: 3 }), ...a99({ titel: 'T' }) }
    const { errors } = await site({ ...files, ...redirects('- { from: /a, to: /a }\n') }).build()
    expect([...errors].sort()).toEqual([
      'content/blog/98.md:2:1 duplicate-id',
      'content/blog/99.md:10:1 unknown-key',
      'content/redirects.yaml:1:15 redirect-loop',
    ])
  })

  test('a pipe, and a link that leads nowhere, in public are no files, and not waited for', async () => {
    const fixture = site()
    spawnSync('mkfifo', [join(fixture.root, 'public/pipe')])
    symlinkSync('nowhere', join(fixture.root, 'public/link'))
    expect((await fixture.build()).errors).toEqual([])
  })

  test('a dead link is found under a base and with trailing slashes, too', async () => {
    const fixture = site(link('/abuot?a=1#b'))
    fixture.edit('content/site.yaml', 'trailingSlash: false', 'trailingSlash: true')
    expect((await fixture.build({ base: '/new/' })).errors).toEqual(['content/blog/99.md:14:5 dead-link'])
  })
})

describe('what is not published', () => {
  test('drafts and scheduled articles reach no file of dist, and are named beside the build', async () => {
    const fixture = site()
    const { remarks } = await fixture.build()
    expect(mentioning(fixture, /Kitchens with Two Doors/)).toContain('rss.xml')
    expect(mentioning(fixture, /Quokka|\/blog\/(6|7|support\/2)\b/)).toEqual([])
    expect(remarks).toEqual([
      'Waiting: content/blog/06-draft.md (draft)',
      'Waiting: content/blog/07-scheduled.md (until 2026-11-22)',
      'Waiting: content/blog/support/2-draft.md (draft)',
    ])
  })

  test('a scheduled article is live on its day', async () => {
    const fixture = site()
    await fixture.build({ now: '2026-11-22' })
    expect(fixture.has('dist/blog/7/index.html')).toBe(true)
    expect(fixture.read('dist/sitemap.xml')).toContain('<loc>https://www.batuteh.my/blog/7</loc>')
    expect(fixture.read('dist/rss.xml')).toContain('<link>https://www.batuteh.my/blog/7</link>')
  })
})

describe('a strict build', () => {
  test('lets nothing pass that visitors see otherwise than it was written, also when a lenient one did', async () => {
    const fixture = site({ 'content/blog/99.md': article({ id: 99 }, '***\n') })
    const warning = ['content/blog/99.md:12:1 unsupported-block']
    expect(await fixture.build()).toMatchObject({ problems: warning, errors: [], written: { removed: 0 } })
    const before = distOf(fixture)
    const strict = await fixture.build({ strict: true })
    expect([strict.problems, strict.written]).toEqual([warning, undefined])
    expect(distOf(fixture)).toEqual(before)
  })

  test('is content with a site without warnings', async () => {
    const { problems, written } = await site().build({ strict: true })
    expect([problems, Boolean(written)]).toEqual([[], true])
  })
})

describe('a second build', () => {
  test('writes nothing when nothing has changed', async () => {
    const fixture = site()
    const first = await fixture.build()
    const files = first.written?.files
    expect(files).toBe(filesIn(join(fixture.root, 'dist')).length)
    const written = { files, written: 0, removed: 0, foreign: 0 }
    expect(await fixture.build()).toEqual({ ...first, slowest: [], written })
  })

  test.each([
    ['a folder', (_: Fixture) => {}],
    [
      'a link',
      ({ root }: Fixture) => {
        mkdirSync(join(root, 'www'))
        symlinkSync('www', join(root, 'dist'))
      },
    ],
  ])('removes the article that is gone, and every mention of it (dist as %s)', async (_, make) => {
    const fixture = site({ 'content/blog/99.md': article({ id: 99, title: 'Wombat' }) })
    make(fixture)
    await fixture.build()
    expect(fixture.has('dist/blog/99/index.html')).toBe(true)
    fixture.write({ 'content/blog/99.md': null, 'dist/CNAME': 'batuteh.my' })
    expect((await fixture.build()).remarks).toContain('1 files in dist are of no build, and were left alone.')
    expect(mentioning(fixture, /blog\/99|Wombat/)).toEqual([])
    expect(fixture.read('dist/CNAME')).toBe('batuteh.my')
  })

  test('mends what is damaged in dist, whatever its times say, as soon as it does anything', async () => {
    const fixture = site()
    await fixture.build()
    const before = distOf(fixture)
    const damaged = ['about/index.html', 'assets', 'cards', 'images', 'rss.xml'].map(
      (name) => Object.keys(before).find((file) => file.startsWith(name)) ?? '',
    )
    for (const file of damaged) {
      const path = join(fixture.root, 'dist', file)
      const { mtime } = statSync(path)
      writeFileSync(path, Buffer.from(readFileSync(path).map((byte, index) => (index % 7 === 0 ? ~byte : byte))))
      utimesSync(path, mtime, mtime)
    }
    fixture.write({ 'public/more.txt': 'x' })
    expect((await fixture.build()).written?.written).toBe(damaged.length + 2) // and the list of files
    const { '.files': _, ...files } = before
    expect(distOf(fixture)).toMatchObject(files)
  })

  test('makes anew what is damaged in the cache, and publishes none of it', async () => {
    const fixture = site()
    const cache = join(fixture.root, '.cache')
    await fixture.build({ cache })
    const before = distOf(fixture)
    const keys = filesIn(cache)
    expect(new Set(keys.map((key) => key.split('/')[0])).size).toBe(5)
    const damage = [() => Buffer.from('{}'), (bytes: Buffer) => Buffer.from(bytes).reverse(), () => Buffer.of()]
    for (const [index, key] of keys.entries()) {
      const path = join(cache, key)
      writeFileSync(path, damage[index % 3]?.(readFileSync(path)) ?? '')
    }
    fixture.write({ dist: null })
    expect((await fixture.build({ cache })).problems).toEqual([])
    expect(distOf(fixture)).toEqual(before)
  })

  test('does without a cache that cannot be written', async () => {
    const fixture = site({ cache: 'a file' })
    const { errors, written } = await fixture.build({ cache: join(fixture.root, 'cache') })
    expect([errors, written?.removed]).toEqual([[], 0])
  })

  test('renders only the pages that show what has changed', async () => {
    const fixture = site()
    const cache = freshCache(fixture.root)
    const keys = () => filesIn(join(cache, 'pages'))
    await fixture.build({ cache })
    const before = keys()
    fixture.edit('content/blog/02-stairs.md', 'Step by step.', 'One by one.')
    await fixture.build({ cache })
    const rendered = keys().filter((key) => !before.includes(key))
    const documents = rendered.flatMap((key) => {
      const page = new Cache(cache).get<{ written: { digests: object } }>('pages', key)
      return Object.keys(page?.written.digests ?? {})
    })
    // Its own page, the list that shows it, and the pages that look for any article.
    expect(documents.sort()).toEqual([
      '404.html',
      'blog/2/index.html',
      'blog/index.html',
      'blog/placeholder/index.html',
    ])
    expect(fixture.read('dist/blog/2/index.html')).toContain('One by one.')
  })

  test('at the same time as the first is no harm to it', async () => {
    const fixture = site()
    const [first, second] = await Promise.all([fixture.build(), fixture.build()])
    const files = filesIn(join(fixture.root, 'dist')).length
    expect([first?.written?.files, second?.written?.files]).toEqual([files, files])
  })

  test('sees a site that came back from elsewhere', async () => {
    const fixture = site()
    await fixture.build()
    renameSync(join(fixture.root, 'dist'), join(fixture.root, 'away'))
    expect((await fixture.build()).written?.written).toBeGreaterThan(10)
  })
})

test('without articles the blog says so', async () => {
  const fixture = site({}, { blog: false })
  await fixture.build()
  const blog = fixture.read('dist/blog/index.html')
  expect(blog.includes('No blog posts available yet.')).toBe(true)
  expect(blog.includes('Check back soon for new content!')).toBe(true)
})
