import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { basename, extname, join, relative, sep } from 'node:path'
import { watch } from 'chokidar'
import { routes } from '../src/model/routes.ts'
import { LiveSite } from './liveSite.ts'
import { overlayScript } from './overlay.ts'
import { listen } from './serve.ts'
import type { BuildOptions } from './types.ts'
import { Echoes, isFileName, Queue } from './watchQueue.ts'

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
  const echoes = new Echoes()
  const changed = (path: string) => {
    const file = relative(root, path).replaceAll('\\', '/')
    if (isInput(root, path) && isFileName(file) && !echoes.has(path)) queue.add(file)
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
