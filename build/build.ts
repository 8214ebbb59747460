import { join } from 'node:path'
import { type Source, unpublished } from '../src/model/site.ts'
import { bundle } from './bundle.ts'
import { type Content, readContent } from './content.ts'
import { LastBuild } from './lastBuild.ts'
import { samples } from './preflight.ts'
import { prepare } from './prepare.ts'
import { isError } from './problems.ts'
import { Records } from './records.ts'
import { stopwatch } from './stopwatch.ts'
import type { BuildOptions, BuildReport } from './types.ts'
import { write } from './write.ts'

/** content and src into dist. With errors dist stays as it was, and all of them are reported. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const last = new LastBuild(options)
  const unchanged = last.report()
  if (unchanged) return unchanged
  const report = await buildAnew(options)
  last.remember(report)
  return report
}

async function buildAnew(options: BuildOptions): Promise<BuildReport> {
  const lap = stopwatch(options.onStage)
  const records = new Records(options.cache ?? join(options.root, '.cache'))
  const content = readContent(options.root, records)
  lap('content', `${content.value.files.size} files`)
  const { source } = content.value
  if (!source) return failed(content.problems)
  const model = await prepare(source, content.value, options)
  lap('model', `${model.value.site.articles.length} articles, ${model.value.uses.length} pictures`)
  const code = await bundle(options.code ?? options.root)
  lap('bundle', `${Object.keys(code.value?.assets ?? {}).length} assets`)
  const early = [...content.problems, ...model.problems, ...code.problems]
  if (!code.value || early.some(isError)) return failed(early)
  const made = await write(model.value, code.value, options, lap)
  records.prune()
  return { ...made, problems: [...early, ...made.problems], notes: notesOf(source, content.value, options.now) }
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
