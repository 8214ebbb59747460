import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chart } from './chart.ts'
import { chosen, type Generator, installed, machine, ours, workFolder } from './generators.ts'
import { isQuiet, measure, median, quietest, type Run } from './measure.ts'

/*
 * Build times and peak memory: cold, unchanged, and with one article edited.
 *   npx tsx tests/bench/builds.ts --articles 18,1000 --peers hugo,eleventy,astro --runs 3 --chart build-speed.svg
 *   npx tsx tests/bench/builds.ts --redraw --chart build-speed.svg      (from results.json, nothing is measured)
 * Generators take turns within a run, so that a disturbance affects all of them. Times are medians of the runs.
 */

export const kinds = ['cold', 'unchanged', 'edited'] as const
export type Kind = (typeof kinds)[number]

export interface Results {
  readonly machine: string
  readonly sizes: readonly Size[]
}

export interface Size {
  readonly articles: number
  readonly runs: number
  readonly rows: readonly Row[]
}

export interface Row {
  readonly generator: string
  readonly version: string
  /** Seconds for the whole process. */
  readonly seconds: Readonly<Record<Kind, number>>
  /** CPU seconds on all cores, the figure that other programs disturb least. */
  readonly cpuSeconds: Readonly<Record<Kind, number>>
  /** Peak memory over all kinds of builds, in MB. */
  readonly megabytes: number
  readonly pages: number
  readonly htmlMegabytes: number
  /** Number of figures that other programs disturbed in all three tries. */
  readonly disturbed: number
  /** Number of edits that were missing from the site built with them. */
  readonly missedEdits?: number
}

const file = join(import.meta.dirname, 'results.json')

async function main() {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string', default: '18,1000' },
      peers: { type: 'string' },
      runs: { type: 'string', default: '3' },
      chart: { type: 'string' },
      redraw: { type: 'boolean', default: false },
    },
  })
  const known: Results | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  let results = known ?? { machine: machine(), sizes: [] }
  if (!values.redraw) {
    const measured = await compare(values.articles.split(',').map(Number), chosen(values.peers), Number(values.runs))
    const same = results.machine === machine() // never mix figures from two machines
    const kept = same
      ? results.sizes.filter(({ articles }) => !measured.some((size) => size.articles === articles))
      : []
    results = {
      machine: machine(),
      sizes: [...kept, ...measured].sort((a, b) => a.articles - b.articles),
    }
    writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  }
  console.log(table(results))
  if (values.chart) writeFileSync(values.chart, chart(results))
}

async function compare(counts: readonly number[], generators: readonly Generator[], runs: number): Promise<Size[]> {
  const work = workFolder()
  const ready = generators.map((generator) => ({ generator, ...installed(generator, work) }))
  const sizes: Size[] = []
  for (const articles of counts) {
    const sites = ready.map((each) => ({
      ...each,
      site: new Site(each.generator, join(each.folder, 'site'), articles),
    }))
    for (const { site } of sites) await site.prepare()
    for (let run = 1; run <= runs; run += 1) {
      for (const { generator, site } of sites) {
        for (const kind of kinds) await site.take(kind)
        console.error(`${articles} articles, run ${run} of ${runs}: ${generator.name} ${site.last()}`)
      }
    }
    const rows = sites.map(({ generator, version, site }) => ({
      generator: generator.name,
      version,
      ...site.figures(),
    }))
    sizes.push({ articles, runs, rows })
    for (const { site } of sites) site.remove()
  }
  return sizes
}

/** A corpus built by one generator. */
class Site {
  private readonly runs: Record<Kind, Run[]> = { cold: [], unchanged: [], edited: [] }
  private edits = 0
  private missedEdits = 0

  constructor(
    private readonly generator: Generator,
    private readonly folder: string,
    private readonly articles: number,
  ) {}

  /** Writes the corpus and builds it once. That build also encodes the pictures, so that no run has to. */
  async prepare(): Promise<void> {
    mkdirSync(this.folder)
    this.generator.write(this.folder, this.articles)
    await measure(this.generator.build, this.folder)
    const pages = this.pages().length
    if (pages < this.articles + 7) throw new Error(`${this.generator.name} made ${pages} pages`)
  }

