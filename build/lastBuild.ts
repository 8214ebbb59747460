import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeCacheFile } from './cacheFile.ts'
import { type Inputs, tryRead } from './inputs.ts'
import { type ProblemOptions, problem } from './problems.ts'
import { recipe } from './recipe.ts'
import type { BuildOptions, BuildReport } from './types.ts'

/**
 * dist is a pure function of the input: when nothing that goes into it has changed since the last build, and dist is
 * still what that build wrote, there is nothing to do. Input is compared by its bytes, dist by sizes and times.
 */
export class LastBuild {
  private readonly path: string
  private readonly dist: string
  private readonly fingerprint: string

  constructor(
    private readonly options: BuildOptions,
    private readonly inputs: Inputs,
  ) {
    const { root, cache = join(root, '.cache'), dist = join(root, 'dist') } = options
    this.dist = dist
    this.path = join(cache, 'builds', `${createHash('sha256').update(dist).digest('hex').slice(0, 16)}.json`)
    this.fingerprint = fingerprint(options, inputs)
  }

  /** The report of the last build, if this one would make the same. */
  report(): BuildReport | undefined {
    const last = tryParse(this.path)
    if (last?.inputs !== this.fingerprint || last.dist !== state(this.dist)) return undefined
    const { files, problems, notes } = last
    return { problems: problems.map(problem), notes, slowest: [], written: { files, written: 0, removed: 0 } }
  }

  /** Remembers a build that wrote dist, unless somebody saved a file meanwhile. */
  remember({ problems, notes, written }: BuildReport): void {
    const { inputs, options } = this
    if (!written || fingerprint(options, inputs) !== this.fingerprint || !inputs.isAsItWas()) return
    const plain = problems.map(({ file = '', line, column, ruleId = '', reason, note = '', fatal }) => ({
      ...{ file, line, column, reason, note },
      ...{
        rule: ruleId,
        warning: !fatal,
        source: line ? tryRead(join(options.root, file))?.toString() : undefined,
      },
    }))
    const last: Remembered = {
      inputs: this.fingerprint,
      dist: state(this.dist),
      files: written.files,
      problems: plain,
      notes,
    }
    try {
      writeCacheFile(this.path, JSON.stringify(last), FOLDERS)
    } catch {} // dist is written: a disk that is full now costs the next build its short cut, no more
  }
}

/** Folders that may be built into and be remembered; tests build into many. */
const FOLDERS = 40

interface Remembered {
  readonly inputs: string
  readonly dist: string
  readonly files: number
  readonly problems: readonly ProblemOptions[]
  readonly notes: readonly string[]
}

/** Everything that goes into dist: the generator, src, content with its pictures, public, and the options. */
function fingerprint({ root, code = root, now, url, base }: BuildOptions, inputs: Inputs): string {
  const hash = createHash('sha256').update(JSON.stringify([recipe(), now, url, base]))
  for (const folder of [join(code, 'src'), join(root, 'content'), join(root, 'public')]) {
    for (const file of filesIn(folder)) hash.update(`${file.slice(folder.length)}\0${inputs.digest(file)}\n`)
  }
  return hash.digest('hex')
}

/** Names, sizes and times of all files of dist. */
function state(dist: string): string {
  const hash = createHash('sha256')
  for (const file of filesIn(dist)) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    const isFolder =
      entry.isDirectory() || (entry.isSymbolicLink() && statSync(path, { throwIfNoEntry: false })?.isDirectory())
    return isFolder ? filesIn(path) : [path]
  })
}

function tryParse(path: string): Remembered | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
