import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { Cache } from '../build/cache/cache.ts'
import { article, digestsIn, emptyFolder, type Files, type Fixture, filesIn, freshCache, site } from './helpers.ts'

/* What a build makes of a site that changes. How it reports mistakes: tests/faults. */

/** The files of dist whose name or text matches. */
function mentioning(fixture: Fixture, what: RegExp): string[] {
  return fixture.dist().filter((file) => what.test(`/${file} ${fixture.read(`dist/${file}`)}`))
}

const a99 = (data: object, body?: string): Files => ({ 'content/blog/99.md': article({ id: 99, ...data }, body) })

test('every problem is reported together, whatever stage found it, and a faulty article is not taken for gone', async () => {
  const redirects = { 'content/redirects.yaml': '- { from: /a, to: /b }\n- { from: /b, to: /a }\n' }
  const linking = { 'content/blog/98.md': article({ id: 3 }, 'See [this](99.md).\n') }
  const { problems } = await site({ ...linking, ...a99({ id: 'one', titel: 'T' }), ...redirects }).build()
  expect([...problems].sort()).toEqual([
    'content/blog/98.md:2:1 duplicate-id',
    'content/blog/99.md:10:1 unknown-key',
    'content/blog/99.md:2:1 invalid-value',
    'content/redirects.yaml:1:15 redirect-loop',
  ])
})

test('a build that waits for another says so, and reads what is saved meanwhile', async () => {
  const lock = JSON.stringify({ pid: 1, host: 'elsewhere', started: '' })
  const fixture = site({ '.dist.lock': lock }, { blog: false })
  const onWait = vi.fn(() => {
    fixture.edit('content/about.yaml', 'kettle.', 'samovar.')
    fixture.write({ '.dist.lock': null })
  })
  await fixture.build({ onWait })
  expect(onWait.mock.calls).toEqual([['Process 1 on elsewhere']])
  expect(fixture.read('dist/about/index.html')).toContain('samovar.')
})

test('a build is recorded before the next can begin', async () => {
  const fixture = site({}, { blog: false })
  const locked: boolean[] = []
  using _ = vi.spyOn(Cache.prototype, 'put').mockImplementation((kind) => {
    if (kind === 'builds') locked.push(fixture.has('.dist.lock'))
  })
  await fixture.build()
  expect(locked).toEqual([true])
})

test('a build that has read what is then undone is not taken for the last one', async () => {
  const fixture = site({}, { blog: false })
  const undo = () => fixture.edit('content/about.yaml', 'samovar.', 'kettle.')
  const building = fixture.build({ onStage: ({ name }) => name === 'content' && undo() })
  fixture.edit('content/about.yaml', 'kettle.', 'samovar.')
  await building
  await fixture.build()
  expect(fixture.read('dist/about/index.html')).toContain('kettle.')
})

test('the day of an update to come is not shown before it', async () => {
  const fixture = site({ 'content/blog/9.md': article({ id: 9, updated: '2026-12-24' }) })
  const shown = async (now: string) => {
    await fixture.build({ now })
    return ['dist/blog/9/index.html', 'dist/sitemap.xml'].map((file) => fixture.read(file).includes('2026-12-24'))
  }
  expect(await shown('2026-12-23')).toEqual([false, false])
  expect(await shown('2026-12-24')).toEqual([true, true])
})

test('drafts and scheduled articles reach no file of dist, and are named beside the build', async () => {
  const fixture = site()
  const { remarks } = await fixture.build()
  expect(mentioning(fixture, /Quokka|\/blog\/(6|7|support\/2)\b/)).toEqual([])
  expect(remarks).toEqual([
    'Not published: content/blog/06-draft.md (draft)',
    'Not published: content/blog/07-scheduled.md (until 2026-11-22)',
    'Not published: content/blog/support/2-draft.md (draft)',
  ])
  // What it lacks is told before it is missed at night.
  const written = fixture.read('content/blog/07-scheduled.md')
  const other = written.replaceAll('2026-11-22', '2026-11-23').replace('id: 7', 'id: 8')
  for (const [lack, rule] of [
    ['![A quokka](images/quokka.jpg)', 'missing-picture'],
    ['[A quokka](/quokka)', 'dead-link'],
    ['[A quokka](08-next.md#quokka)', 'dead-link'],
  ]) {
    fixture.write({ 'content/blog/07-scheduled.md': `${written}\n${lack}\n`, 'content/blog/08-next.md': other })
    expect((await fixture.build()).errors).toEqual([`content/blog/07-scheduled.md:15:1 ${rule}`])
  }
  const redirects = ['- { from: /blog/6, to: /blog }', '- { from: /blog/7, to: /blog }']
  fixture.write({ 'content/blog/07-scheduled.md': written, 'content/redirects.yaml': redirects.join('\n') })
  expect((await fixture.build()).errors).toEqual(['content/redirects.yaml:2:5 redirect-over-page'])
  fixture.write({ 'content/redirects.yaml': redirects[0] ?? '' }) // a draft keeps its redirect
  fixture.write({ 'content/blog/07-scheduled.md': `${written}\n[Next](08-next.md)\n` })
  expect((await fixture.build()).errors).toEqual([])
  const early = other.replaceAll('2026-11-23', '2026-11-20').replace('id: 8', 'id: 9')
  fixture.write({ 'content/blog/09-early.md': `${early}\n[Soon](https://www.batuteh.my/blog/7)\n` })
  expect((await fixture.build()).errors).toEqual(['content/blog/09-early.md:15:1 dead-link'])
  fixture.write({ 'content/blog/09-early.md': null })
  // It goes live on its day.
  await fixture.build({ now: '2026-11-22' })
  expect(mentioning(fixture, /\/blog\/7\b/)).toEqual(expect.arrayContaining(['rss.xml', 'sitemap.xml']))
})

