import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Cache } from '../../build/cache/cache.ts'
import { emptyFolder, filesIn, plainSite, put, tsx } from '../helpers.ts'

/* What the cache keeps, and what it gives back. */

test('values unused for a fortnight are removed; used ones and editor schemas stay', () => {
  const path = emptyFolder()
  for (const key of ['used', 'old', 'young']) new Cache(path).put('pages', key, 'value')
  for (const file of ['pages/left.99.tmp', 'schema/site.json']) put(join(path, file), 'x')
  for (const file of filesIn(path)) {
    const time = Date.now() / 1000 - (file === 'pages/young' ? 13 : 15) * 86_400
    utimesSync(join(path, file), time, time)
  }
  const cache = new Cache(path)
  cache.get('pages', 'used')
  cache.prune()
  expect(filesIn(path)).toEqual(['pages/used', 'pages/young', 'schema/site.json'])
  expect(Date.now() - statSync(join(path, 'pages/used')).mtimeMs).toBeLessThan(86_400_000)
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
