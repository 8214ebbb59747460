import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Lock } from '../../build/dist/lock.ts'
import { deadProcess, folder } from './folder.ts'

const host = hostname()
const HOUR = 3_600_000

/** A lock with a holder, last touched some time ago: 'taken' at once, or who was waited for, who then lets it go. */
async function taken(holder: object | string, age = 0): Promise<string> {
  const path = join(folder().root, 'lock')
  writeFileSync(path, typeof holder === 'string' ? holder : JSON.stringify(holder))
  utimesSync(path, (Date.now() - age) / 1000, (Date.now() - age) / 1000)
  let waited = 'taken'
  const lock = await Lock.take(path, (who) => {
    waited = who
    rmSync(path)
  })
  lock.release()
  return waited
}

/** When a process started, as Linux tells it. */
function started(pid: number): string {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')[19] ?? ''
}

function running(): number {
  const { pid = 0, ...child } = spawn('sleep', ['100'])
  onTestFinished(() => void process.kill(pid))
  return child.exitCode === null ? pid : 0
}

describe('a lock is taken over from', () => {
  test.each<[who: string, holder: () => object | string, age: number]>([
    ['a process that has ended', () => ({ pid: deadProcess(), host, started: '1' }), 0],
    ['this process, which does not hold it', () => ({ pid: process.pid, host, started: '1' }), 0],
    ['a process that runs, and had started at another time', () => ({ pid: process.ppid, host, started: '1' }), 0],
    ['a machine that had an hour', () => ({ pid: 1, host: 'elsewhere', started: '' }), HOUR + 1000],
    ['nobody, for two seconds', () => '', 2100],
    ['nobody, dated in the future', () => '', -HOUR],
    ['something that is no holder', () => '[]', 2100],
    ['half a holder', () => '{"pid":', 2100],
    ['null', () => 'null', 2100],
  ])('%s', async (_, holder, age) => {
    expect(await taken(holder(), age)).toBe('taken')
  })
})

describe('a lock is waited for, and the wait told', () => {
  test('while its holder runs', async ({ skip }) => {
    skip(!existsSync('/proc/self/stat'), 'NOT RUN: needs Linux')
    const pid = running()
    const told = await taken({ pid, host, started: started(pid) })
    expect(told).toBe(`Process ${pid} on ${host}`)
  })

  test('for an hour, when its holder is on another machine', async () => {
    const told = await taken({ pid: 1, host: 'elsewhere', started: '' }, HOUR - 60_000)
    expect(told).toBe('Process 1 on elsewhere')
  })
})

test('two builds in one process take turns', async () => {
  const path = join(folder().root, 'lock')
  const first = await Lock.take(path, () => {})
  const order: string[] = []
  const second = Lock.take(path, () => {}).then((lock) => {
    order.push('second')
    lock.release()
  })
  await new Promise((resolve) => setImmediate(resolve))
  order.push('first')
  first.release()
  await second
  expect(order).toEqual(['first', 'second'])
  expect(existsSync(path)).toBe(false)
})
