import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Cache } from '../../build/cache/cache.ts'
import { emptyFolder, filesIn, plainSite, put, tsx } from '../helpers.ts'

/* What the cache keeps, and what it gives back. */

/** Makes a file that is as old as this, or an existing one. */
function age(path: string, days: number) {
  if (!existsSync(path)) put(path, 'x')
  const time = Date.now() / 1000 - days * 86_400
  utimesSync(path, time, time)
}

test('values unused for a fortnight are removed; used ones and editor schemas stay', () => {
  const path = emptyFolder()
  new Cache(path).put('pages', 'used', 'value')
  age(join(path, 'pages/young'), 13)
  for (const file of ['pages/used', 'pages/old', 'pages/left.99.tmp', 'schema/site.json']) age(join(path, file), 15)
  const cache = new Cache(path)
  cache.get('pages', 'used')
  cache.prune()
  expect(filesIn(path)).toEqual(['pages/used', 'pages/young', 'pruned', 'schema/site.json'])
  expect(Date.now() - statSync(join(path, 'pages/used')).mtimeMs).toBeLessThan(86_400_000)
})

test('what can be removed is looked for once a day: a cache of many edits does not slow down the next build', () => {
  const path = emptyFolder()
  const isRemovedWhen = (days: number) => {
    age(join(path, 'pages/old'), 15)
    age(join(path, 'pruned'), days)
    new Cache(path).prune()
    return !filesIn(path).includes('pages/old')
  }
  expect([1.1, 0.9, 1.1].map(isRemovedWhen)).toEqual([true, false, true])
})

test('a value that is damaged, or that of another key, is not given back', () => {
  const [path, keys] = [emptyFolder(), ['own', 'other']]
  const cache = new Cache(path)
  for (const key of keys) cache.put('pages', key, `The value of ${key}`)
  const [own = Buffer.of(), other = ''] = keys.map((key) => readFileSync(join(path, 'pages', key)))
  const half = own.subarray(0, own.length / 2)
  const flipped = own.map((byte, at) => (at === 40 ? byte ^ 1 : byte))
  for (const damaged of ['', half, flipped, other]) {
    put(join(path, 'pages/own'), damaged)
    expect(cache.get('pages', 'own')).toBeUndefined()
  }
  put(join(path, 'pages/own'), own)
  expect(cache.get('pages', 'own')).toBe('The value of own')
})

test('nothing cached is used once other packages are installed', () => {
  const { root } = plainSite()
  const modules = join(root, 'node_modules')
  rmSync(modules)
  const print = "console.log(require('./build/cache/inputs.ts').generatorFingerprint())"
  const keys = ['old', 'new', 'new'].map((installed) => {
    put(join(modules, '.package-lock.json'), installed)
    return execFileSync(process.execPath, [...tsx, '-e', print], { cwd: root }).toString()
  })
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 1, 1])
})
