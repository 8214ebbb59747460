import { join } from 'node:path'
import { liveFrom, unpublished } from '../src/model/article/unpublished.ts'
import { samplesIn } from '../src/model/checks/samples.ts'
import type { Content } from '../src/model/content.ts'
import type { Problem } from '../src/model/problem.ts'
import { routeFile } from '../src/model/routes.ts'
import type { Workspace } from './cache/inputs.ts'
import { type loadSrc, thrownBySrc } from './code/code.ts'
import { ContentReader } from './content/content.ts'
import { Places } from './content/places.ts'
import { publicFiles } from './content/publicFiles.ts'
import { cannotWrite } from './dist/destination.ts'
import { Dist } from './dist/dist.ts'
import { Output, type Written } from './dist/output.ts'
import { siteFiles } from './feeds/files.ts'
import { Check } from './pages/check.ts'
import { readModel, toParts } from './pages/model.ts'
import { render, renderPages } from './pages/render.ts'
import { isError, stopsStrict } from './problems.ts'

export interface BuildOptions {
  /** The folder that holds content and public. */
  readonly root: string
  /** The folder that holds src. */
  readonly code: string
  readonly cache: string
  readonly dist: string
  /** Today's date: '2026-02-19'. */
  readonly now: string
  /** Overrides for the settings (SITE_URL and SITE_BASE). */
  readonly url?: string
  readonly base?: string
  /** Whether warnings about content that would not appear as written stop the build, too. */
  readonly strict?: boolean
  /** Called after each stage, after each picture that had to be made, and when another build must finish first. */
  readonly onStage?: (stage: { name: string; detail: string; milliseconds: number }) => void
  readonly onPicture?: (done: number, total: number) => void
  readonly onWait?: (holder: string) => void
}

export interface BuildReport {
  readonly problems: readonly Problem[]
  /** Undefined when errors or, in a strict build, warnings stopped the build. */
  readonly written?: Written
  /** Notes for the editor: unpublished articles, remaining samples, other people's files in dist. */
  readonly remarks?: readonly string[]
}

/** The whole build, from content and src to dist. Stops after a stage with errors, and leaves dist alone. */
export async function rebuild(
  options: BuildOptions,
  workspace: Workspace,
  src: ReturnType<typeof loadSrc>,
  remember: (report: BuildReport) => void,
): Promise<BuildReport> {
  const { strict, onPicture, onWait = () => {} } = options
  const { root, cache } = workspace
  const lap = stopwatch(options)
  const stops = strict ? stopsStrict : isError
  try {
    // Waits for other builds before content is read, because it may change meanwhile. If dist cannot be opened,
    // that is reported only if neither content nor src has errors.
    const [opened] = await Promise.allSettled([Output.open(options.dist, onWait)])
    using output = opened.status === 'fulfilled' ? opened.value : undefined
    const rules = await src.rules
    if (!rules.value) return { problems: rules.problems }
    const live = { ...options, ...workspace, drafts: false }
    const model = await readModel(new ContentReader(workspace), rules.value, live)
    lap('content', `${model.value?.content.articles.length ?? 0} articles`)
    const code = await src.code // bundled by esbuild's own process while content is read
    lap('code', `${Object.keys(code.value?.assets ?? {}).length} assets`)
    if (!model.value || !code.value) return { problems: [...model.problems, ...code.problems] }

    const copied = publicFiles(root)
    const early = [rules, model, code, copied].flatMap(({ problems }) => problems)
    if (early.some(stops)) return { problems: early }

    const { content, site, addresses, pictures } = model.value
    if (!output) throw (opened as PromiseRejectedResult).reason
    const dist = new Dist(output, site.settings.precompress)
    const parts = toParts(model.value, code.value)
    const places = new Places(root, rules.value)
    const check = new Check(site.settings)
    const pages = await renderPages(parts, dist, check, cache)
    // Scheduled articles are checked, too: in the night when one goes live, nobody may be there to correct it.
    const later = rules.value.siteToCome(content, options.now)
    for (const page of code.value.pages.pagesToCome(site, later))
      check.addPage(routeFile(page.route), page.file, render(page, parts).info.facts)
    lap('pages', `${pages.length} pages`)

    const shown = [...new Set(pages.flatMap((page) => page.pictures))]
    for (const file of shown) dist.claims.claim(file, 'content/images')
    for (const { file, make, source } of siteFiles(parts, pages)) {
      const made = make()
      check.addFile(file, source, () => made)
      await dist.add(file, made, source)
    }
    for (const file of copied.value) await dist.copy(file, join(root, 'public', file), `public/${file}`)
    const known = { has: (file: string) => dist.claims.files.has(file) || pictures.has(file) }
    const found = check.finish(known, places.ofLinks(content, addresses)).map((each) => places.locate(each))
    const problems = [...early, ...dist.claims.problems, ...found]
    lap('check', `${problems.length} problems`)
    if (problems.some(stops)) return { problems }

    const unmade = await pictures.makeAll(shown, (file, bytes) => output.write(file, bytes), onPicture)
    if (unmade.length > 0) return { problems: [...problems, ...unmade.map((each) => places.locate(each))] }
    lap('pictures', `${shown.length} files`)
    const written = output.commit()
    cache.prune()
    lap('dist', `${written.files} files, ${written.written} written, ${written.removed} removed`)
    const report = { problems, remarks: remarks(content, options.now, written) }
    // Before the lock is released, so no other build can have changed dist.
    remember({ ...report, written: { ...written, written: 0, removed: 0 } })
    return { ...report, written }
  } catch (error) {
    await src.code.catch(() => {}) // it stops esbuild when it ends, and locating the error needs esbuild
    const problem = (await thrownBySrc(error, options.code)) ?? cannotWrite(error)
    if (problem) return { problems: [problem] }
    throw error
  }
}

/** Measures the stages of a build, each from the end of the previous one. */
function stopwatch({ onStage }: BuildOptions): (name: string, detail: string) => void {
  let last = performance.now()
  return (name, detail) => {
    const now = performance.now()
    onStage?.({ name, detail, milliseconds: now - last })
    last = now
  }
}

function remarks(content: Content, now: string, { foreign }: Written): string[] {
  const waiting = [...content.articles, ...content.notes].flatMap(({ file, data }) => {
    const why = unpublished(data, now)
    return why ? `Not published: ${file} (${why === 'scheduled' ? `until ${liveFrom(data)}` : why})` : []
  })
  const entries = Object.values(content).flat() // their data alone: a body is thousands of bytes
  const samples = entries.flatMap(({ data }) => samplesIn(data)).length
  return [
    ...waiting,
    ...(samples > 0 ? [`Samples that remain: ${samples}. npm run preflight lists them.`] : []),
    ...(foreign > 0 ? [`Files in dist that no build wrote, left as they are: ${foreign}.`] : []),
  ]
}
