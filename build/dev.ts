import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { basename, extname, join, relative, sep } from 'node:path'
import { watch } from 'chokidar'
import type { Page } from '../src/model/page.ts'
import { routes } from '../src/model/routes.ts'
import { bundle, type Code, load, sourceProblem } from './bundle.ts'
import { type Content, readContent } from './content.ts'
import { type Assembly, toHtml } from './html.ts'
import { overlayScript } from './overlay.ts'
import { assemblyOf, type Model, prepare, resourcesOf } from './prepare.ts'
import { isError, type Problem, problem, type Result, report, sorted } from './problems.ts'
import { Records } from './records.ts'
import { listen } from './serve.ts'
import type { BuildOptions } from './types.ts'
import { isFileName, Queue } from './watchQueue.ts'

export interface DevOptions extends BuildOptions {
  readonly port: number
  /** Listen on every network address, for a phone, instead of loopback only. */
  readonly network?: boolean
  readonly log: (line: string) => void
}

export interface Dev {
  readonly url: string
  readonly addresses: readonly string[]
  close(): Promise<void>
}

/** Serves the site while it is edited: pages are rendered when asked for, browsers are told of every change. */
export async function dev(options: DevOptions): Promise<Dev> {
  const site = new LiveSite(options)
  await site.refresh(true)
  const browsers = new Set<ServerResponse>()
  const server = createServer((request, response) => answer(site, browsers, request, response))
  const host = options.network ? '0.0.0.0' : '127.0.0.1'
  const port = await listen(server, options.port, host)
  const queue = new Queue(async (changed) => {
    const started = performance.now()
    const kind = await site.update(changed)
    for (const browser of browsers)
      browser.write(`event: change\ndata: ${JSON.stringify({ kind, problems: site.report() })}\n\n`)
    options.log(
      site.report() ||
        `${changed.length === 1 ? changed[0] : `${changed.length} files`} in ${Math.round(performance.now() - started)} ms`,
    )
  })
  const { root } = options
  const watcher = watch(root, {
    ignoreInitial: true,
    atomic: 40,
    ignored: (path) => path !== root && !isInput(root, path),
  })
  const changed = (path: string) => {
    if (isInput(root, path) && isFileName(path)) queue.add(relative(root, path).replaceAll('\\', '/'))
  }
  watcher.on('all', (_, path) => changed(path))
  // A change within 50 ms of another one of the same file is told here only: the second half of what is saved in two.
  watcher.on('raw', (_, name, details) => {
    const { watchedPath } = details as { watchedPath: string }
    changed(basename(watchedPath) === name ? watchedPath : join(watchedPath, name))
  })
  watcher.on('error', (error) => options.log(`The watcher reports: ${(error as Error).message}`))
  await new Promise<void>((ready) => watcher.once('ready', ready))
  const local = `http://localhost:${port}${site.base}`
  return {
    url: local,
    addresses: options.network ? networkAddresses(port, site.base) : [],
    async close() {
      await watcher.close()
      for (const browser of browsers) browser.end()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Watched from above, because a folder that is watched itself is not seen when it comes back. */
const inputs = ['content', 'src', 'public']

function isInput(root: string, path: string): boolean {
  return inputs.includes(relative(root, path).split(sep)[0] ?? '')
}

/** The site as it is now. What cannot be used keeps the last good state, and its problems are told. */
class LiveSite {
  private readonly records: Records
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

  constructor(private readonly options: DevOptions) {
    this.records = new Records(options.cache ?? join(options.root, '.cache'))
  }

  get base(): string {
    return this.model?.site.settings.base ?? '/'
  }

  /** Takes changed files in. Tells what browsers need: the page anew, its styles only, or to be told of problems. */
  async update(changed: readonly string[]): Promise<'page' | 'styles' | 'problems'> {
    await this.refresh(changed.some((file) => file.startsWith('src')))
    if (this.problems().some(isError)) return 'problems'
    return changed.every((file) => file.endsWith('.css')) ? 'styles' : 'page'
  }

  async refresh(code: boolean): Promise<void> {
    this.renderProblems.clear()
    try {
      if (code) await this.readCode()
      await this.readModel()
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
    const content: Result<Content> = readContent(this.options.root, this.records)
    this.contentProblems = content.problems
    if (!content.value.source) return
    const model = await prepare(content.value.source, content.value, { ...this.options, drafts: true })
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

async function answer(
  site: LiveSite,
  browsers: Set<ServerResponse>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (!isOwnHost(request.headers.host)) return send(response, 403, 'text/plain', 'This host name is not served.')
  const path = pathOf(request, site.base)
  if (path === undefined) return send(response, 404, 'text/plain', `This site stands under ${site.base}`)
  if (path === '__events') return subscribe(browsers, request, response)
  try {
    const asset = site.asset(path)
    if (asset) return send(response, 200, typeOf(path), Buffer.from(asset))
    const file = (await site.picture(path)) ?? site.publicFile(path)
    if (file) return send(response, 200, typeOf(path), readFileSync(file))
    const route = `/${path}`.replace(/(.)\/$/, '$1')
    const html = site.html(route)
    const shown = html ?? site.html(/^\/blog\/[^/]+$/.test(route) ? routes.placeholder : routes.notFound)
    send(response, html === undefined ? 404 : 200, 'text/html; charset=utf-8', withClient(shown || blank, site))
  } catch (error) {
    send(response, 500, 'text/plain', String((error as Error).message))
  }
}

const blank = '<!doctype html><html lang="en"><head><title>Not ready</title></head><body></body></html>'

/** The page with the script that listens for changes and shows problems; its policy would forbid that script. */
function withClient(html: string, site: LiveSite): string {
  const script = overlayScript(`${site.base}__events`, site.report())
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('</body>', () => `<script>${script}</script></body>`)
}

function subscribe(browsers: Set<ServerResponse>, request: IncomingMessage, response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write('retry: 300\n\n')
  browsers.add(response)
  request.on('close', () => browsers.delete(response))
}

/** Names that only this machine or its network can mean: a foreign name that resolves here is a rebinding attack. */
function isOwnHost(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0
}

/** The path below the base, undefined outside it. The URL parser has taken out every `..`. */
function pathOf(request: IncomingMessage, base: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    return path.startsWith(base) && !path.includes('..') && !path.includes('\0') ? path.slice(base.length) : undefined
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  response.end(body)
}

function typeOf(path: string): string {
  const types: Readonly<Record<string, string>> = {
    '.js': 'text/javascript',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.avif': 'image/avif',
    '.webp': 'image/webp',
    '.woff2': 'font/woff2',
    '.webmanifest': 'application/manifest+json',
    '.txt': 'text/plain; charset=utf-8',
  }
  return types[extname(path)] ?? 'application/octet-stream'
}

function networkAddresses(port: number, base: string): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((address) =>
      address && !address.internal && address.family === 'IPv4' ? `http://${address.address}:${port}${base}` : [],
    )
}
