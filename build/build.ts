import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Resources } from '../src/components/resources.ts'
import type { Page } from '../src/model/page.ts'
import { type Addresses, addresses, routeFile } from '../src/model/routes.ts'
import {
  type PictureUse,
  pictureUses,
  type Site,
  type SiteOptions,
  type Source,
  toSite,
  unpublished,
} from '../src/model/site.ts'
import { bundle, type Code } from './bundle.ts'
import { Check } from './check.ts'
import { type Content, readContent, toProblem } from './content.ts'
import { siteFiles } from './files.ts'
import { type Assembly, toHtml } from './html.ts'
import { Images } from './images.ts'
import { LastBuild } from './lastBuild.ts'
import { Output } from './output.ts'
import { samples } from './preflight.ts'
import { isError, type Problem, problem, type Result } from './problems.ts'
import { Records } from './records.ts'
import type { BuildOptions, BuildReport } from './types.ts'

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
  const stage = stopwatch(options.onStage)
  const records = new Records(options.cache ?? join(options.root, '.cache'))
  const content = readContent(options.root, records)
  stage('content', `${content.value.files.size} files`)
  const { source } = content.value
  if (!source) return { problems: content.problems, slowest: [], notes: [] }
  const model = await prepare(source, content.value, options)
  stage('model', `${model.value.site.articles.length} articles, ${model.value.uses.length} pictures`)
  const code = await bundle(options.code ?? options.root)
  stage('bundle', `${Object.keys(code.value?.assets ?? {}).length} assets`)
  const early = [...content.problems, ...model.problems, ...code.problems]
  if (!code.value || early.some(isError)) return { problems: early, slowest: [], notes: [] }
  const made = await write(model.value, code.value, options, stage)
  records.prune()
  return { ...made, problems: [...early, ...made.problems], notes: notesOf(source, content.value, options.now) }
}

export interface Model {
  readonly site: Site
  readonly addresses: Addresses
  readonly images: Images
  readonly uses: readonly PictureUse[]
}

/** Checked content into all that pages need: the site, its addresses, and the plan of its pictures. */
export async function prepare(
  source: Source,
  content: Content,
  options: BuildOptions & Partial<SiteOptions>,
): Promise<Result<Model>> {
  const { now, drafts = false, root } = options
  const settings = {
    ...source.settings.data,
    ...(options.url && { url: options.url }),
    ...(options.base && { base: options.base }),
  }
  const overridden = { ...source, settings: { ...source.settings, data: settings } }
  const site = toSite(overridden, { now, drafts })
  const uses = pictureUses(overridden, { now, drafts })
  const made = addresses(settings)
  const images = await Images.plan(root, options.cache ?? join(root, '.cache'), uses, made, settings.firm.name)
  const problems = [...site.problems, ...images.problems].map((finding) => toProblem(finding, content.files))
  return { value: { site: site.value, addresses: made, images: images.value, uses }, problems }
}

function notesOf({ articles, notes }: Source, content: Content, now: string): string[] {
  const waiting = [...articles, ...notes].flatMap(({ file, data }) => {
    const why = unpublished(data, now)
    return why ? `Waiting: ${file} (${why === 'scheduled' ? `until ${data.publishDate}` : why})` : []
  })
  const count = samples(content).length
  return [...waiting, ...(count > 0 ? [`${count} samples remain: npm run preflight lists them.`] : [])]
}

/** What components may ask for while a page renders. */
export function resourcesOf({ addresses, images }: Model): Resources {
  return {
    ...addresses,
    picture: ({ file }) => images.asset(file),
    card(page) {
      if (!page.image) return { file: images.card(page.name, undefined), alt: page.name }
      return { file: images.card(page.name, 'file' in page.image ? page.image.file : undefined), alt: page.image.alt }
    },
  }
}

export function assemblyOf({ site, addresses, images }: Model, code: Code): Assembly {
  const { endpoint, mapEmbedUrl } = site.settings.contact
  return { code, addresses, placeholders: images.placeholders(), endpoint, mapUrl: mapEmbedUrl }
}

type Lap = (name: string, detail: string) => void

