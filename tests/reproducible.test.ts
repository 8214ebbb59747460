import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { digestsIn, emptyFolder, filesIn, now, plainSite, project, tsx } from './helpers.ts'

/** Builds the site from scratch in a folder, with the time zone and language of some place. Returns its dist. */
async function built(folder: string, env: Readonly<Record<string, string>>) {
  const root = join(emptyFolder(), folder)
  mkdirSync(dirname(root), { recursive: true })
  renameSync(plainSite().root, root)
  const words = [...tsx, 'build/main.ts', 'build']
  const options = { cwd: root, env: { ...process.env, SITE_NOW: now, NODE_OPTIONS: '', ...env } }
  await promisify(execFile)(process.execPath, words, options)
  return join(root, 'dist')
}

test('two builds in two folders, time zones and languages are byte for byte the same', async () => {
  const [east, west] = await Promise.all([
    built('folder', { TZ: 'Pacific/Kiritimati', LANG: 'ms_MY.UTF-8', LC_ALL: 'ms_MY.UTF-8' }),
    built('a/deeper folder', { TZ: 'Pacific/Pago_Pago', LANG: 'C', LC_ALL: 'C' }),
  ])
  const files = filesIn(west)
  expect(files.length).toBeGreaterThan(60)
  expect(digestsIn(west)).toEqual(digestsIn(east))
  expect(files.filter((file) => readFileSync(join(west, file)).includes('deeper folder'))).toEqual([])
})

test.runIf(existsSync(join(project, '.git')))('a checkout by Git for Windows has the same line ends', () => {
  const words = ['-c', 'core.autocrlf=true', 'archive', 'HEAD', 'package.json', 'content/site.yaml']
  expect(execFileSync('git', words, { cwd: project }).includes('\r\n')).toBe(false)
})
