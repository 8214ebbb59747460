import { join } from 'node:path'
import type { Source } from '../src/model/source.ts'
import { unpublished } from '../src/model/unpublished.ts'
import { loadCode } from './codeCache.ts'
import { readContent } from './content.ts'
import { Inputs } from './inputs.ts'
import { LastBuild } from './lastBuild.ts'
import { prepare } from './prepare.ts'
import { isError, problem } from './problems.ts'
import { Records } from './records.ts'
import { stopwatch } from './stopwatch.ts'
import type { BuildOptions, BuildReport } from './types.ts'
import { write } from './write.ts'

/** content and src into dist. With errors dist stays as it was, and all of them are reported. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const inputs = new Inputs()
  const last = new LastBuild(options, inputs)
  const unchanged = last.report()
  if (unchanged) return unchanged
  try {
    const report = await buildAnew(options, inputs)
    last.remember(report)
    return report
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException
    if (!syscall) throw error
    const reason = `dist could not be written: ${message}`
    const note = 'Free space or permissions, then build again; dist is as it was.'
    return failed([problem({ file: 'dist', rule: 'cannot-write', reason, note })])
  }
}

async function buildAnew(options: BuildOptions, inputs: Inputs): Promise<BuildReport> {
  const lap = stopwatch(options.onStage)
  const { root, code: source = root, cache = join(root, '.cache') } = options
  const records = new Records(cache)
  const bundling = loadCode(source, cache, inputs) // in a process of its own, while content is read
  const content = readContent(root, records, inputs)
  records.save()
  lap('content', `${content.value.files.size} files`)
  const code = await bundling
  lap('code', `${Object.keys(code.value?.assets ?? {}).length} assets`)
  if (!content.value.source) return failed([...content.problems, ...code.problems])
  const model = await prepare(content.value.source, content.value, options, inputs)
  lap('model', `${model.value.site.articles.length} articles, ${model.value.uses.length} pictures`)
  const early = [...content.problems, ...model.problems, ...code.problems]
  if (!code.value || early.some(isError)) return failed(early)
  const made = await write(model.value, code.value, options, lap)
  return { ...made, problems: [...early, ...made.problems], notes: notesOf(content.value.source, options.now) }
}

function failed(problems: BuildReport['problems']): BuildReport {
  return { problems, slowest: [], notes: [] }
}

function notesOf(source: Source, now: string): string[] {
  const waiting = [...source.articles, ...source.notes].flatMap(({ file, data }) => {
    const why = unpublished(data, now)
    return why ? `Waiting: ${file} (${why === 'scheduled' ? `until ${data.publishDate}` : why})` : []
  })
  const count = samplesIn(source)
  return [...waiting, ...(count > 0 ? [`${count} samples remain: npm run preflight lists them.`] : [])]
}

/** How often content says `sample: true`. */
function samplesIn(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0
  return Object.entries(value).reduce(
    (count, [key, inner]) => count + (key === 'sample' && inner === true ? 1 : samplesIn(inner)),
    0,
  )
}
