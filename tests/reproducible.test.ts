import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { command, plainSite } from './faults/plainSite.ts'
import { digestsIn, emptyFolder, filesIn, now } from './helpers.ts'

/** What a build makes from nothing in a folder of its own, in some part of the world. */
async function built(folder: string, env: Readonly<Record<string, string>>) {
  const root = join(emptyFolder(), folder)
  mkdirSync(root, { recursive: true })
  const { read, write } = plainSite(root)
  // Compressed twins follow from the bytes of their files, and take longest.
  write({ 'content/site.yaml': `${read('content/site.yaml')}\nprecompress: false\n` })
  const options = { cwd: root, env: { ...process.env, SITE_NOW: now, NODE_OPTIONS: '', ...env } }
  await promisify(execFile)(process.execPath, command, options)
  return join(root, 'dist')
}

test('two builds in two folders, time zones and languages are byte for byte the same', async () => {
  const [east, west] = await Promise.all([
    built('.', { TZ: 'Pacific/Kiritimati', LANG: 'ms_MY.UTF-8', LC_ALL: 'ms_MY.UTF-8' }),
    built('a/deeper folder', { TZ: 'Pacific/Pago_Pago', LANG: 'C', LC_ALL: 'C' }),
  ])
  const files = filesIn(west)
  expect(files.length).toBeGreaterThan(60)
  expect(digestsIn(west)).toEqual(digestsIn(east))
  expect(files.filter((file) => readFileSync(join(west, file)).includes('deeper folder'))).toEqual([])
})
