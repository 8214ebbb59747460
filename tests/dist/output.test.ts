import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { emptyFolder, filesIn, project, put, tsx } from '../helpers.ts'

/** Aborts a build when it removes a file with this name. */
const end = vi.hoisted(() => ({ at: 'nowhere' }))
vi.mock(import('node:fs'), async (load) => {
  const fs = await load()
  const rmSync: typeof fs.rmSync = (path, options) => {
    if (String(path).endsWith(end.at)) throw new Error('Ended')
    fs.rmSync(path, options)
  }
  return { ...fs, rmSync }
})
vi.resetModules() // test files of one worker share modules, and may have loaded these before
const { takeLock } = await import('../../build/dist/lock.ts')
const { Output } = await import('../../build/dist/output.ts')

/* How dist is written. What a build does to it: tests/build.test.ts; when something goes wrong: tests/faults. */

/** Publishes these files to dist, as a build does. */
async function publish(dist: string, site: Readonly<Record<string, string>>) {
  using output = await Output.open(dist, () => {})
  for (const [file, content] of Object.entries(site)) output.write(file, Buffer.from(content))
  output.commit()
}

const outside = ['../evil.html', 'a/../../evil.html', '/etc/passwd', '..', 'a\\..\\..\\evil', 'a\0b']
test.each(outside)('the path %j is refused, and nothing is written', async (file) => {
  const root = emptyFolder()
  const reason = `The path ${JSON.stringify(file)} leads outside dist`
  await expect(publish(join(root, 'dist'), { [file]: 'x' })).rejects.toThrow(reason)
  expect(readdirSync(root)).toEqual([])
})

test('foreign files stay under any name and our stale ones are removed, also via a link and after an aborted build', async () => {
  const [dist, link] = [join(emptyFolder(), 'dist'), join(emptyFolder(), 'dist')]
  mkdirSync(`${link}.www`)
  symlinkSync('dist.www', link)
  for (const folder of [dist, link]) {
    await publish(folder, { 'index.html': '1', 'old/old.html': '1', prices: '1' })
    put(join(folder, '.dist.config'), 'theirs')
    end.at = 'old.html'
    if (folder === link) await expect(publish(folder, { 'index.html': '2', prices: '1' })).rejects.toThrow('Ended')
    end.at = 'nowhere'
    await publish(folder, { 'index.html': '2', 'prices/index.html': '2' })
    expect(filesIn(folder)).toEqual(['.dist.config', '.files', 'index.html', 'prices/index.html'])
    expect(existsSync(join(folder, 'old'))).toBe(false)
    expect(statSync(join(folder, 'prices')).mode & 0o111).toBe(0o111) // everybody may open it
    await publish(folder, { 'index.html': '2', prices: '3' })
    expect(filesIn(folder)).toEqual(['.dist.config', '.files', 'index.html', 'prices'])
  }
})

test('a folder of somebody else is kept even if it is empty, and every folder keeps its permissions', async () => {
  const dist = join(emptyFolder(), 'dist')
  await publish(dist, { 'index.html': '1' })
  put(join(dist, 'uploads/a.jpg'), 'theirs')
  mkdirSync(join(dist, '.git/refs/heads'), { recursive: true })
  const folders = ['', 'uploads', '.git/refs/heads'].map((name) => join(dist, name))
  for (const folder of folders) chmodSync(folder, 0o2770)
  await publish(dist, { 'index.html': '2' })
  expect(folders.map((folder) => statSync(folder).mode & 0o7777)).toEqual([0o2770, 0o2770, 0o2770])
})

test('a file takes the place of a folder that has its size, and is one that hosts may read', async () => {
  const root = emptyFolder()
  await publish(join(root, 'dist'), { 'prices/a.bin': '1' })
  put(join(root, 'film'), Buffer.alloc(statSync(join(root, 'dist/prices')).size))
  chmodSync(join(root, 'film'), 0o600)
  using output = await Output.open(join(root, 'dist'), () => {})
  output.copy('prices', join(root, 'film'))
  expect(output.commit()).toMatchObject({ written: 2 })
  expect(statSync(join(root, 'dist/prices')).mode & 0o777).toBe(0o644)
})

const host = hostname()
const { pid: dead } = spawnSync('true')

// How long a build waits for a lock that is held: tests/build.test.ts.
test.each<[whose: string, content: object | string, age?: number]>([
  ['of a process that has ended', { pid: dead, host, started: '1' }],
  ['of this process, which does not hold it', { pid: process.pid, host, started: '1' }],
  ['of a process whose number is used again', { pid: process.ppid, host, started: '1' }],
  ['of another machine that no longer holds it', { pid: 1, host: 'gone', started: '' }, 130],
  ['that is empty and dated in the future', '', -3600],
  ['that is half written', '{"pid":', 3],
  ['that is null', 'null', 3],
])('a lock %s is taken', async (_, content, age = 0) => {
  const path = join(emptyFolder(), 'lock')
  put(path, typeof content === 'string' ? content : JSON.stringify(content))
  const time = Date.now() / 1000 - age
  utimesSync(path, time, time)
  const release = await takeLock(path, () => {})
  release()
  expect(existsSync(path)).toBe(false)
})

test('a lock that a killed build has left is taken by one process at a time', async () => {
  const folder = emptyFolder()
  const rounds = Array.from({ length: 60 }, (_, round) => join(folder, `${round}.lock`))
  const left = JSON.stringify({ pid: dead, host, started: '1' })
  for (const path of rounds) put(path, left)
  const script = `
    const { appendFileSync: append } = require('node:fs')
    const { setTimeout: until } = require('node:timers/promises')
    const { takeLock } = require(${JSON.stringify(join(project, 'build/dist/lock.ts'))})
    ;(async () => {
      for (const [round, path] of ${JSON.stringify(rounds)}.entries()) {
        while (Date.now() < ${Date.now() + 1500} + round * 50);
        const release = await takeLock(path, () => {})
        append(path + '.log', '+')
        await until(5)
        append(path + '.log', '-')
        release()
      }
    })()`
  const takers = [1, 2].map(() => spawn(process.execPath, [...tsx, '-e', script], { stdio: 'inherit' }))
  await Promise.all(takers.map((taker) => once(taker, 'close')))
  expect(rounds.map((path) => readFileSync(`${path}.log`, 'utf8'))).toEqual(rounds.map(() => '+-+-'))
})
