import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

export interface ServeOptions {
  readonly dist: string
  /** Sub-path that the site was built for; read from dist when not given. */
  readonly base?: string
  /** 0 for any free port. */
  readonly port: number
  readonly host?: string
}

/** Serves dist as a host does: clean addresses, redirects, 404.html with status 404, brotli. Listens on loopback. */
export async function serve({
  dist,
  base = baseOf(dist),
  port,
  host = '127.0.0.1',
}: ServeOptions): Promise<{ url: string; server: Server }> {
  const files = sirv(dist, { dev: true, brotli: true, gzip: true, dotfiles: false })
  const redirects = readRedirects(dist)
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const target = redirects.get(url.pathname.replace(/(.)\/$/, '$1'))
    if (target) return send(response, 301, '', { location: target })
    if (!url.pathname.startsWith(base)) return notFound(dist, base, request, response)
    request.url = `/${url.pathname.slice(base.length)}${url.search}`
    files(request, response, () => notFound(dist, base, request, response))
  })
  const bound = await listen(server, port, host)
  return { url: `http://${host}:${bound}${base}`, server }
}

/** Listens on a port, or on the next one that is free. Gives the port. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let next = port
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || port === 0 || next > port + 50) return reject(error)
      next += 1
      server.listen(next, host)
    })
    server.on('listening', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : next)
    })
    server.listen(next, host)
  })
}

/** Unknown addresses: under /blog/ the placeholder article, elsewhere the not-found page, both with status 404. */
function notFound(dist: string, base: string, request: IncomingMessage, response: ServerResponse) {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(base, '/')
  const article = /^\/blog\/[^/]+\/?$/.test(path) && join(dist, 'blog/placeholder/index.html')
  const file = article && existsSync(article) ? article : join(dist, '404.html')
  send(response, 404, existsSync(file) ? readFileSync(file) : 'Not found', {
    'content-type': 'text/html; charset=utf-8',
  })
}

/** Every page carries the base that it was built for. */
function baseOf(dist: string): string {
  const home = join(dist, 'index.html')
  return (existsSync(home) && /data-base="([^"]+)"/.exec(readFileSync(home, 'utf8'))?.[1]) || '/'
}

function send(response: ServerResponse, status: number, body: string | Buffer, headers: Record<string, string>) {
  response.writeHead(status, headers)
  response.end(body)
}

function readRedirects(dist: string): Map<string, string> {
  const path = join(dist, '_redirects')
  if (!existsSync(path)) return new Map()
  const rules = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return new Map(rules.flatMap(([from, to, status]) => (from && to && status === '301' ? [[from, to] as const] : [])))
}
