import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { article, type Files, freshCache, now, project, site } from './helpers.ts'

/** `npm run build` in a folder that holds a copy of the content and the code of this project. */
function npmRunBuild(files: Files, words: readonly string[] = [], more: Readonly<Record<string, string>> = {}) {
  const fixture = site(files)
  freshCache(fixture.root)
  for (const name of ['src', 'node_modules', 'package.json']) symlinkSync(join(project, name), join(fixture.root, name))
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
