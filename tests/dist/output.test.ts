import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeLock } from '../../build/dist/lock.ts'
import { Output } from '../../build/dist/output.ts'
import { emptyFolder, filesIn } from '../helpers.ts'

/* How dist is written. What a build does to it: tests/build.test.ts; when something goes wrong: tests/faults. */

/** What a build that makes these files does to dist. */
async function publish(
  dist: string,
  site: Readonly<Record<string, string>>,
  work: (output: Output) => void = () => {},
) {
  const output = await Output.open(dist, () => {})
  try {
    for (const [file, content] of Object.entries(site)) output.write(file, Buffer.from(content))
    work(output)
    return output.commit()
  } finally {
    output.close()
  }
}

test('a folder may become a file, and a file a folder', async () => {
  const dist = join(emptyFolder(), 'dist')
  await publish(dist, { 'a/index.html': 'x', b: 'y' })
  await publish(dist, { a: 'x', 'b/index.html': 'y' })
  expect(filesIn(dist)).toEqual(['.files', 'a', 'b/index.html'])
})

test.each(['../evil.html', 'a/../../evil.html', '/etc/passwd', '..', 'a\\..\\..\\evil', 'a\0b'])(
  'the path %j is refused, and nothing is written',
  async (file) => {
    const root = emptyFolder()
    const reason = `The path ${JSON.stringify(file)} leads outside dist`
    await expect(publish(join(root, 'dist'), { [file]: 'x' })).rejects.toThrow(reason)
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
