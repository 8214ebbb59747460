import { stampOf } from './inputs.ts'

const DEBOUNCE = 10

/**
 * The watcher's decisions: changes are gathered for a moment, one run happens at a time, and what changes meanwhile waits
 * for the next. A run that throws does not stop the queue.
 */
export class Queue {
  private readonly pending = new Set<string>()
  private timer: NodeJS.Timeout | undefined
  private running = false

  constructor(
    private readonly run: (changed: readonly string[]) => Promise<void>,
    private readonly delay = DEBOUNCE,
  ) {}

  add(file: string): void {
    this.pending.add(file)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.start(), this.delay)
  }

  private async start() {
    if (this.running || this.pending.size === 0) return
    const changed = [...this.pending].sort()
    this.pending.clear()
    this.running = true
    try {
      await this.run(changed)
    } catch (error) {
      console.error(error)
    }
    this.running = false
    await this.start()
  }
}

/** Tells a change from its echo: watchers tell of one save more than once, and on a busy machine long after it was taken in. */
export class Echoes {
  private readonly stamps = new Map<string, string>()

  /** Whether a path is as it was when it was asked about last. */
  has(path: string): boolean {
    const stamp = stampOf(path)
    const same = this.stamps.get(path) === stamp
    this.stamps.set(path, stamp)
    return same
  }
}

/** Whether a path is a file of the site, and not what an editor leaves beside it while saving. */
export function isFileName(path: string): boolean {
  const name = path.split('/').at(-1) ?? ''
  return !/^\.|~$|^#|\.(swp|swx|tmp|bak)$|^4913$|___jb_/.test(name)
}
