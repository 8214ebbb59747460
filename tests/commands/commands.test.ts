import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { article, type Files, type Fixture, now, project, site } from '../helpers.ts'

type Variables = Readonly<Record<string, string>>

const tsx = join(project, 'node_modules/tsx/dist/loader.mjs')
const main = ['--import', tsx, join(project, 'build/main.ts')]
const env = { ...process.env, SITE_NOW: now, GITHUB_ACTIONS: '', NODE_OPTIONS: '' }

/** A site with the code of this project beside it, as commands find it in the folder in which they run. */
function folder(files: Files = {}): Fixture {
  const fixture = site(files)
  for (const name of ['src', 'node_modules', 'package.json', '.cache'])
    symlinkSync(join(project, name), join(fixture.root, name))
  return fixture
}

/** Runs a command in a folder: exit code and what it printed. */
function run({ root }: Fixture, words: string, more: Variables = {}) {
  const args = [...main, ...words.split(' ')]
  return spawnSync(process.execPath, args, { cwd: root, env: { ...env, ...more }, encoding: 'utf8' })
}

const faulty = { 'content/blog/99.md': article({ id: 99, titel: 'T' }), 'dist/index.html': 'earlier' }

describe('build', () => {
  test('with a fault prints where it is and what to do, exits 1 and leaves dist alone', () => {
    const fixture = folder(faulty)
    const { status, stderr, stdout } = run(fixture, 'build')
    expect(stderr.trim()).toBe(`\
content/blog/99.md:10:1 error There is no "titel" [unknown-key]
   9 | category: "Renovation"
> 10 | titel: "T"
     | ^
  11 | ---
  Did you mean "title"?

1 error`)
    expect(stdout).toContain('dist is as it was.')
    expect([status, fixture.dist(), fixture.read('dist/index.html')]).toEqual([1, ['index.html'], 'earlier'])
  })

  test('tells machines the problems as JSON, and GitHub as annotations of the lines', () => {
    const { stdout } = run(folder(faulty), 'build --json')
    const place = { file: 'content/blog/99.md', line: 10, column: 1, rule: 'unknown-key', level: 'error' }
    const told = { ...place, reason: 'There is no "titel"', remedy: 'Did you mean "title"?' }
    expect(JSON.parse(stdout)).toEqual([told])
    const annotation =
      '::error file=content/blog/99.md,line=10,col=1,title=unknown-key::content/blog/99.md:10:1 There is no "titel". Did you mean "title"?'
    expect(run(folder(faulty), 'build', { GITHUB_ACTIONS: 'true' }).stdout.split('\n')).toContain(annotation)
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

  test('does its work when nobody listens any more', async () => {
    const fixture = folder()
    const child = spawn(process.execPath, [...main, 'build'], { cwd: fixture.root, env })
    child.stdout.destroy()
    child.stderr.destroy()
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(fixture.has('dist/index.html')).toBe(true)
  })

  test('of a command that does not exist, and of options that are wrong, is none', () => {
    const fixture = folder()
    const commands = 'build, dev, preview, preflight, new, host, fonts'
    const { status, stderr } = run(fixture, 'biuld')
    expect([status, stderr]).toEqual([1, `There is no command "biuld". Commands: ${commands}.\n`])
    const wrong = run(fixture, 'build', { SITE_BASE: 'site' })
    expect([wrong.status, wrong.stdout, wrong.stderr.startsWith('SITE_BASE must')]).toEqual([1, '', true])
    expect(fixture.dist()).toEqual([])
  })
})

describe('new', () => {
  test('makes a draft with the next id, whose file is named after it', () => {
    const fixture = folder({ 'content/blog/50.md': article({ id: 50 }) })
    const { status, stdout } = run(fixture, 'new article Choosing a sink: "wet"?')
    const file = 'content/blog/51-choosing-a-sink-wet.md'
    expect([status, stdout.startsWith(`${file}: a draft.`)]).toEqual([0, true])
    expect(fixture.read(file)).toMatch(/^---\nid: 51\ntitle: "Choosing a sink: \\"wet\\"\?"\n/)
    expect(fixture.read(file)).toContain(`date: ${now}\ndraft: true\n`)
  })

  test('of nothing says how it is meant', () => {
    const { status, stderr } = run(folder(), 'new page A')
    expect([status, stderr]).toEqual([1, 'Usage: npm run new article "The title"\n'])
  })
})

describe('preflight', () => {
  test('lists what stands between content and going live, and exits 1 while something blocks', () => {
    const fixture = folder()
    fixture.edit('content/site.yaml', 'hello@batuteh.my', 'hello@example.com')
    const { status, stdout } = run(fixture, 'preflight')
    expect(stdout).toMatch(
      /^blocks {2}content\/site\.yaml:21 +The e-mail address hello@example\.com is a sample\. Write the firm’s own\.$/m,
    )
    expect(stdout).toMatch(/^\d+ of \d+ findings block going live\.$/m)
    expect(status).toBe(1)
  })

  test('exits 0 when nothing blocks, and shows problems where content cannot be used', () => {
    const ready = run(folder(), 'preflight')
    expect([ready.status, ready.stdout.trim().split('\n').at(-1)]).toEqual([0, 'Nothing blocks going live.'])
    const broken = run(folder(faulty), 'preflight')
    expect([broken.status, broken.stderr.startsWith('content/blog/99.md:10:1 error ')]).toEqual([1, true])
  })
})
