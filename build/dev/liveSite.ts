import { extname, join } from 'node:path'
import type { Page } from '../../src/model/page.ts'
import type { Problem } from '../../src/model/problem.ts'
import type { BuildOptions } from '../build.ts'
import { isHidden, tryRead, tryTo } from '../cache/files.ts'
import { type Workspace, workspaceOf } from '../cache/inputs.ts'
import { type Code, type LoadedRules, loadCode, loadRules } from '../code/code.ts'
import { ContentReader } from '../content/content.ts'
import { writeEditorSchemas } from '../content/documents.ts'
import { siteFiles } from '../feeds/files.ts'
import { toDocument } from '../pages/document.ts'
import { type Model, type Parts, readModel, toParts } from '../pages/model.ts'
import { isError } from '../problems.ts'
import { thrown } from './thrown.ts'

/** What a build and the dev server have in common. */
export type LiveOptions = Pick<BuildOptions, 'root' | 'code' | 'cache' | 'now' | 'url' | 'base'>

/** A state of the site that can be served. */
export type State = Parts & { readonly pages: ReadonlyMap<string, Page> }

/** The site as it is now. Parts with errors keep their last good state, and their problems are reported. */
export class LiveSite {
  /** The last state that can be served. */
  state: State | undefined
  private readonly workspace: Workspace
  private readonly reader: ContentReader
  private model: Model | undefined
  private rules: LoadedRules | undefined
  private code: Code | undefined
  /** Problems by the part of the site in which they were found. */
  private readonly readProblems = new Map<'model' | 'src' | 'content' | 'thrown', readonly Problem[]>()
  /** By route: the last document that could be rendered, and the problem of one that cannot be rendered now. */
  private readonly lastGood = new Map<string, string>()
  private readonly renderProblems = new Map<string, Problem>()

  constructor(private readonly options: LiveOptions) {
    this.workspace = workspaceOf(options.root, options.cache)
    this.reader = new ContentReader(this.workspace)
  }

  get problems(): readonly Problem[] {
    return [...[...this.readProblems.values()].flat(), ...this.renderProblems.values()]
  }

  get base(): string {
    return this.state?.site.settings.base ?? '/'
  }

  /** Reads what has changed. Bundles src again only if it is affected. */
  async refresh(changed: readonly string[]): Promise<void> {
    try {
      const isIn = (folder: string) => changed.some((file) => file.startsWith(folder))
      await Promise.all([
        (!this.rules || isIn('src/model')) && this.readRules(),
        (!this.code || isIn('src')) && this.readCode(),
      ])
      if (this.rules) await this.readContent(this.rules)
      this.readProblems.set('thrown', [])
      const { model, code } = this
      if (!model || !code) return
      const pages = new Map([...code.pages.toPages(model.site)].map((page) => [page.route, page]))
      this.state = { ...toParts(model, code), pages }
      this.renderProblems.clear()
    } catch (error) {
      // The next change tries again.
      this.readProblems.set('thrown', [await thrown(error, this.options.code)])
    }
  }

  /** The document at a route, if any. If a component throws, reports that and returns the last good one, or ''. */
  async html(route: string): Promise<string | undefined> {
    const { state } = this
    const page = state?.pages.get(route)
    if (!state || !page) return undefined
    try {
      const { html } = toDocument(page, state)
      this.lastGood.set(route, html)
      return html
    } catch (error) {
      const problem = await thrown(error, this.options.code)
      if (this.state === state) this.renderProblems.set(route, problem) // it may have been fixed in the meantime
      return this.lastGood.get(route) ?? ''
    }
  }

  /** The content of any other file: generated, from public/, or a picture, which is encoded on its first request. */
  async file(file: string): Promise<string | Uint8Array | undefined> {
    if (!this.state) return undefined
    const folder = join(this.options.root, 'public/')
    const path = join(folder, file)
    const published = () => (path.startsWith(folder) && !isHidden(file) ? tryRead(path) : undefined)
    if (!extname(file)) return published() // the generated files that pages ask for have an extension
    const { pictures, pages } = this.state
    if (pictures.has(file)) return pictures.make(file)
    const listed = [...pages.values()].map((page) => ({ ...page, csp: '', pictures: [] }))
    const made = siteFiles(this.state, listed).find((each) => each.file === file && extname(file) !== '.html')
    return made ? made.make() : published()
  }

  private async readRules(): Promise<void> {
    const { value, problems } = await loadRules(this.options.code, this.workspace.inputs)
    this.readProblems.set('model', problems)
    if (!value) return
    this.rules = value
    tryTo(() => writeEditorSchemas(this.options.root, value)) // optional: a failure only costs help in the editor
  }

  private async readCode(): Promise<void> {
    const { value, problems } = await loadCode(this.options.code, this.workspace.inputs)
    this.readProblems.set('src', problems)
    this.code = value ?? this.code
  }

  private async readContent(rules: LoadedRules): Promise<void> {
    const options = { ...this.options, ...this.workspace, drafts: true }
    this.readProblems.delete('content') // if a rule throws, what was wrong before may be out of date
    const { value, problems } = await readModel(this.reader, rules, options)
    this.readProblems.set('content', problems)
    if (!problems.some(isError)) this.model = value
  }
}