  async take(kind: Kind): Promise<void> {
    const { build, output, caches } = this.generator
    const run = await quietest(async () => {
      if (kind === 'cold')
        for (const name of [output, ...caches(this.folder)])
          rmSync(join(this.folder, name), { recursive: true, force: true })
      if (kind === 'edited') this.edit()
      return measure(build, this.folder)
    })
    if (kind === 'edited' && !this.showsEdit()) this.missedEdits += 1
    this.runs[kind].push(run)
  }

  figures(): Omit<Row, 'generator' | 'version'> {
    const medians = (of: (run: Run) => number) =>
      Object.fromEntries(kinds.map((kind) => [kind, round(median(this.runs[kind].map(of)))])) as Record<Kind, number>
    const all = Object.values(this.runs).flat()
    const pages = this.pages()
    const bytes = pages.reduce((sum, page) => sum + readFileSync(page).length, 0)
    return {
      seconds: medians(({ seconds }) => seconds),
      cpuSeconds: medians(({ cpuSeconds }) => cpuSeconds),
      megabytes: Math.round(Math.max(...all.map(({ megabytes }) => megabytes))),
      pages: pages.length,
      htmlMegabytes: round(bytes / 1e6),
      disturbed: all.filter((run) => !isQuiet(run)).length,
      ...(this.missedEdits > 0 && { missedEdits: this.missedEdits }),
    }
  }

  last(): string {
    return kinds.map((kind) => `${kind} ${this.runs[kind].at(-1)?.seconds.toFixed(2)} s`).join(', ')
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  private edit() {
    this.edits += 1
    appendFileSync(join(this.folder, 'content/blog/7.md'), `\nEdit ${this.edits} of this article.\n`)
  }

  /** Whether the edit is on the page. A missing edit is an error for our own generator. */
  private showsEdit(): boolean {
    const html = readFileSync(join(this.folder, this.generator.output, 'blog/7/index.html'), 'utf8')
    const shows = html.includes(`Edit ${this.edits} of`)
    if (!shows && this.generator === ours) throw new Error('The edit is not on its page')
    return shows
  }

  private pages(): string[] {
    const root = join(this.folder, this.generator.output)
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    return names.filter((name) => name.endsWith('.html')).map((name) => join(root, name))
  }
}

/** The results as Markdown. In brackets: the ratio to this generator's figure. */
function table({ machine, sizes }: Results): string {
  const head = [
    'Articles',
    'Generator',
    'Cold s',
    'Unchanged s',
    'One edited s',
    'CPU cold s',
    'Peak memory MB',
    'Pages',
    'HTML MB',
  ]
  const lines = sizes.flatMap(({ articles, rows: [own, ...peers] }) =>
    [own, ...peers].flatMap((row) => {
      if (!row || !own) return []
      const ratio = (value: number, base: number) =>
        row === own ? `${value}` : `${value} (${(value / base).toFixed(1)}×)`
      return [
        [
          articles.toLocaleString('en'),
          `${row.generator} ${row.version}${row.disturbed ? ` (${row.disturbed} disturbed)` : ''}`,
          ...kinds.map((kind) => ratio(row.seconds[kind], own.seconds[kind]) + missed(row, kind)),
          String(row.cpuSeconds.cold),
          ratio(row.megabytes, own.megabytes),
          row.pages.toLocaleString('en'),
          String(row.htmlMegabytes),
        ],
      ]
    }),
  )
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index === 1 ? '---' : '---:'))
  return [`${machine}.`, '', line(head), line(rule), ...lines.map(line)].join('\n')
}

/** The note after the time of a build that missed the edit. */
export function missed({ missedEdits }: Row, kind: Kind): string {
  return kind === 'edited' && missedEdits ? ' (edit missing)' : ''
}

function round(value: number): number {
  return Number(value.toPrecision(3))
}

if (process.argv[1] === import.meta.filename) await main()
