import { join } from 'node:path'
import { cacheKey } from '../cache/cache.ts'
import { entriesIn, filesIn, tryStat } from '../cache/files.ts'
import { generatorFingerprint, type Reading } from '../cache/inputs.ts'

/**
 * dist is a pure function of the input: when nothing that goes into it has changed since the last build, and dist is
 * still what that build wrote, there is nothing to do. Input is compared by its bytes, dist by sizes and times.
 */
export class LastBuild<Report> {
  private readonly key: string

  /** `told` is whatever else a build was told. */
  constructor(
    private readonly reading: Reading,
    private readonly code: string,
    private readonly dist: string,
    private readonly told: readonly unknown[],
  ) {
    this.key = this.keyOfInput()
  }

  /** What is remembered of the last build, if this one would make the same. */
  report(): Report | undefined {
    const last = this.reading.cache.get<{ dist: string; report: Report }>('builds', this.key)
    return last?.dist === this.stateOfDist() ? last.report : undefined
  }

  /** Remembers a build that wrote dist, unless somebody saved a file meanwhile. */
  remember(report: Report): void {
    if (this.keyOfInput() === this.key) this.reading.cache.put('builds', this.key, { dist: this.stateOfDist(), report })
  }

  /** Everything that goes into dist: the generator, src, content with its pictures, public, and the options. */
  private keyOfInput(): string {
    const { root, inputs } = this.reading
    const folders = [join(this.code, 'src'), join(root, 'content'), join(root, 'public')]
    const files = folders.map((folder) => inputs.digestsIn(folder))
    // What is no file is warned of, or missed.
    const listed = ['content', 'content/blog', 'content/blog/support'].flatMap((name) => entriesIn(join(root, name)))
    const names = listed.map(({ name }) => name)
    return cacheKey(generatorFingerprint(), this.dist, this.told, files, names)
  }

  /** Names, sizes and times of all files of dist. */
  private stateOfDist(): string {
    const stats = filesIn(this.dist).map((file) => [file, tryStat(join(this.dist, file))] as const)
    return cacheKey(stats.map(([file, stats]) => [file, stats?.size, stats?.mtimeMs]))
  }
}