test('what is wrong with a draft is told, and stops no build, not even a strict one', async () => {
  const fixture = site({
    'content/blog/90.md': '---\nid: 90\ndraft: true\n---\n\nHello <b>you</b>.\n',
    'content/blog/00.md': article({ id: 1, draft: true }, 'Hello from {nowhere}.\n'),
    'content/blog/91.md': article({ id: 91, title: '"', draft: true }, '<<<<<<< HEAD\n'),
  })
  const { problems, written } = await fixture.build({ strict: true })
  expect(written).toBeDefined()
  expect(new Set(problems.map((each) => each.replace(/:.* /, ' ')))).toEqual(
    new Set(['content/blog/00.md draft', 'content/blog/90.md draft', 'content/blog/91.md draft']),
  )
  fixture.edit('content/blog/90.md', 'draft: true\n', '')
  expect((await fixture.build()).errors).toContain('content/blog/90.md:2:1 missing-key')
})

test.each(['about.html', 'blog/3.HTML'])('public/%s is reported, which hosts would show for a page', async (name) => {
  const fixture = site({ [`public/${name}`]: '<p>Old</p>' })
  expect((await fixture.build()).errors).toEqual([`public/${name} same-address`])
})

test('a file in public with the address of another is reported once, and not for its compressed copies', async () => {
  const fixture = site({ 'public/robots.txt': 'x' }, { blog: false, precompress: true })
  expect((await fixture.build()).errors).toEqual(['public/robots.txt same-address'])
})

describe('a second build', () => {
  test('writes nothing when nothing has changed but what is damaged, and says what the first one said', async () => {
    const fixture = site(a99({}, '***\n'))
    symlinkSync(emptyFolder(), join(fixture.root, 'dist')) // a folder: tests/commands
    const first = await fixture.build()
    const stages: string[] = []
    const files = filesIn(join(fixture.root, 'dist')).length
    expect(first.problems).toEqual(['content/blog/99.md:12:1 unsupported-block'])
    const written = { files, written: 0, removed: 0, foreign: 0 }
    expect(await fixture.build({ onStage: ({ name }) => stages.push(name) })).toEqual({ ...first, written })
    expect(stages).toEqual([])
    fixture.write({ 'dist/about/index.html': 'half' })
    expect(await fixture.build()).toMatchObject({ written: { ...written, written: 1 } })
    expect(fixture.read('dist/about/index.html')).toContain('</html>')
  })

  test('waits for one that is about to write another state, though dist is as it wants it', async () => {
    const fixture = site({}, { blog: false })
    await fixture.build()
    const before = fixture.read('dist/index.html')
    const settings = fixture.read('content/site.yaml')
    fixture.edit('content/site.yaml', 'tagline: Rooms', 'tagline: Chairs')
    let undone: Promise<unknown> | undefined
    const onStage = () => {
      fixture.write({ 'content/site.yaml': settings })
      undone ??= fixture.build()
    }
    await fixture.build({ onStage })
    await undone
    expect(fixture.read('dist/index.html')).toBe(before)
  })

  test('removes the article that is gone, and every mention of it', async () => {
    const fixture = site(a99({ title: 'Wombat' }))
    await fixture.build()
    fixture.write({ 'content/blog/99.md': null, 'dist/CNAME': 'batuteh.my' })
    const { remarks, written } = await fixture.build()
    expect(remarks).toContain('Files in dist that no build wrote, left as they are: 1.')
    expect([fixture.has('dist/CNAME'), written?.removed]).toEqual([true, 2]) // its page and its social card
    expect(mentioning(fixture, /blog\/99|Wombat/)).toEqual([])
  })

  test('after an edit renders only the pages that show it, and makes what a build from nothing makes', async () => {
    const fixture = site()
    const cache = freshCache(fixture.root)
    const keys = () => filesIn(join(cache, 'pages'))
    const pageOf = (key: string) => new Cache(cache).get<{ written: { digests: object } }>('pages', key)
    const documentsOf = (key: string) => Object.keys(pageOf(key)?.written.digests ?? {})
    const showingIt = ['blog/2/index.html', 'blog/index.html']
    await fixture.build({ cache })
    for (const [file, from, to, rendered] of [
      ['content/site.yaml', 'tagline: Rooms', 'tagline: Chairs', expect.arrayContaining(['about/index.html'])],
      ['content/gallery.yaml', 'Well, Gopeng', 'Well, Tapah', expect.arrayContaining(['gallery/index.html'])],
      ['content/blog/02-stairs.md', 'Step by step.', 'One by one.', showingIt],
    ] as const) {
      const before = keys()
      fixture.edit(file, from, to)
      await fixture.build({ cache })
      const made = keys().filter((key) => !before.includes(key))
      expect([file, made.flatMap(documentsOf).sort()]).toEqual([file, rendered])
      const anew = join(fixture.root, 'anew', file)
      await fixture.build({ cache: freshCache(anew), dist: join(anew, 'dist') })
      expect([file, digestsIn(join(fixture.root, 'dist'))]).toEqual([file, digestsIn(join(anew, 'dist'))])
    }
  })
})
