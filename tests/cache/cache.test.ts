import { chmodSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Cache, cacheKey } from '../../build/cache/cache.ts'
import { Inputs } from '../../build/cache/inputs.ts'
import { filesIn, put } from '../helpers.ts'
import { newFolder } from '../newFolder.ts'

function folder(): string {
  const path = newFolder('cache-')
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const value = { html: '<p>Café</p>', sizes: [1, 2.5], bytes: Uint8Array.of(0, 255), none: undefined, map: new Map() }

test('a value is what was put there, also for the next build', () => {
  const path = folder()
  new Cache(path).put('pages', 'a', value)
  expect(new Cache(path).get('pages', 'a')).toEqual(value)
  expect(new Cache(path).get('pages', 'b')).toBeUndefined()
  expect(new Cache(path).get('code', 'a')).toBeUndefined()
})

test('it may be removed at any time', () => {
  const path = folder()
  const cache = new Cache(path)
  cache.put('pages', 'a', value)
  rmSync(path, { recursive: true })
  expect(cache.get('pages', 'a')).toBeUndefined()
  cache.prune()
  cache.put('pages', 'a', value)
  expect(cache.get('pages', 'a')).toEqual(value)
})

describe('a value that is not what was put there is none', () => {
  test.each<[damage: string, damaged: (bytes: Buffer) => Uint8Array]>([
    ['empty', () => Buffer.alloc(0)],
    ['cut short', (bytes) => bytes.subarray(0, bytes.length - 1)],
    ['shorter than a digest', (bytes) => bytes.subarray(0, 9)],
    ['longer', (bytes) => Buffer.concat([bytes, Buffer.of(0)])],
    ['random', (bytes) => Buffer.from(bytes.map((_, index) => (index * 151) % 256))],
    ['zeros', (bytes) => Buffer.alloc(bytes.length)],
    ['one bit off', (bytes) => Buffer.from(bytes.map((byte, index) => (index === 40 ? byte ^ 1 : byte)))],
  ])('%s', (_, damaged) => {
    const path = folder()
    const cache = new Cache(path)
    cache.put('pages', 'a', value)
    writeFileSync(join(path, 'pages/a'), damaged(readFileSync(join(path, 'pages/a'))))
    expect(cache.get('pages', 'a')).toBeUndefined()
    cache.put('pages', 'a', value)
    expect(cache.get('pages', 'a')).toEqual(value)
  })

  test('of another key, or of another kind', () => {
    const path = folder()
    const cache = new Cache(path)
    cache.put('pages', 'a', value)
    const bytes = readFileSync(join(path, 'pages/a'))
    put(join(path, 'pages/b'), bytes)
    put(join(path, 'code/a'), bytes)
    expect([cache.get('pages', 'b'), cache.get('code', 'a')]).toEqual([undefined, undefined])
  })

  test('a folder', () => {
    const path = folder()
    put(join(path, 'pages/a/b'), '')
    const cache = new Cache(path)
    cache.put('pages', 'a', value)
    expect(cache.get('pages', 'a')).toBeUndefined()
    expect(filesIn(path)).toEqual(['pages/a/b'])
  })
})

test('where nothing can be written, nothing is kept, and nothing fails', (context) => {
  const path = folder()
  const file = join(path, 'file')
  writeFileSync(file, '')
  chmodSync(path, 0o500)
  context.onTestFinished(() => chmodSync(path, 0o700))
  const inFile = new Cache(file)
  inFile.put('pages', 'a', value)
  inFile.prune()
  expect(inFile.get('pages', 'a')).toBeUndefined()
})

test('what no build has used for a fortnight goes, what is used stays', () => {
  const path = folder()
  const age = (file: string, days: number) => {
    const time = Date.now() / 1000 - days * 86_400
    utimesSync(join(path, 'pages', file), time, time)
  }
  const first = new Cache(path)
  for (const key of ['used', 'old', 'young']) first.put('pages', key, value)
  put(join(path, 'pages/left.99-0.tmp'), 'half')
  age('used', 40)
  age('old', 15)
  age('young', 13)
  age('left.99-0.tmp', 15)
  const second = new Cache(path)
  second.get('pages', 'used')
  second.prune()
  expect(readdirSync(join(path, 'pages')).sort()).toEqual(['used', 'young'])
  expect(Date.now() - statSync(join(path, 'pages/used')).mtimeMs).toBeLessThan(86_400_000)
})

test('schemas for editors are nothing that goes', () => {
  const path = folder()
  put(join(path, 'schema/site.json'), '{}')
  utimesSync(join(path, 'schema/site.json'), 0, 0)
  new Cache(path).prune()
  expect(filesIn(path)).toEqual(['schema/site.json'])
})

test('a key is that of all its parts, in their order', () => {
  const keys = [cacheKey('a', 'b'), cacheKey('b', 'a'), cacheKey('ab'), cacheKey(['a', 'b']), cacheKey('a', 'b', null)]
  expect(new Set(keys).size).toBe(keys.length)
  expect(cacheKey('a', { b: 1 })).toBe(cacheKey('a', { b: 1 }))
})

describe('the digest of an input', () => {
  test('is another one when the file is, and the same when only its times are', () => {
    const path = join(folder(), 'a')
    const inputs = new Inputs()
    expect(inputs.digest(path)).toBe('')
    writeFileSync(path, 'one')
    const one = inputs.digest(path)
    utimesSync(path, 1, 1)
    expect(inputs.digest(path)).toBe(one)
    writeFileSync(path, 'two')
    expect(inputs.digest(path)).not.toBe(one)
  })

  test('is found anew for what is said to have changed, whatever its times say', () => {
    const path = join(folder(), 'a')
    const inputs = new Inputs()
    const digest = (text: string) => {
      writeFileSync(path, text)
      utimesSync(path, 1, 1)
      inputs.forget([path])
      return inputs.digest(path)
    }
    expect(digest('one')).not.toBe(digest('two'))
  })
})
