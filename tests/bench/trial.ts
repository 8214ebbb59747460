import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Generator } from './generators.ts'
import { environment } from './measure.ts'
import { article, type Subject, writeSubject } from './subject.ts'

/** What a message should name: one of these files and, if given, the line. */
export interface Culprit {
  readonly files: readonly string[]
  readonly line?: number
}

/** The files of an output, with their hashes. */
type Files = ReadonlyMap<string, string>

/** A site of one generator, built once without mistakes and restored to that state before each trial. */
export class Trial {
  private readonly site: string
  private readonly good: string
  private readonly output: string
  private old: Files = new Map()
  /** Lines that a build prints even after an edit without a mistake. */
  private noise: ReadonlySet<string> = new Set()
  private seconds = 0

  constructor(
    private readonly generator: Generator,
    readonly subject: Subject,
    folder: string,
  ) {
    this.site = join(folder, 'site')
    this.good = join(folder, 'good')
    this.output = join(this.site, generator.output)
  }

  /** Builds the site and checks that edits without mistakes are published. */
  async prepare(count: number): Promise<void> {
    this.generator.write(this.site, count)
    writeSubject(this.site, this.subject)
    const first = await this.build()
    this.old = filesIn(this.output)
    copy(this.site, this.good)
    this.restore()
    this.replace(article, 'Last words', 'Final words')
    const { code, text, seconds } = await this.build()
    const live = this.page('19').includes('Final words') && this.page('2').includes('Edited')
    if (first.code !== 0 || code !== 0 || !live)
      throw new Error(`${this.generator.name} does not build the good site:\n${first.text}\n${text}`)
    this.noise = new Set(text.split('\n').map(untimed))
    this.seconds = seconds
  }

  /** Restores the good site and its output, with a good edit that is not built yet: another article's title. */
  restore(): void {
    rmSync(this.site, { recursive: true, force: true })
    copy(this.good, this.site)
    this.replace('content/blog/2.md', /^title: /m, 'title: Edited ')
  }

  read(file = article): string {
    return readFileSync(join(this.site, file), 'utf8')
  }

  write(content: string | Uint8Array, file = article): void {
    writeFileSync(join(this.site, file), content)
  }

  /** Cuts the second half off a file. */
  halve(file: string): void {
    const bytes = readFileSync(join(this.site, file))
    this.write(bytes.subarray(0, bytes.length / 2), file)
  }

  /** Replaces a text that has to exist. Returns the line where the replacement starts. */
  replace(file: string, from: string | RegExp, to: string): number {
    const text = this.read(file)
    const at = typeof from === 'string' ? text.indexOf(from) : text.search(from)
    if (at < 0) throw new Error(`${file} has no ${from}`)
    this.write(
      text.replace(from, () => to),
      file,
    )
    return text.slice(0, at).split('\n').length
  }

  /** Builds with the mistake and returns the outcome. `isLive`: whether the article's page exposes visitors to it. */
  async outcome(culprit: Culprit, isLive: (page: string) => boolean): Promise<string> {
    const { code, text } = await this.build()
    const own = text.split('\n').filter((line) => !this.noise.has(untimed(line)))
    const named = place(own.join('\n'), culprit)
    if (code !== 0) return `exit ${code}, ${named ?? 'no file'}, ${this.left()}`
    const live = isLive(this.page('19')) ? 'mistake is live' : 'harmless'
    return ['exit 0', named && `warned at ${named}`, live].filter(Boolean).join(', ')
  }

  /** Kills builds, half of them once a page has changed. Counts outputs that are neither the old nor the new site. */
  async killed(times: number): Promise<string> {
    this.restore()
    await this.build()
    const whole = [this.old, filesIn(this.output)].map((files) => JSON.stringify([...files]))
    let half = 0
    for (let time = 1; time <= times; time += 1) {
      this.restore()
      const before = this.stamp()
      const limit = (this.seconds * time) / (times / 2 + 1)
      await this.build((seconds) => (time > times / 2 ? this.stamp() !== before : seconds > limit))
      if (!whole.includes(JSON.stringify([...filesIn(this.output)]))) half += 1
    }
    return half === 0 ? `old or new site, ${times} of ${times} times` : `half a site, ${half} of ${times} times`
  }

  /** Runs the build in its own process group, so that no process survives a kill. */
  private async build(isOver = (seconds: number) => seconds > 300) {
    const [program = '', ...words] = [...this.generator.build, ...(this.subject.words ?? [])]
    const started = performance.now()
    const seconds = () => (performance.now() - started) / 1000
    const child = spawn(program, words, { cwd: this.site, env: environment, detached: true })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
    const kill = () => {
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL')
      } catch {} // it has just exited
    }
    process.once('exit', kill)
    const watch = setInterval(() => isOver(seconds()) && kill(), 1)
    const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
    clearInterval(watch)
    process.off('exit', kill)
    return { code, text, seconds: seconds() }
  }

  /** What a failed build left behind. */
  private left(): string {
    const now = filesIn(this.output)
    const others = [...this.old].filter(([file, hash]) => now.get(file) !== hash).length
    if (others === this.old.size) return 'old site destroyed'
    return others === 0 && now.size === this.old.size ? 'old site kept' : 'half a site'
  }

  private page(id: string): string {
    const path = join(this.output, `blog/${id}/index.html`)
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  }

  private stamp(): number | undefined {
    return statSync(join(this.output, 'blog/2/index.html'), { throwIfNoEntry: false })?.mtimeMs
  }
}

function copy(from: string, to: string) {
  cpSync(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
}

function filesIn(folder: string): Files {
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return new Map(paths.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]))
}

/** A line without times of day and durations. */
function untimed(line: string): string {
  return line.replace(/\d\d:\d\d:\d\d|\d[\d.]* ?(ms|s|seconds)\b/g, '')
}

/**
 * How precisely a text names the culprit. Any number in one of three styles counts as a line; lines 0 and 1 are what
 * generators name when they know no line.
 */
function place(text: string, { files, line }: Culprit): string | undefined {
  const file = files.find((each) => text.includes(each))
  if (!file || line === undefined) return file && 'file'
  const styles = [`${file.replaceAll('.', '\\.')}:(\\d+)`, '\\bline:? ?(\\d+)', '\\((\\d+):\\d+\\)']
  const lines = styles.flatMap((style) =>
    [...text.matchAll(new RegExp(style, 'g'))].map(([, number]) => Number(number)),
  )
  if (lines.includes(line)) return 'file:line'
  return lines.some((number) => number > 1) ? 'file, wrong line' : 'file'
}
