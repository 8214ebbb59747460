import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { article, type Files, now, project, site } from './helpers.ts'

type Variables = Readonly<Record<string, string>>

/** `npm run build` in a folder that holds a copy of the content and the code of this project. */
function npmRunBuild(files: Files, words: readonly string[] = [], more: Variables = {}) {
  const fixture = site(files)
  for (const name of ['src', 'node_modules', 'package.json', '.cache'])
    symlinkSync(join(project, name), join(fixture.root, name))
  const env = { ...process.env, SITE_NOW: now, GITHUB_ACTIONS: '', ...more }
  const command = [join(project, 'build/run.mjs'), 'build', ...words]
  return { ...fixture, ...spawnSync(process.execPath, command, { cwd: fixture.root, env, encoding: 'utf8' }) }
}

const faulty = { 'content/blog/99.md': article({ id: 99, titel: 'T' }), 'dist/index.html': 'earlier' }

test('a build with a fault prints where it is and what to do, exits 1 and leaves dist alone', () => {
  const { status, stderr, stdout, read, dist } = npmRunBuild(faulty)
  expect(stderr.trim()).toBe(`\
content/blog/99.md:10:1 error Unknown key "titel" [unknown-key]
   9 | category: "Renovation"
> 10 | titel: "T"
     | ^
  11 | ---
  Did you mean "title"?

1 error`)
  expect(stdout).toContain('dist is as it was.')
  expect(status).toBe(1)
  expect([dist(), read('dist/index.html')]).toEqual([['index.html'], 'earlier'])
})

test('machines get the problems as JSON, and GitHub as annotations of the lines', () => {
  const expected = {
    file: 'content/blog/99.md',
    line: 10,
    column: 1,
    rule: 'unknown-key',
    level: 'error',
    reason: 'Unknown key "titel"',
    note: 'Did you mean "title"?',
  }
  expect(JSON.parse(npmRunBuild(faulty, ['--json']).stdout)).toEqual([expected])
  const annotation =
    '::error file=content/blog/99.md,line=10,col=1,title=unknown-key::content/blog/99.md:10:1 Unknown key "titel". Did you mean "title"?'
  expect(npmRunBuild(faulty, [], { GITHUB_ACTIONS: 'true' }).stdout.split('\n')).toContain(annotation)
})

test('a build without faults prints its stages and exits 0', () => {
  const { status, stdout, has } = npmRunBuild({})
  const stages = [...stdout.matchAll(/^(\w+) +\d+ ms {2}\S/gm)].map(([, stage]) => stage)
  expect([stages[0], stages.at(-1)]).toEqual(['content', 'dist'])
  expect(stages.length).toBeGreaterThan(4)
  expect(stdout).toMatch(/^Built in \d+ ms\. Slowest pages: (\/\S* [\d.]+ ms(, )?){3}$/m)
  expect(status).toBe(0)
  expect(has('dist/blog/18/index.html')).toBe(true)
})

test.each<[fault: string, words: string[], variables: Variables, message: string]>([
  [
    'an address without its scheme',
    [],
    { SITE_URL: 'example' },
    'SITE_URL must be an origin like https://www.example.com, without a path, not "example".',
  ],
  [
    'an address with a path',
    [],
    { SITE_URL: 'https://www.example.com/' },
    'SITE_URL must be an origin like https://www.example.com, without a path, not "https://www.example.com/".',
  ],
  [
    'a base without slashes',
    [],
    { SITE_BASE: 'site' },
    'SITE_BASE must start and end with a slash, like / or /site/, not "site".',
  ],
  [
    'a day that does not exist',
    [],
    { SITE_NOW: '2025-13-40' },
    'SITE_NOW must be a date like 2026-02-19, not "2025-13-40".',
  ],
  ['a port in words', ['--port', 'abc'], {}, '--port must be a number up to 65535, not "abc".'],
  ['no port', ['--port='], {}, '--port must be a number up to 65535, not "".'],
  ['a port above all ports', [], { PORT: '70000' }, 'PORT must be a number up to 65535, not "70000".'],
  ['an unknown option', ['--verbose'], {}, "Unknown option '--verbose'. Options: --port, --host, --json, --external."],
  [
    'an option without its value',
    ['--port'],
    {},
    "Option '--port <value>' argument missing. Options: --port, --host, --json, --external.",
  ],
])('%s is one line that says what to write, exit 1, and no build', (_, words, variables, message) => {
  const { status, stderr, stdout, dist, read } = npmRunBuild({ 'dist/index.html': 'earlier' }, words, variables)
  expect([status, stderr, stdout]).toEqual([1, `${message}\n`, ''])
  expect([dist(), read('dist/index.html')]).toEqual([['index.html'], 'earlier'])
})

test('every option that is wrong is said, and empty variables are none', () => {
  expect(npmRunBuild({}, [], { SITE_URL: 'example', SITE_BASE: 'site' }).stderr.match(/^SITE_\w+ must/gm)).toEqual([
    'SITE_URL must',
    'SITE_BASE must',
  ])
  const { status, read } = npmRunBuild({}, [], { SITE_URL: '', SITE_BASE: '', SITE_NOW: '', PORT: '' })
  expect([status, read('dist/sitemap.xml').includes('https://www.example.com/about')]).toEqual([0, true])
})

test('SITE_URL and SITE_BASE stand in every address', () => {
  const { read } = npmRunBuild({}, [], { SITE_URL: 'https://seriruang.my', SITE_BASE: '/new/' })
  expect(read('dist/about/index.html')).toContain('<link rel="canonical" href="https://seriruang.my/new/about"')
})

test('a command that does not exist is told with those that do', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(project, 'build/run.mjs'), 'biuld'], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    'There is no command "biuld". Commands: build, dev, preview, links, preflight, new.\n',
  ])
})
