import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { command, plainSite } from './faults/plainSite.ts'
import { digestsIn, filesIn, now } from './helpers.ts'
import { newFolder } from './newFolder.ts'

/** What a build makes from nothing in a folder of its own, in some part of the world. */
function built(folder: string, env: Readonly<Record<string, string>>) {
  const top = newFolder('copy-')
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  const root = join(top, folder)
  mkdirSync(root, { recursive: true })
  plainSite(root)
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SITE_NOW: now, NODE_OPTIONS: '', ...env },
  })
  expect(status, stderr).toBe(0)
  return join(root, 'dist')
}

test('two builds in two folders, time zones and languages are byte for byte the same', () => {
  const east = built('.', { TZ: 'Pacific/Kiritimati', LANG: 'ms_MY.UTF-8', LC_ALL: 'ms_MY.UTF-8' })
  const west = built('a/deeper folder', { TZ: 'Pacific/Pago_Pago', LANG: 'C', LC_ALL: 'C' })
  const files = filesIn(west)
  expect(files.length).toBeGreaterThan(100)
  expect(digestsIn(west)).toEqual(digestsIn(east))
  expect(files.filter((file) => readFileSync(join(west, file)).includes('deeper folder'))).toEqual([])
})
