import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { digestOf } from '../../build/cache/files.ts'
import { takeLock } from '../../build/dist/lock.ts'
import { Output } from '../../build/dist/output.ts'
import { emptyFolder, filesIn, put } from '../helpers.ts'

/* How dist is written. What happens to it when something goes wrong: tests/faults. */

type Site = Readonly<Record<string, string>>

const old: Site = { 'index.html': 'home', 'blog/1/index.html': 'one', 'blog/2/index.html': 'two' }

/** What a build that makes these files does to dist. */
async function publish(dist: string, site: Site, work: (output: Output) => void = () => {}) {
  const output = await Output.open(dist, () => {})
  try {
    for (const [file, content] of Object.entries(site)) output.write(file, Buffer.from(content))
    work(output)
    return output.commit()
  } finally {
    output.close()
  }
}

function siteIn(dist: string): Site {
  const files = filesIn(dist).filter((file) => file !== '.files')
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')]))
}

test('dist changes where bytes differ, and keeps what is of no build', async () => {
  const dist = join(emptyFolder(), 'dist')
  expect(await publish(dist, old)).toEqual({ files: 4, written: 4, removed: 0, foreign: 0 })
  expect(siteIn(dist)).toEqual(old)
  const inodes = () => ['index.html', 'blog/1/index.html'].map((file) => statSync(join(dist, file)).ino)
  const before = inodes()
  expect(await publish(dist, old)).toMatchObject({ written: 0, removed: 0 })
  expect(inodes()).toEqual(before)

  put(join(dist, 'CNAME'), 'ours')
  const { 'blog/2/index.html': _gone, ...kept } = old
  const next = { ...kept, 'index.html': 'HOME', 'blog/3/index.html': 'three' }
  expect(await publish(dist, next)).toEqual({ files: 4, written: 3, removed: 1, foreign: 1 })
  expect(siteIn(dist)).toEqual({ ...next, CNAME: 'ours' })
  expect(inodes()[1]).toBe(before[1])
})

test('a folder may become a file, and a file a folder', async () => {
  const dist = join(emptyFolder(), 'dist')
  await publish(dist, { 'a/index.html': 'x', b: 'y' })
  await publish(dist, { a: 'x', 'b/index.html': 'y' })
  expect(siteIn(dist)).toEqual({ a: 'x', 'b/index.html': 'y' })
})

test('files are kept that are what their digests say, all of them or none, and others copied', async () => {
  const dist = join(emptyFolder(), 'dist')
  await publish(dist, { 'a.html': 'a', 'a.html.br': 'twin', 'b.html': 'b', 'b.html.br': 'TWIN' })
  const twins = (name: string) => ({ [`${name}.html`]: digestOf(name), [`${name}.html.br`]: digestOf('twin') })
  await publish(dist, {}, (output) => {
    expect(['a', 'b', 'c'].map((name) => output.keep(twins(name)))).toEqual([true, false, false])
    output.copy('c.txt', join(dist, 'b.html'))
  })
  expect(siteIn(dist)).toEqual({ 'a.html': 'a', 'a.html.br': 'twin', 'c.txt': 'b' })
})

test.each(['../evil.html', 'a/../../evil.html', '/etc/passwd', '..', 'a\\..\\..\\evil', 'a\0b'])(
  'the path %j is refused, and nothing is written',
  async (file) => {
    const root = emptyFolder()
    const reason = `The path ${JSON.stringify(file)} leads outside dist`
    await expect(publish(join(root, 'dist'), { [file]: 'x' })).rejects.toThrow(reason)
    const copied = publish(join(root, 'dist'), {}, (output) => output.copy(file, import.meta.filename))
    await expect(copied).rejects.toThrow(reason)
    expect(readdirSync(root)).toEqual([])
  },
)

test.each<[who: string, holder: () => { pid: number; host: string; started?: string }]>([
  ['that runs', running],
  ['on another machine', () => ({ pid: 1, host: 'elsewhere', started: '' })],
])('the lock of a build %s is waited for, and the wait told', async (_, holder) => {
  const path = join(emptyFolder(), 'lock')
  const { pid, host, started } = holder()
  writeFileSync(path, JSON.stringify({ pid, host, started }))
  const told: string[] = []
  const release = await takeLock(path, (who) => {
    told.push(who)
    rmSync(path)
  })
  release()
  expect([told, existsSync(path)]).toEqual([[`Process ${pid} on ${host}`], false])
})

/** A process that runs until the test ends, as a lock names it. Linux tells when it started. */
function running() {
  const { pid = 0 } = spawn('sleep', ['100'])
  onTestFinished(() => void process.kill(pid))
  const started = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')[19]
  return { pid, host: hostname(), started }
}
