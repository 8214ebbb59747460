import { join } from 'node:path'
import { cacheKey } from '../cache/cache.ts'
import { entriesIn, filesIn, tryStat, tryTo } from '../cache/files.ts'
import { generatorFingerprint, type Workspace } from '../cache/inputs.ts'
import { destinationOf } from './destination.ts'

/**
 * Detects builds that would change nothing. dist is a pure function of the input, so a build can be skipped when
 * neither input nor dist has changed since the last one. Input is compared by its bytes, dist by file sizes and times.
 * `options` are the other options of the build.
 */
export function lastBuild<Report>(workspace: Workspace, code: string, dist: string, options: readonly unknown[]) {
  const { root, cache, inputs } = workspace

  /** Everything that goes into dist: the generator, src, content with its pictures, public, and the options. */
  const keyOfInput = () => {
    const folders = [join(code, 'src'), join(root, 'content'), join(root, 'public')]
    const files = folders.map((folder) => inputs.stateOf(folder))
    // Names of folders count, too: a build reports unexpected and missing ones.
    const listed = ['content', 'content/blog', 'content/blog/support'].flatMap((name) => entriesIn(join(root, name)))
    const names = listed.map(({ name }) => name)
    return cacheKey(generatorFingerprint(), dist, options, files, names)
  }

  /** A digest of the names, sizes and times of all files in dist. */
  const stateOfDist = () => {
    const files = filesIn(dist).filter((file) => file !== '.dist.lock') // held when a build is recorded
    const stats = files.map((file) => [file, tryStat(join(dist, file))] as const)
    return cacheKey(stats.map(([file, stats]) => [file, stats?.size, stats?.mtimeMs]))
  }

  const key = keyOfInput()
  return {
    /** The recorded report of the last build; undefined unless this one would produce the same. */
    report(): Report | undefined {
      if (tryTo(() => tryStat(destinationOf(dist).lock))) return undefined // another build is about to change dist
      const last = cache.get<{ dist: string; report: Report }>('builds', key)
      return last?.dist === stateOfDist() ? last.report : undefined
    },
    /** Records a build that wrote dist, unless an input has changed in the meantime. */
    remember(report: Report) {
      if (keyOfInput() === key) cache.put('builds', key, { dist: stateOfDist(), report })
    },
  }
}
