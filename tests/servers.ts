import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { close, listen, serve } from '../build/dev/serve.ts'
import { type Changes, edited, type OnEnd } from './helpers.ts'

/** Serves a dist until the test ends or, with `onEnd: afterAll`, a group of tests does. Returns its URL. */
export async function serveDist(dist: string, onEnd: OnEnd = onTestFinished): Promise<string> {
  const { url, close } = await serve(dist, 0)
  onEnd(close)
  return url
}

/** Builds the fixture site with some YAML files edited and serves it until the test ends. Returns its URL. */
export async function servedWith(changes: Changes): Promise<string> {
  const { root, build } = edited(changes)
  await build()
  return serveDist(`${root}/dist`)
}

/** Starts a server of the test's own at a free port. Returns its URL. */
export async function startServer(server: Server, onEnd: OnEnd): Promise<string> {
  onEnd(() => close(server))
  return `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
}

export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server, 0, '127.0.0.1')
  await once(server.close(), 'close')
  return port
}

/** Requests a path exactly as written: `fetch` would normalize it, follow redirects and decompress. */
export async function get(url: string, path: string, headers: OutgoingHttpHeaders = {}) {
  const { port, hostname } = new URL(url)
  const sent = request({ port, host: hostname, path, headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  return { status: response.statusCode, headers: response.headers, body, text: body.toString() }
}
