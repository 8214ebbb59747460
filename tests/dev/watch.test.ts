import { appendFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Echoes } from '../../build/dev/watch.ts'
import { newFolder } from '../newFolder.ts'

test('what a watcher tells twice is a change once; every save, removal and return is one', () => {
  const folder = newFolder('watched-')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'a.md')
  const echoes = new Echoes()
  const told = (change: () => void) => {
    change()
    return [echoes.has(path), echoes.has(path)]
  }
  const once = [false, true]
  expect(told(() => writeFileSync(path, 'half'))).toEqual(once)
  expect(told(() => appendFileSync(path, ' and half'))).toEqual(once)
  expect(told(() => utimesSync(path, 1, 1))).toEqual(once)
  expect(told(() => rmSync(path))).toEqual(once)
  expect(told(() => writeFileSync(`${path}~`, 'half and half'))).toEqual([true, true])
  expect(told(() => renameSync(`${path}~`, path))).toEqual(once)
})
