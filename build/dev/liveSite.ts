import { extname, join } from 'node:path'
import type { Page } from '../../src/model/page.ts'
import type { Problem } from '../../src/model/problem.ts'
import type { BuildOptions } from '../build.ts'
import { Cache } from '../cache/cache.ts'
import { tryRead } from '../cache/files.ts'
import { Inputs, type Reading } from '../cache/inputs.ts'
import { type Code, componentProblem, freshCode } from '../code/code.ts'
import { ContentReader } from '../content/content.ts'
import { Places } from '../content/yamlFile.ts'
import { siteFiles } from '../feeds/files.ts'
import { toDocument } from '../pages/document.ts'
import { type Model, type Parts, toModel, toParts } from '../pages/model.ts'
import { isError } from '../problems.ts'

/** A state of the site that can be shown. */
export interface State extends Parts {
  readonly pages: ReadonlyMap<string, Page>
}

/** The site as it is now. What cannot be used keeps the last good state, and its problems are told. */
export class LiveSite {
  private readonly reader: ContentReader
  private readonly reading: Reading
  private model: Model | undefined
  private code: Code | undefined
  private shown: State | undefined
  private readonly lastGood = new Map<string, string>()
  private readonly renderProblems = new Map<string, Problem>()
  private contentProblems: readonly Problem[] = []
  private codeProblems: readonly Problem[] = []
  private listProblems: readonly Problem[] = []

  constructor(private readonly options: BuildOptions) {
    const { root } = options
    this.reading = { root, cache: new Cache(options.cache), inputs: new Inputs() }
    this.reader = new ContentReader(root, this.reading.cache, this.reading.inputs)
  }

  /** The last state that can be shown. */
  get state(): State | undefined {
    return this.shown
  }

  get problems(): readonly Problem[] {
    const found = [...this.contentProblems, ...this.codeProblems, ...this.listProblems]
    return [...found, ...this.renderProblems.values()]
  }

  get base(): string {
    return this.shown?.site.settings.base ?? '/'
  }

  /** Reads what has changed; src only when it is among it. */
  async refresh(changed: readonly string[]): Promise<void> {
    this.reading.inputs.forget(changed.map((file) => join(this.options.root, file)))
    this.renderProblems.clear()
    try {
      if (changed.some((file) => file.startsWith('src'))) await this.readCode()
      await this.readContent()
      if (this.model && this.code) await this.list(this.model, this.code)
    } catch (error) {
      // A full disk, a file that vanished while it was read. The next change tries again.
      const reason = `The site could not be read: ${(error as Error).message}`
      this.listProblems = [{ file: 'content', rule: 'cannot-read', reason, remedy: 'Save a file to try again.' }]
    }
  }

  /** The document at a route, undefined where there is none. When a component throws, the last good one and a problem. */
  html(route: string): string | undefined {
    const page = this.shown?.pages.get(route)
    if (!page || !this.shown) return undefined
    try {
      const { html } = toDocument(page, this.shown)
      this.renderProblems.delete(route)
      this.lastGood.set(route, html)
      return html
    } catch (error) {
      this.renderProblems.set(route, componentProblem(error, this.shown.code))
      return this.lastGood.get(route) ?? ''
    }
  }

  /** The bytes of any other file: one that is made, a picture, which is made on its first request, or one of public/. */
  async file(file: string): Promise<string | Uint8Array | undefined> {
    if (!this.shown || !extname(file)) return undefined
    const { pictures, pages } = this.shown
    if (pictures.has(file)) return pictures.make(file)
    const listed = [...pages.values()].map((page) => ({ ...page, csp: '', pictures: [], milliseconds: 0 }))
    const made = siteFiles(this.shown, listed).find((each) => each.file === file && extname(file) !== '.html')
    return made ? made.make() : this.copied(file)
  }

  private copied(file: string): Uint8Array | undefined {
    const folder = join(this.options.root, 'public')
    const path = join(folder, file)
    return path.startsWith(`${folder}/`) ? tryRead(path) : undefined
  }

  private async readCode(): Promise<void> {
    const { value, problems } = await freshCode(this.options.code)
    this.codeProblems = problems
    this.code = value ?? this.code
  }

  private async readContent(): Promise<void> {
    const { options, reading } = this
    const { value: content, problems } = await this.reader.read()
    this.contentProblems = problems
    if (!content) return
    const model = await toModel(content, { ...options, ...reading, drafts: true })
    const places = new Places(options.root)
    this.contentProblems = [...problems, ...model.problems.map((each) => places.locate(each))]
    if (!this.contentProblems.some(isError)) this.model = model.value
  }

  private async list(model: Model, code: Code): Promise<void> {
    try {
      const pages = new Map([...code.pages.toPages(model.site)].map((page) => [page.route, page]))
      this.shown = { ...(await toParts(model, code)), pages }
      this.listProblems = []
      for (const route of this.lastGood.keys()) if (!pages.has(route)) this.lastGood.delete(route)
    } catch (error) {
      this.listProblems = [componentProblem(error, code)]
    }
  }
}
