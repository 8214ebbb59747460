import { join } from 'node:path'
import { cacheKey } from '../cache/cache.ts'
import { entriesIn, filesIn, tryStat, tryTo } from '../cache/files.ts'
import { generatorFingerprint, type Workspace } from '../cache/inputs.ts'
import { destinationOf } from './destination.ts'

/**
 * Detects builds that would change nothing. dist is a pure function of the input, so a build can be skipped when
 * neither input nor dist has changed since the last one. Input is compared by its bytes, dist by file sizes and times.
 */
export class LastBuild<Report> {
  private readonly key: string

  /** `options` are the other options of the build. */
  constructor(
    private readonly workspace: Workspace,
    private readonly code: string,
    private readonly dist: string,
    private readonly options: readonly unknown[],
  ) {
    this.key = this.keyOfInput()
  }

  /** The recorded report of the last build; undefined unless this one would produce the same. */
  report(): Report | undefined {
    if (tryTo(() => tryStat(destinationOf(this.dist).lock))) return undefined // another build is about to change dist
    const last = this.workspace.cache.get<{ dist: string; report: Report }>('builds', this.key)
    return last?.dist === this.stateOfDist() ? last.report : undefined
  }

  /** Records a build that wrote dist, unless an input has changed in the meantime. */
  remember(report: Report): void {
    if (this.keyOfInput() === this.key)
      this.workspace.cache.put('builds', this.key, { dist: this.stateOfDist(), report })
  }

  /** Everything that goes into dist: the generator, src, content with its pictures, public, and the options. */
  private keyOfInput(): string {
    const { root, inputs } = this.workspace
    const folders = [join(this.code, 'src'), join(root, 'content'), join(root, 'public')]
    const files = folders.map((folder) => inputs.stateOf(folder))
    // Names of folders count, too: a build reports unexpected and missing ones.
    const listed = ['content', 'content/blog', 'content/blog/support'].flatMap((name) => entriesIn(join(root, name)))
    const names = listed.map(({ name }) => name)
    return cacheKey(generatorFingerprint(), this.dist, this.options, files, names)
  }

  /** A digest of the names, sizes and times of all files in dist. */
  private stateOfDist(): string {
    const files = filesIn(this.dist).filter((file) => file !== '.dist.lock') // held when a build is recorded
    const stats = files.map((file) => [file, tryStat(join(this.dist, file))] as const)
    return cacheKey(stats.map(([file, stats]) => [file, stats?.size, stats?.mtimeMs]))
  }
}
