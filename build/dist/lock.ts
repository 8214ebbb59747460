import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { tryRead, tryStat, tryTo } from '../cache/files.ts'
import { CannotWrite } from './place.ts'

/** Who holds a lock. Process ids are used again, in containers soon: the start of the process tells two apart. */
interface Holder {
  readonly pid: number
  readonly host: string
  /** When the process started, as its system counts; '' where that cannot be known. */
  readonly started: string
}

/** Milliseconds: until a wait is told, until it is given up, and after which a lock is lost whoever holds it. */
const [PATIENCE, LONGEST_WAIT, LONGEST_BUILD] = [1000, 900_000, 3_600_000]
/** Milliseconds within which a lock that names no holder yet is about to name one. */
const JUST_TAKEN = 2000

/** The locks of this process: one that bears its id otherwise is left from an earlier process. */
const held = new Set<string>()

/** Waits until nobody holds a lock, takes it, and gives what releases it. Throws `CannotWrite` after 15 minutes. */
export async function takeLock(path: string, onWait: (holder: string) => void): Promise<() => void> {
  const began = Date.now()
  for (let told = false; !tryTake(path); ) {
    if (!isHeld(path) && removeLost(path)) continue
    const waited = Date.now() - began
    if (waited > LONGEST_WAIT) throw new CannotWrite(`${name(path)} still writes it`)
    if (waited > PATIENCE && !told) onWait(name(path))
    told = waited > PATIENCE
    await setTimeout(25)
  }
  held.add(path)
  return () => {
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
    if (code === 'ENOSPC') rmSync(path, { force: true }) // a full disk keeps a name, and nothing in it
    throw error
  }
}

/** Removes a lock that nobody holds. One process at a time: another would remove the one that has been taken since. */
function removeLost(path: string): boolean {
  const guard = `${path}.guard`
  if (!tryTake(guard)) {
    if (ageOf(guard) > JUST_TAKEN) rmSync(guard, { force: true }) // its process was killed in that moment
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
  // Of a holder on another machine nothing can be asked; one that names nobody yet is about to.
  if (holder?.host !== hostname()) return ageOf(path) < (holder ? LONGEST_BUILD : JUST_TAKEN)
  if (holder.pid === process.pid) return held.has(path)
  return isRunning(holder.pid) && startOf(holder.pid) === holder.started
}

/** Milliseconds since a file was written. Clocks may differ. */
function ageOf(path: string): number {
  return Math.abs(Date.now() - (tryStat(path)?.mtimeMs ?? Date.now()))
}

function readHolder(path: string): Holder | undefined {
  const holder = tryTo(() => JSON.parse(readFileSync(path, 'utf8')))
  return typeof holder?.pid === 'number' ? holder : undefined
}

function name(path: string): string {
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

/** The 22nd field of what Linux says of a process: its start, in ticks since the system's. The 2nd may hold spaces. */
function startOf(pid: number): string {
  const stat = tryRead(`/proc/${pid}/stat`)?.toString() ?? ''
  return stat.replace(/^.*\) /s, '').split(' ')[19] ?? ''
}
