import { basename, join, relative, sep } from 'node:path'
import { watch } from 'chokidar'
import { isFileName } from '../cache/files.ts'
import { stampOf } from '../cache/inputs.ts'

/** Tells a queue of every change of content, src and public, as 'content/site.yaml'. Gives what ends it. */
export async function watchInputs(
  { root, log }: { root: string; log: (line: string) => void },
  queue: Queue,
): Promise<() => Promise<void>> {
  const isIgnored = (path: string) => path !== root && !isInput(root, path)
  const watcher = watch(root, { ignoreInitial: true, atomic: 40, ignored: isIgnored })
  const echoes = new Echoes()
  const changed = (path: string) => {
    const file = relative(root, path).replaceAll('\\', '/')
    if (isInput(root, path) && isFileName(file) && !echoes.has(path)) queue.add(file)
  }
  watcher.on('all', (_, path) => changed(path))
  // A change within 50 ms of another one of the same file is told here only: the second half of what is saved in two.
  watcher.on('raw', (_, name, details) => {
    const { watchedPath } = details as { watchedPath: string }
    changed(basename(watchedPath) === name ? watchedPath : join(watchedPath, name))
  })
  watcher.on('error', (error) => log(`The watcher reports: ${(error as Error).message}`))
  await new Promise<void>((ready) => watcher.once('ready', ready))
  return () => watcher.close()
}

/** Watched from above, because a folder that is watched itself is not seen when it comes back. */
const inputs = ['content', 'src', 'public']

function isInput(root: string, path: string): boolean {
  return inputs.includes(relative(root, path).split(sep)[0] ?? '')
}

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
