import { join } from 'node:path'
import { type Source, unpublished } from '../src/model/site.ts'
import { loadCode } from './codeCache.ts'
import { type Content, readContent } from './content.ts'
import { LastBuild } from './lastBuild.ts'
import { samples } from './preflight.ts'
import { prepare } from './prepare.ts'
import { isError, problem } from './problems.ts'
import { Records } from './records.ts'
import { stopwatch } from './stopwatch.ts'
import type { BuildOptions, BuildReport } from './types.ts'
import { write } from './write.ts'

/** content and src into dist. With errors dist stays as it was, and all of them are reported. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const last = new LastBuild(options)
  const unchanged = last.report()
  if (unchanged) return unchanged
  try {
    const report = await buildAnew(options)
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

async function buildAnew(options: BuildOptions): Promise<BuildReport> {
  const lap = stopwatch(options.onStage)
  const { root, code: source = root, cache = join(root, '.cache') } = options
  const records = new Records(cache)
  const content = readContent(root, records)
  lap('content', `${content.value.files.size} files`)
  if (!content.value.source) return failed(content.problems)
  const model = await prepare(content.value.source, content.value, options)
  lap('model', `${model.value.site.articles.length} articles, ${model.value.uses.length} pictures`)
  const code = await loadCode(source, cache)
  lap('code', `${Object.keys(code.value?.assets ?? {}).length} assets`)
  const early = [...content.problems, ...model.problems, ...code.problems]
  if (!code.value || early.some(isError)) return failed(early)
  const made = await write(model.value, code.value, options, lap)
  records.prune()
  return {
    ...made,
    problems: [...early, ...made.problems],
    notes: notesOf(content.value.source, content.value, options.now),
  }
}

function failed(problems: BuildReport['problems']): BuildReport {
  return { problems, slowest: [], notes: [] }
}

function notesOf({ articles, notes }: Source, content: Content, now: string): string[] {
  const waiting = [...articles, ...notes].flatMap(({ file, data }) => {
    const why = unpublished(data, now)
    return why ? `Waiting: ${file} (${why === 'scheduled' ? `until ${data.publishDate}` : why})` : []
  })
  const count = samples(content).length
  return [...waiting, ...(count > 0 ? [`${count} samples remain: npm run preflight lists them.`] : [])]
}
