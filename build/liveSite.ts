import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Page } from '../src/model/page.ts'
import type { Assembly } from './assembly.ts'
import { bundle } from './bundle.ts'
import { type Code, load, sourceProblem } from './code.ts'
import { readContent } from './content.ts'
import { toHtml } from './html.ts'
import { Inputs } from './inputs.ts'
import { assemblyOf, type Model, prepare, resourcesOf } from './prepare.ts'
import { isError, type Problem, problem, report, sorted } from './problems.ts'
import { Records } from './records.ts'
import type { BuildOptions } from './types.ts'

/** The site as it is now. What cannot be used keeps the last good state, and its problems are told. */
export class LiveSite {
  private readonly records: Records
  /** The last good page needs the article of which it was made when that is no longer good. */
  private readonly inputs = new Inputs((path) => path.endsWith('.md'))
  private model: Model | undefined
  private code: Code | undefined
  private assembly: Assembly | undefined
  private pages = new Map<string, Page>()
  private readonly lastGood = new Map<string, string>()
  private contentProblems: readonly Problem[] = []
  private codeProblems: readonly Problem[] = []
  private listProblems: readonly Problem[] = []
  private accident: readonly Problem[] = []
  private readonly renderProblems = new Map<string, Problem>()

  constructor(private readonly options: BuildOptions) {
    this.records = new Records(options.cache ?? join(options.root, '.cache'))
  }

  get base(): string {
    return this.model?.site.settings.base ?? '/'
  }

  /** Takes changed files in. Tells what browsers need: the page anew, its styles only, or to be told of problems. */
  async update(changed: readonly string[]): Promise<'page' | 'styles' | 'problems'> {
    this.inputs.forget(changed.map((file) => join(this.options.root, file)))
    await this.refresh(changed.some((file) => file.startsWith('src')))
    if (this.problems().some(isError)) return 'problems'
    return changed.every((file) => file.endsWith('.css')) ? 'styles' : 'page'
  }

  async refresh(code: boolean): Promise<void> {
    this.renderProblems.clear()
    try {
      this.inputs.forgetTouched()
      if (code) await this.readCode()
      await this.readModel()
      if (code) this.records.save()
      this.accident = []
    } catch (error) {
      this.accident = [accident(error)]
    }
    if (!this.model || !this.code) return
    this.assembly = assemblyOf(this.model, this.code)
    this.listPages(this.model, this.code)
  }

  /** The document at a route, undefined where there is none. When a component throws, the last good one and a problem. */
  html(route: string): string | undefined {
    const page = this.pages.get(route)
    if (!page || !this.model || !this.code || !this.assembly) return undefined
    try {
      const markup = this.code.pages.render(page, this.model.site, resourcesOf(this.model))
      const { html } = toHtml(page, markup, this.assembly)
      this.renderProblems.delete(route)
      this.lastGood.set(route, html)
      return html
    } catch (error) {
      this.renderProblems.set(route, sourceProblem(error, this.code))
      return this.lastGood.get(route) ?? ''
    }
  }

  report(): string {
    return report(this.problems())
  }

  asset(file: string): Uint8Array | undefined {
    const assets = this.code?.assets ?? {}
    return Object.hasOwn(assets, file) ? assets[file] : undefined
  }

  /** The path of a picture, made on its first request. */
  async picture(file: string): Promise<string | undefined> {
    return this.model?.images.has(file) ? this.model.images.make(file) : undefined
  }

  publicFile(file: string): string | undefined {
    const folder = join(this.options.root, 'public')
    const path = join(folder, file)
    return path.startsWith(`${folder}/`) && existsSync(path) && extname(path) ? path : undefined
  }

  private problems(): Problem[] {
    const early = [...this.accident, ...this.contentProblems, ...this.codeProblems]
    return sorted([...early, ...this.listProblems, ...this.renderProblems.values()])
  }

  private async readCode(): Promise<void> {
    const { root: content, code: root = content } = this.options
    const bundled = await bundle(root)
    const usable = bundled.value && !bundled.problems.some(isError)
    const loaded = usable ? load(bundled.value, root) : { value: undefined, problems: [] }
    this.codeProblems = [...bundled.problems, ...loaded.problems]
    this.code = loaded.value ?? this.code
  }

  private async readModel(): Promise<void> {
    const content = readContent(this.options.root, this.records, this.inputs)
    this.contentProblems = content.problems
    if (!content.value.source) return
    const model = await prepare(content.value.source, content.value, { ...this.options, drafts: true }, this.inputs)
    this.contentProblems = [...content.problems, ...model.problems]
    if (!this.contentProblems.some(isError)) this.model = model.value
  }

  private listPages({ site }: Model, code: Code) {
    try {
      this.pages = new Map([...code.pages.toPages(site)].map((page) => [page.route, page]))
      this.listProblems = []
      for (const route of this.lastGood.keys()) if (!this.pages.has(route)) this.lastGood.delete(route)
    } catch (error) {
      this.listProblems = [sourceProblem(error, code)]
    }
  }
}

/** What nobody foresaw: a full disk, a file that vanished while it was read. The next change tries again. */
function accident(error: unknown): Problem {
  const { message } = error instanceof Error ? error : new Error(String(error))
  const note = 'Save a file to try again.'
  return problem({ file: 'content', rule: 'cannot-read', reason: `The site could not be read: ${message}`, note })
}
