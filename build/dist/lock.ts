import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { ageOf, tryRead, tryTo } from '../cache/files.ts'
import { CannotWrite } from './destination.ts'

/** Who holds a lock. Process ids are reused, in containers quickly, so the start time is compared as well. */
interface Holder {
  readonly pid: number
  readonly host: string
  /** When the process started, in the system's own units; '' when unknown. */
  readonly started: string
}

/** Milliseconds until a wait is reported, and until it ends in an error. */
const [PATIENCE, LONGEST_WAIT] = [1000, 900_000]
/** Milliseconds between a holder's signs of life, and of silence after which another host's lock is ignored. */
const [PULSE, SILENCE] = [10_000, 120_000]
/** Milliseconds after which a lock that names no holder, or a guard, counts as abandoned. */
const JUST_TAKEN = 2000

/** The locks held by this process. Any other lock with its id was left behind by an earlier process. */
const held = new Set<string>()

/** Waits for a lock, takes it, and returns a function that releases it. Throws `CannotWrite` after 15 minutes. */
export async function takeLock(path: string, onWait: (holder: string) => void): Promise<() => void> {
  const began = Date.now()
  let isReported = false
  while (!tryTake(path)) {
    if (!isHeld(path) && removeLost(path)) continue
    const waited = Date.now() - began
    if (waited > LONGEST_WAIT) throw new CannotWrite(`${holderName(path)} is still writing it`)
    if (waited > PATIENCE && !isReported) {
      onWait(holderName(path))
      isReported = true
    }
    await wait(25)
  }
  held.add(path)
  const pulse = setInterval(() => tryTo(() => utimesSync(path, new Date(), new Date())), PULSE).unref()
  return () => {
    clearInterval(pulse)
    held.delete(path)
    rmSync(path, { force: true })
  }
}

function tryTake(path: string): boolean {
  const us: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid) }
  try {
    writeFileSync(path, JSON.stringify(us), { flag: 'wx' })
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    if (code === 'ENOSPC') rmSync(path, { force: true }) // on a full disk, the file has been created but is empty
    throw error
  }
}

/** Removes an abandoned lock, one process at a time: a second one could remove a lock that has been taken since. */
function removeLost(path: string): boolean {
  const guard = `${path}.guard`
  if (!tryTake(guard)) {
    if (ageOf(guard) > JUST_TAKEN) rmSync(guard, { force: true }) // its process was killed while removing a lock
    return false
  }
  try {
    if (!isHeld(path)) rmSync(path, { force: true })
    return true
  } finally {
    rmSync(guard, { force: true })
  }
}

function isHeld(path: string): boolean {
  const holder = readHolder(path)
  // A process on another machine or in another container cannot be checked, but shows signs of life while it runs. A
  // lock that names no holder yet is still being written.
  if (holder?.host !== hostname()) return ageOf(path) < (holder ? SILENCE : JUST_TAKEN)
  if (holder.pid === process.pid) return held.has(path)
  return isRunning(holder.pid) && startOf(holder.pid) === holder.started
}

function readHolder(path: string): Holder | undefined {
  const holder = tryTo(() => JSON.parse(readFileSync(path, 'utf8')))
  return typeof holder?.pid === 'number' ? holder : undefined
}

function holderName(path: string): string {
  const holder = readHolder(path)
  return holder ? `Process ${holder.pid} on ${holder.host}` : 'Another build'
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Start time in clock ticks since boot, from field 22 of Linux's /proc/<pid>/stat. Field 2 may contain spaces. */
function startOf(pid: number): string {
  const stat = tryRead(`/proc/${pid}/stat`)?.toString() ?? ''
  return stat.replace(/^.*\) /s, '').split(' ')[19] ?? ''
}
