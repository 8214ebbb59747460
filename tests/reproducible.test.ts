import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesIn, freshCache, now, project } from './helpers.ts'
import { newFolder } from './newFolder.ts'

/** A copy of this project below a new folder, with an empty cache but for finished pictures, which are dear to make. */
function copyOf(...folders: string[]): string {
  const top = newFolder('copy-')
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  const root = join(top, ...folders)
  mkdirSync(root, { recursive: true })
  for (const name of ['build', 'src', 'content', 'public', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(join(project, name), join(root, name), { recursive: true })
  }
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  freshCache(root)
  return root
}

/** The command line in a folder. */
function run(root: string, env: Readonly<Record<string, string>>) {
  const main = join(root, 'build/main.ts')
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, SITE_NOW: now, ...env } } as const
  return spawnSync(process.execPath, ['--import', 'tsx', main, 'build'], options)
}

function hashes(dist: string) {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(dist, file)))
      .digest('hex')
  return Object.fromEntries(filesIn(dist).map((file) => [file, hash(file)]))
}

test('two builds in two folders, time zones and languages are byte for byte the same', () => {
  const [east, west] = [copyOf(), copyOf('a', 'deeper folder')]
  expect(run(east, { TZ: 'Pacific/Kiritimati', LANG: 'ms_MY.UTF-8', LC_ALL: 'ms_MY.UTF-8' }).stderr).not.toContain(
    'error',
  )
  expect(run(west, { TZ: 'Pacific/Pago_Pago', LANG: 'C', LC_ALL: 'C' }).stderr).not.toContain('error')
  const dist = hashes(join(east, 'dist'))
  expect(Object.keys(dist).length).toBeGreaterThan(100)
  expect(hashes(join(west, 'dist'))).toEqual(dist)
  const secrets = filesIn(join(west, 'dist')).filter((file) =>
    readFileSync(join(west, 'dist', file)).includes('deeper folder'),
  )
  expect(secrets).toEqual([])
})
