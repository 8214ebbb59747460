import { statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Cache } from '../../build/cache/cache.ts'
import { emptyFolder, filesIn, put } from '../helpers.ts'

/* What the cache keeps. That it rejects damaged values: tests/faults/environment.test.ts. */

test('values unused for a fortnight are removed; used ones and editor schemas stay', () => {
  const path = emptyFolder()
  const age = (file: string, days: number) => {
    const time = Date.now() / 1000 - days * 86_400
    utimesSync(join(path, file), time, time)
  }
  const first = new Cache(path)
  for (const key of ['used', 'old', 'young']) first.put('pages', key, 'value')
  for (const file of ['pages/left.99-0.tmp', 'schema/site.json']) put(join(path, file), 'x')
  for (const file of ['pages/used', 'pages/old', 'pages/left.99-0.tmp', 'schema/site.json']) age(file, 15)
  age('pages/young', 13)
  const second = new Cache(path)
  second.get('pages', 'used')
  second.prune()
  expect(filesIn(path)).toEqual(['pages/used', 'pages/young', 'schema/site.json'])
  expect(Date.now() - statSync(join(path, 'pages/used')).mtimeMs).toBeLessThan(86_400_000)
})
