import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { lookup } from 'mrmime'
import type { Problem } from '../../src/model/problem.ts'
import { routes } from '../../src/model/routes.ts'
import { textIn } from '../cache/files.ts'
import { isError, report } from '../problems.ts'
import { type LiveOptions, LiveSite } from './liveSite.ts'
import { type Change, overlayScript } from './overlay.ts'
import { close, LOOPBACK, listen, redirect, send, urlOf } from './serve.ts'
import { checkSite } from './siteCheck.ts'
import { thrown } from './thrown.ts'
import { watchInputs } from './watch.ts'

export interface DevOptions extends LiveOptions {
  readonly port: number
  /** Listen on all network interfaces, for phones, instead of loopback only. */
  readonly network?: boolean
  readonly log: (line: string) => void
}

/** The dev server: renders pages on request, and notifies browsers of every change. */
export class DevServer {
  private readonly site: LiveSite
  private readonly browsers = new Set<ServerResponse>()
  /** Identifies a state of the site. Starts at the current time, to differ from the versions of an earlier server. */
  private version = Date.now()
  /** What the last check of the whole site has found. */
  private found: readonly Problem[] = []

  constructor(private readonly options: DevOptions) {
    this.site = new LiveSite(options)
  }

  async start() {
    const { options } = this
    // Starts watching before the first read; files saved during that read are processed after it.
    let read: Promise<void> | undefined
    const stopWatching = await watchInputs(options.root, async (changed) => {
      await read
      await this.update(changed)
    })
    read = this.site.refresh(['src'])
    await read
    if (this.report) this.options.log(this.report)
    const server = createServer((request, response) => this.answer(request, response))
    const port = await listen(server, options.port, options.network ? '0.0.0.0' : LOOPBACK)
    this.checkWholeSite()
    return {
      url: `http://localhost:${port}${this.site.base}`,
      async close() {
        await stopWatching()
        close(server)
      },
    }
  }

  private get report(): string {
    return report([...this.site.problems, ...this.found], textIn(this.options.root))
  }

  private async update(changed: readonly string[]): Promise<void> {
    const started = performance.now()
    await this.site.refresh(changed)
    this.version += 1
    this.found = []
    const took = Math.round(performance.now() - started)
    const kind = changed.every((file) => file.endsWith('.css')) ? 'styles' : 'page'
    this.notify(this.site.problems.some(isError) ? 'problems' : kind)
    this.options.log(this.report || `${changed.length === 1 ? changed[0] : `${changed.length} files`} in ${took} ms`)
    this.checkWholeSite()
  }

  /** Checks the site as a whole, in the background while pages are already served. */
  private async checkWholeSite(): Promise<void> {
    const { version } = this
    const { state } = this.site
    if (!state || this.site.problems.some(isError)) return
    const failed = async (error: unknown) => [await thrown(error, this.options.code)]
    const found = await checkSite(this.options.root, state, () => this.version !== version).catch(failed)
    if (!found || found.length === 0 || this.version !== version) return
    this.found = found
    this.notify('problems')
    this.options.log(this.report)
  }

  private notify(kind: Change['kind']) {
    const change: Change = { version: this.version, kind, problems: this.report }
    for (const browser of this.browsers) browser.write(`data: ${JSON.stringify(change)}\n\n`)
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const { site } = this
    const url = urlOf(request)
    if (!isOwnHost(request.headers.host)) return send(response, 403, 'text/plain', 'This host name is not served.')
    if (!url) return send(response, 400, 'text/plain', 'This address cannot be read.')
    const path = decodeURIComponent(url.pathname)
    if (!path.startsWith(site.base)) return redirect(response, site.base, url)
    const file = path.slice(site.base.length)
    if (file === '__events') return this.subscribe(response)
    try {
      const bytes = await site.file(file)
      if (bytes !== undefined) return send(response, 200, lookup(file) ?? 'application/octet-stream', bytes)
      const route = `/${file}`.replace(/(.)\/$/, '$1')
      const target = site.state?.site.redirects.find(({ from }) => from === route)?.to
      if (target) return redirect(response, site.state?.addresses.href(target) ?? target, url)
      const html = await site.html(route)
      const published = html === undefined && (await site.file(`${route.slice(1)}/index.html`))
      if (published) return send(response, 200, 'text/html', published)
      const shown = html ?? (await site.html(/^\/blog\/[^/]+$/.test(route) ? routes.placeholder : routes.notFound))
      const status = html === undefined ? 404 : html ? 200 : 500
      send(response, status, 'text/html', this.withOverlay(shown || blank))
    } catch (error) {
      send(response, 500, 'text/plain', (error as Error).message)
    }
  }

  /** Adds the script for live reload and the overlay, and removes the page's policy, which would forbid it. */
  private withOverlay(html: string): string {
    const { version, report: problems } = this
    const script = overlayScript(`${this.site.base}__events`, { version, problems })
    return html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace('</body>', () => `<script>${script}</script></body>`)
  }

  private subscribe(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    const change: Change = { version: this.version, kind: 'page', problems: this.report }
    response.write(`retry: 300\ndata: ${JSON.stringify(change)}\n\n`)
    this.browsers.add(response)
    response.on('close', () => this.browsers.delete(response))
  }
}

const blank = '<!doctype html><html lang="en"><head><title>Not ready</title></head><body></body></html>'

/** Whether a host is localhost or an IP address. Another name that resolves to this machine may be DNS rebinding. */
function isOwnHost(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0
}
