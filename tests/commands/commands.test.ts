import { spawnSync } from 'node:child_process'
import { readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { run as newArticle } from '../../build/commands/new.ts'
import type { Options } from '../../build/options.ts'
import { article, type Files, type Fixture, now, project, site } from '../helpers.ts'

const main = ['--import', join(project, 'node_modules/tsx/dist/loader.mjs'), join(project, 'build/main.ts')]

/** A site with the code of this project beside it, as commands find it in the folder in which they run. */
function folder(files: Files = {}): Fixture {
  const fixture = site(files)
  for (const name of ['src', 'node_modules', 'package.json', '.cache'])
    symlinkSync(join(project, name), join(fixture.root, name))
  return fixture
}

/** Runs a command in a folder: exit code and what it printed. */
function run({ root }: Fixture, words: string, more: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, SITE_NOW: now, GITHUB_ACTIONS: '', NODE_OPTIONS: '', ...more }
  return spawnSync(process.execPath, [...main, ...words.split(' ')], { cwd: root, env, encoding: 'utf8' })
}

const faulty = { 'content/blog/99.md': article({ id: 99, titel: 'T' }), 'dist/index.html': 'earlier' }

describe('build', () => {
  test('with a fault prints where it is and what to do, for GitHub too, exits 1 and leaves dist alone', () => {
    const fixture = folder(faulty)
    const { status, stderr, stdout } = run(fixture, 'build', { GITHUB_ACTIONS: 'true' })
    expect(stderr.trim()).toBe(`\
content/blog/99.md:10:1 error There is no "titel" [unknown-key]
   9 | category: "Renovation"
> 10 | titel: "T"
     | ^
  11 | ---
  Did you mean "title"?

1 error`)
    const annotation =
      '::error file=content/blog/99.md,line=10,col=1,title=unknown-key::content/blog/99.md:10:1 There is no "titel". Did you mean "title"?'
    expect(stdout.split('\n')).toEqual(expect.arrayContaining([annotation, 'dist is as it was.']))
    expect([status, fixture.dist(), fixture.read('dist/index.html')]).toEqual([1, ['index.html'], 'earlier'])
  })

  test('tells machines the problems as JSON', () => {
    const place = { file: 'content/blog/99.md', line: 10, column: 1, rule: 'unknown-key', level: 'error' }
    const told = { ...place, reason: 'There is no "titel"', remedy: 'Did you mean "title"?' }
    expect(JSON.parse(run(folder(faulty), 'build --json').stdout)).toEqual([told])
  })

  test('without faults prints its stages, exits 0, and has nothing to do the next time', () => {
    const fixture = folder()
    const { status, stdout } = run(fixture, 'build', { SITE_URL: 'https://new.my', SITE_BASE: '/new/' })
    const stages = [...stdout.matchAll(/^(\w+) +\d+ ms {2}\S/gm)].map(([, stage]) => stage)
    expect(stages).toEqual(['content', 'code', 'model', 'pages', 'check', 'pictures', 'dist'])
    expect(stdout).toMatch(/^Built in \d+ ms\. Slowest pages: (\/\S* [\d.]+ ms(, )?){3}$/m)
    expect(status).toBe(0)
    expect(fixture.read('dist/sitemap.xml')).toContain('<loc>https://new.my/new/about</loc>')
    const again = run(fixture, 'build', { SITE_URL: 'https://new.my', SITE_BASE: '/new/' })
    expect(again.stdout).toMatch(/^Nothing has changed since the last build: \d+ files, \d+ ms\.$/m)
  })

  test('without a folder of articles must be meant', () => {
    const fixture = folder({ 'content/blog': null })
    expect(run(fixture, 'build --json').status).toBe(1)
    expect(run(fixture, 'build --allow-empty').status).toBe(0)
    expect(fixture.read('dist/blog/index.html')).toContain('No blog posts available yet.')
  })

  test('of a command that does not exist, and of options that are wrong, is none', () => {
    const fixture = folder()
    const { status, stderr } = run(fixture, 'biuld')
    const commands = 'build, dev, preview, preflight, new, host, fonts'
    expect([status, stderr]).toEqual([1, `There is no command "biuld". Commands: ${commands}.\n`])
    const wrong = run(fixture, 'build', { SITE_BASE: 'site' })
    expect([wrong.status, wrong.stdout, wrong.stderr.startsWith('SITE_BASE must')]).toEqual([1, '', true])
    expect(fixture.dist()).toEqual([])
  })
})

describe('new', () => {
  const made = (fixture: Fixture, title: string) =>
    newArticle({ root: fixture.root, now, words: ['article', ...title.split(' ')] } as unknown as Options)

  test('makes a draft with the next id, whose file is named after it; of nothing it says how it is meant', () => {
    const fixture = folder({ 'content/blog/50.md': article({ id: 50 }) })
    const { status, stdout } = run(fixture, 'new article Choosing a sink: "wet"?')
    const file = 'content/blog/51-choosing-a-sink-wet.md'
    expect([status, stdout.startsWith(`${file}: a draft.`)]).toEqual([0, true])
    expect(fixture.read(file)).toMatch(/^---\nid: 51\ntitle: "Choosing a sink: \\"wet\\"\?"\n/)
    expect(fixture.read(file)).toContain(`date: ${now}\ndraft: true\n`)
    const nothing = run(fixture, 'new page A')
    expect([nothing.status, nothing.stderr]).toEqual([1, 'Usage: npm run new article "The title"\n'])
  })

  test('makes files of their own for titles in any script, which cannot go live with their instructions', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const fixture = site()
    for (const title of ['选择水槽', '选择水槽', 'Memilih sinki']) expect(await made(fixture, title)).toBe(0)
    const names = readdirSync(join(fixture.root, 'content/blog')).filter((name) => /article|sinki/.test(name))
    expect(names.map((name) => name.replace(/^\d+-/, ''))).toEqual(['article.md', 'article.md', 'memilih-sinki.md'])
    expect(fixture.read(`content/blog/${names[0]}`)).toContain('title: "选择水槽"')
    expect((await fixture.build()).problems).toEqual([])
    fixture.edit(`content/blog/${names[0]}`, 'draft: true\n', '')
    const instruction = (line: number) => `content/blog/${names[0]}:${line}:1 instruction`
    expect((await fixture.build()).errors).toEqual([instruction(5), instruction(18)])
  })
})

describe('preflight', () => {
  test('lists what stands between content and going live, and exits 1 while something blocks', () => {
    const fixture = folder()
    expect(run(fixture, 'preflight').status).toBe(0)
    fixture.edit('content/site.yaml', 'hello@batuteh.my', 'hello@example.com')
    const { status, stdout } = run(fixture, 'preflight')
    expect(stdout).toMatch(
      /^blocks {2}content\/site\.yaml:21 +"hello@example\.com" is a sample\. Write the firm’s own, or/m,
    )
    expect([status, /^\d+ of \d+ findings block going live\.$/m.test(stdout)]).toEqual([1, true])
  })

  test('shows problems where content cannot be used', () => {
    const { status, stderr } = run(folder(faulty), 'preflight')
    expect([status, stderr.startsWith('content/blog/99.md:10:1 error ')]).toEqual([1, true])
  })
})
