import { basename, relative, resolve, sep } from 'node:path'
import { watch } from 'chokidar'
import { isFileName, tryStat } from '../cache/files.ts'
import { stampOf } from '../cache/inputs.ts'

type Run = (changed: readonly string[]) => Promise<void>

/** Calls `run` with every change of content, src and public, as 'content/site.yaml'. Gives what ends it. */
export async function watchInputs(root: string, run: Run): Promise<() => Promise<void>> {
  // From above, because a folder that is watched itself is not seen when it comes back.
  const isInput = (path: string) => /^(content|src|public)$/.test(relative(root, path).split(sep)[0] ?? '')
  const ignored = (path: string) => path !== root && !isInput(path)
  const watcher = watch(root, { ignoreInitial: true, atomic: 40, ignored })
  const echoes = new Echoes()
  const add = gathered(run)
  const changed = (path: string) => {
    const file = relative(root, path).replaceAll('\\', '/')
    if (isInput(path) && isFileName(file) && !echoes.has(path)) add(file)
  }
  watcher.on('all', (_, path) => changed(path))
  // A change within 50 ms of another one of the same file is told here only: the second half of what is saved in two.
  watcher.on('raw', (_, name, details) => {
    const { watchedPath = '' } = details as { watchedPath?: string } // where it polls the name is the whole path
    changed(basename(watchedPath) === name ? watchedPath : resolve(watchedPath, name))
  })
  watcher.on('error', (error) => console.error(`The watcher reports: ${(error as Error).message}`))
  await new Promise<void>((ready) => watcher.once('ready', ready))
  return () => watcher.close()
}

/** Gathers changes for a moment. One run happens at a time; what changes meanwhile waits, and a run may throw. */
function gathered(run: Run): (file: string) => void {
  const pending = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const start = async () => {
    const changed = [...pending].sort()
    pending.clear()
    if (changed.length > 0) await run(changed)
  }
  return (file) => {
    pending.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      last = last.then(start).catch(console.error)
    }, 10)
  }
}

/** Tells a change from its echo: watchers tell of one save more than once, and on a busy machine long after it was taken in. */
class Echoes {
  private readonly stamps = new Map<string, string>()

  /** Whether a path is as it was when it was asked about last. */
  has(path: string): boolean {
    const stamp = stampOf(tryStat(path))
    const same = this.stamps.get(path) === stamp
    this.stamps.set(path, stamp)
    return same
  }
}
