import { join } from 'node:path'
import { type Cache, cacheKey } from '../cache/cache.ts'
import { filesIn, namesIn, tryStat } from '../cache/files.ts'
import { generatorFingerprint } from '../cache/fingerprint.ts'
import type { Inputs } from '../cache/inputs.ts'
import type { Written } from './output.ts'

/** What decides what a build makes, and where. */
interface Options {
  readonly root: string
  readonly code: string
  readonly dist: string
  readonly now: string
  readonly url?: string
  readonly base?: string
  readonly strict?: boolean
}

interface Report {
  readonly written?: Written
  readonly slowest: readonly unknown[]
}

/** What a build left, by everything that it was made from. */
interface Remembered<Its extends Report> {
  readonly dist: string
  readonly report: Its
}

/**
 * dist is a pure function of the input: when nothing that goes into it has changed since the last build, and dist is
 * still what that build wrote, there is nothing to do. Input is compared by its bytes, dist by sizes and times.
 */
export class LastBuild<Its extends Report> {
  private readonly key: string

  constructor(
    private readonly options: Options,
    private readonly cache: Cache,
    private readonly inputs: Inputs,
  ) {
    this.key = this.keyOfInput()
  }

  /** The report of the last build, if this one would make the same. */
  report(): Its | undefined {
    const last = this.cache.get<Remembered<Its>>('builds', this.key)
    if (!last?.report.written || last.dist !== this.stateOfDist()) return undefined
    return { ...last.report, slowest: [], written: { ...last.report.written, written: 0, removed: 0 } }
  }

  /** Remembers a build that wrote dist, unless somebody saved a file meanwhile. */
  remember(report: Its): void {
    if (!report.written || this.keyOfInput() !== this.key) return
    this.cache.put('builds', this.key, { dist: this.stateOfDist(), report } satisfies Remembered<Its>)
  }

  /** Everything that goes into dist: the generator, src, content with its pictures, public, and the options. */
  private keyOfInput(): string {
    const { root, code, dist, now, url, base, strict } = this.options
    const folders = [join(code, 'src'), join(root, 'content'), join(root, 'public')]
    const files = folders.map((folder) => filesIn(folder).map((file) => [file, this.inputs.digest(join(folder, file))]))
    // What is no file is warned of, or missed.
    const names = ['content', 'content/blog', 'content/blog/support'].map((folder) => namesIn(join(root, folder)))
    return cacheKey(generatorFingerprint(), dist, now, url, base, strict, files, names)
  }

  /** Names, sizes and times of all files of dist. */
  private stateOfDist(): string {
    const { dist } = this.options
    return cacheKey(
      filesIn(dist).map((file) => {
        const { size, mtimeMs } = tryStat(join(dist, file)) ?? {}
        return [file, size, mtimeMs]
      }),
    )
  }
}
