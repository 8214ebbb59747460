import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { lookup } from 'mrmime'
import sirv from 'sirv'
import { textIn, tryRead, tryStat, tryTo } from '../cache/files.ts'
import { article, HIDDEN, withQuery } from '../hosts/rules.ts'

/** Serves dist like a host: clean URLs, redirects, 404.html with status 404, Brotli. Listens on loopback. */
export async function serve(dist: string, port: number): Promise<{ url: string; close: () => void }> {
  const setHeaders = (response: ServerResponse, path: string) => {
    const type = lookup(path)
    if (type) response.setHeader('content-type', inUtf8(type))
    response.setHeader('cache-control', 'no-cache') // not no-store: Back restores pages, as on a host
  }
  const files = sirv(dist, { dev: true, brotli: true, gzip: true, setHeaders }) // dev: a build may replace dist
  const server = createServer((request, response) => {
    const url = urlOf(request)
    if (!url) return send(response, 400, 'text/plain', 'This address cannot be read.')
    const path = decodeURIComponent(url.pathname)
    const { base, redirects } = configurationOf(dist)
    const target = `${path}/` === base ? base : redirects.get(path.replace(/(.)\/$/, '$1'))
    if (target) return redirect(response, target, url)
    const isForHosts = new RegExp(`^${HIDDEN}`).test(path.slice(base.length))
    if (!url.pathname.startsWith(base) || isForHosts) return notFound(dist, base, url, response)
    request.url = `/${url.pathname.slice(base.length)}${url.search}`
    response.on('pipe', (file) => file.on('error', () => response.destroy())) // a build may have just replaced it
    try {
      files(request, response, () => notFound(dist, base, url, response))
    } catch {
      response.destroy() // a range that ends before it begins
    }
  })
  const bound = await listen(server, port, LOOPBACK)
  return { url: `http://${LOOPBACK}:${bound}${configurationOf(dist).base}`, close: () => close(server) }
}

/** What a host would know about the site that is in dist at this moment. */
function configurationOf(dist: string): { base: string; redirects: ReadonlyMap<string | undefined, string> } {
  const textOf = (file: string) => textIn(dist)(file) ?? ''
  // Every page contains the base that it was built for.
  const base = /data-base="([^"]+)"/.exec(textOf('index.html'))?.[1] ?? '/'
  const moved = [...textOf('_redirects').matchAll(/^(\S+) (\S+) 301$/gm)]
  const redirects = new Map(moved.map(([, from = '', to = '']) => [tryTo(() => decodeURIComponent(from)), to]))
  return { base, redirects }
}

/** Whether there is a dist to serve; if not, says so. */
export function isBuilt(dist: string): boolean {
  if (tryStat(dist)) return true
  console.error('There is no dist yet: run "npm run build" first.')
  return false
}

/** Reachable from this machine only. */
export const LOOPBACK = '127.0.0.1'

/** The requested URL; undefined when it is malformed. */
export function urlOf({ url = '/' }: IncomingMessage): URL | undefined {
  const parsed = tryTo(() => new URL(url.startsWith('/') ? `http://localhost${url}` : url))
  return parsed && tryTo(() => decodeURIComponent(parsed.pathname)) ? parsed : undefined
}

/** 'text/plain' -> 'text/plain; charset=utf-8' */
function inUtf8(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

export function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': inUtf8(type), 'cache-control': 'no-store' }).end(body)
}

/** Redirects to a URL, in which characters that headers cannot hold are percent-encoded. */
export function redirect(response: ServerResponse, target: string, { search }: URL): void {
  const location = withQuery(target, search).replace(/[^\x21-\x7e]+/g, encodeURIComponent)
  response.writeHead(301, { location, 'cache-control': 'no-store' }).end()
}

/** Stops a server, even while browsers keep connections to it open. */
export function close(server: Server): void {
  server.closeAllConnections()
  server.close()
}

/** Listens on a port, or on the next free one; on any free one for 0. Returns the port. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let next = port
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || next >= Math.min(port + 50, 65_535)) return reject(error)
      next += 1
      server.listen(next, host)
    })
    server.on('listening', () => resolve((server.address() as AddressInfo).port))
    server.listen(next, host)
  })
}

/** Resolves on SIGINT (Ctrl-C) or SIGTERM. */
export function untilEnded(): Promise<void> {
  return new Promise((resolve) => process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve()))
}

/** Responds with status 404: under /blog/ the placeholder article, elsewhere the not-found page. */
function notFound(dist: string, base: string, { pathname }: URL, response: ServerResponse) {
  const isArticle = pathname.startsWith(base) && new RegExp(`^${article.path}`).test(pathname.slice(base.length))
  const file = isArticle ? article.page : '404.html'
  const page = tryRead(join(dist, file)) ?? tryRead(join(dist, '404.html')) ?? 'Not found'
  send(response, 404, 'text/html', page)
}
