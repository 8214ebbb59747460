import { closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** A file that one build at a time may hold. A holder that no longer runs has lost it. */
export class Lock {
  private constructor(private readonly path: string) {}

  /** Those of this process: one that bears its id otherwise is left from an earlier process with the same id. */
  private static readonly held = new Set<string>()

  /** Waits until nobody holds it. */
  static async take(path: string): Promise<Lock> {
    for (;;) {
      try {
        const file = openSync(path, 'wx')
        writeFileSync(file, String(process.pid))
        closeSync(file)
        Lock.held.add(path)
        return new Lock(path)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        if (Lock.isHeld(path)) await setTimeout(25)
        else rmSync(path, { force: true })
      }
    }
  }

  release(): void {
    Lock.held.delete(this.path)
    rmSync(this.path, { force: true })
  }

  private static isHeld(path: string): boolean {
    if (ageOf(path) > LONGEST_BUILD) return false
    const holder = tryRead(path)
    if (holder === '') return ageOf(path) < JUST_TAKEN
    return Number(holder) === process.pid ? Lock.held.has(path) : isRunning(Number(holder))
  }
}

/** Milliseconds within which a lock that names no holder yet is about to name one. */
const JUST_TAKEN = 2000
/** Milliseconds after which a lock is lost: another process may bear the id of its holder by then. */
const LONGEST_BUILD = 3_600_000

function ageOf(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
}

function tryRead(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
