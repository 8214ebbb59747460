import { join } from 'node:path'
import { cacheKey } from '../cache/cache.ts'
import { entriesIn, filesIn, tryStat } from '../cache/files.ts'
import { generatorFingerprint, type Reading } from '../cache/inputs.ts'

/** What decides what a build makes, and where. */
interface Options {
  readonly reading: Reading
  readonly code: string
  readonly dist: string
  /** Whatever else a build was told. */
  readonly told: readonly unknown[]
}

/**
 * dist is a pure function of the input: when nothing that goes into it has changed since the last build, and dist is
 * still what that build wrote, there is nothing to do. Input is compared by its bytes, dist by sizes and times.
 */
export class LastBuild<Report> {
  private readonly key: string

  constructor(private readonly options: Options) {
    this.key = this.keyOfInput()
  }

  /** What is remembered of the last build, if this one would make the same. */
  report(): Report | undefined {
    const last = this.options.reading.cache.get<{ dist: string; report: Report }>('builds', this.key)
    return last?.dist === this.stateOfDist() ? last.report : undefined
  }

  /** Remembers a build that wrote dist, unless somebody saved a file meanwhile. */
  remember(report: Report): void {
    if (this.keyOfInput() === this.key)
      this.options.reading.cache.put('builds', this.key, { dist: this.stateOfDist(), report })
  }

  /** Everything that goes into dist: the generator, src, content with its pictures, public, and the options. */
  private keyOfInput(): string {
    const { reading, code, dist, told } = this.options
    const folders = [join(code, 'src'), join(reading.root, 'content'), join(reading.root, 'public')]
    const files = folders.map((folder) => reading.inputs.digestsIn(folder))
    // What is no file is warned of, or missed.
    const listed = ['content', 'content/blog', 'content/blog/support'].map((folder) => join(reading.root, folder))
    const names = listed.map((folder) => entriesIn(folder).map(({ name }) => name))
    return cacheKey(generatorFingerprint(), dist, told, files, names)
  }

  /** Names, sizes and times of all files of dist. */
  private stateOfDist(): string {
    const { dist } = this.options
    const stats = filesIn(dist).map((file) => [file, tryStat(join(dist, file))] as const)
    return cacheKey(stats.map(([file, stats]) => [file, stats?.size, stats?.mtimeMs]))
  }
}