async function write(model: Model, code: Code, options: BuildOptions, stage: Lap): Promise<Omit<BuildReport, 'notes'>> {
  const { root, dist = join(root, 'dist') } = options
  const { site, addresses, images } = model
  const check = new Check(site.settings.base, site.settings.url)
  const output = await Output.open(dist)
  try {
    const add = writer(output, check, site.settings.precompress)
    const { pages, csp, slowest, pictures, problems } = await renderPages(model, code, add, check)
    stage('pages', `${pages.length} pages`)
    for (const { file, text } of siteFiles(site, pages, addresses, csp)) await add(file, text)
    for (const [file, bytes] of Object.entries(code.assets)) await add(file, bytes)
    for (const file of publicFiles(root)) await add(file, readFileSync(join(root, 'public', file)))
    for (const file of pictures) check.addFile(file)
    const all = [...problems, ...check.finish()]
    stage('check', `${all.length} problems`)
    if (all.some(isError)) {
      output.discard()
      return { problems: all, slowest }
    }
    await images.makeAll([...pictures], options.onPicture ?? (() => {}))
    for (const file of pictures) output.copy(file, await images.make(file), { known: true })
    images.prune(pictures)
    stage('pictures', `${pictures.size} files`)
    const written = output.commit()
    stage('dist', `${written.files} files, ${written.written} written, ${written.removed} removed`)
    return { problems: all, written, slowest }
  } catch (error) {
    output.discard()
    const { code: reason, message } = error as NodeJS.ErrnoException
    if (!reason) throw error
    return {
      problems: [
        problem({
          file: 'dist',
          rule: 'cannot-write',
          reason: `dist could not be written: ${message}`,
          note: 'Free space or permissions, then build again; dist is as it was.',
        }),
      ],
      slowest: [],
    }
  }
}

type Add = (file: string, content: string | Uint8Array) => Promise<number>

async function renderPages(model: Model, code: Code, add: Add, check: Check) {
  const resources = resourcesOf(model)
  const assembly = { ...assemblyOf(model, code), shortNames: true }
  const pages: Page[] = []
  const csp = new Map<string, string>()
  const times: { route: string; milliseconds: number }[] = []
  const pictures = new Set<string>()
  const problems: Problem[] = []
  const owners = new Map<string, string>()
  for (const page of code.pages.toPages(model.site)) {
    const started = performance.now()
    const file = routeFile(page.route)
    const owner = owners.get(file.toLowerCase())
    if (owner)
      problems.push(
        problem({
          file: page.file,
          rule: 'same-address',
          reason: `The address ${page.route} is also that of ${owner}`,
          note: 'Give one of the two another id or address.',
        }),
      )
    owners.set(file.toLowerCase(), page.file)
    const { html, csp: policy } = toHtml(page, code.pages.render(page, model.site, resources), assembly)
    check.addPage(file, html, page.file)
    for (const picture of picturesIn(html, model)) pictures.add(picture)
    csp.set(page.route, policy)
    const weight = await add(file, html)
    check.addWeight(file, page.file, weight)
    pages.push({ ...page, body: undefined })
    times.push({ route: page.route, milliseconds: performance.now() - started })
  }
  const slowest = times.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 3)
  return { pages, csp, slowest, pictures, problems }
}

/** Files of dist among the addresses of a page that are pictures to be made. */
function picturesIn(html: string, { images }: Model): string[] {
  const named = [...html.matchAll(/(?:images|cards)\/[\w.-]+\.(?:avif|webp|jpg)/g)].map(([file]) => file)
  return named.filter((file) => images.has(file))
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Adds a file and, beside every text file, its compressed twins. Gives the weight in brotli. */
function writer(output: Output, check: Check, precompress: boolean): Add {
  return async (file, content) => {
    const bytes = Buffer.from(content)
    check.addFile(file)
    const same = output.isSame(file, bytes)
    output.write(file, bytes)
    if (!precompress || !/\.(html|css|js|xml|txt|svg|json|webmanifest)$/.test(file)) return 0
    if (same && output.keep(`${file}.br`) && output.keep(`${file}.gz`)) return output.sizeOf(`${file}.br`)
    const [br, gz] = await Promise.all([
      brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
      gzipped(bytes, { level: 9 }),
    ])
    output.write(`${file}.br`, br)
    output.write(`${file}.gz`, gz)
    return br.length
  }
}

function publicFiles(root: string): string[] {
  try {
    return readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(join(root, 'public').length + 1)
          .replaceAll('\\', '/'),
      )
      .sort()
  } catch {
    return []
  }
}

function stopwatch(onStage: BuildOptions['onStage']): Lap {
  let last = performance.now()
  return (name, detail) => {
    const now = performance.now()
    onStage?.({ name, detail, milliseconds: now - last })
    last = now
  }
}
