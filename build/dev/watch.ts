import { basename, relative, resolve, sep } from 'node:path'
import { watch } from 'chokidar'
import { isHidden, isLeftover, tryStat } from '../cache/files.ts'
import { stampOf } from '../cache/inputs.ts'

type Run = (changed: readonly string[]) => Promise<void>

/** Calls `run` with the changed paths in content, src and public ('content/site.yaml'). Returns a function to stop. */
export async function watchInputs(root: string, run: Run): Promise<() => Promise<void>> {
  // Watches the parent folder: a folder watched directly is lost when it is deleted and created again.
  const topOf = (path: string) => relative(root, path).split(sep)[0] ?? '' // '' for root, whose slashes chokidar changes
  const isInput = (path: string) => ['content', 'src', 'public'].includes(topOf(path))
  const ignored = (path: string) => topOf(path) !== '' && !isInput(path)
  const watcher = watch(root, { ignoreInitial: true, atomic: 40, ignored })
  const stamps = new Map<string, string>()
  /** Watchers report one save several times, on a busy machine even long afterwards. */
  const isEcho = (path: string) => {
    const [before, stamp] = [stamps.get(path), stampOf(tryStat(path))]
    stamps.set(path, stamp)
    return before === stamp
  }
  const add = debounced(run)
  const changed = (path: string) => {
    const file = relative(root, path).replaceAll('\\', '/')
    if (isInput(path) && !isHidden(file) && !isLeftover(file) && !isEcho(path)) add(file)
  }
  watcher.on('all', (_, path) => changed(path))
  // Only `raw` reports a second change of a file within 50 ms, such as the second half of a save in two steps.
  watcher.on('raw', (_, name: string | null, details) => {
    const { watchedPath = '' } = details as { watchedPath?: string } // when polling, `name` is the whole path
    if (name) changed(basename(watchedPath) === name ? watchedPath : resolve(watchedPath, name))
  })
  watcher.on('error', (error) => console.error(`The watcher reports: ${(error as Error).message}`))
  await new Promise<void>((ready) => watcher.once('ready', ready))
  return () => watcher.close()
}

/** Debounces changes into runs, one at a time: changes during a run wait for the next. Logs errors of a run. */
function debounced(run: Run): (file: string) => void {
  const pending = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const start = async () => {
    const changed = [...pending]
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
