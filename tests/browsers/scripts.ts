import { createServer } from 'node:http'
import { inject, onTestFinished } from 'vitest'
import { startServer } from '../servers.ts'

/** Serves the built site, with `which` files late, failing once or missing. `release` lets late ones through. */
export async function siteWithScripts(coming: 'late' | 'at the second attempt' | 'never', which = /\.js$/) {
  const asked = new Set<string>()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const isFirst = !asked.has(path)
    asked.add(path)
    if (which.test(path)) {
      if (coming === 'late') await released
      else if (coming === 'never') return request.socket.destroy()
      // Not a dropped connection, after which browsers retry by themselves.
      else if (isFirst) return response.writeHead(503).end()
    }
    const answer = await fetch(inject('site') + path)
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  onTestFinished(release)
  return { url: await startServer(server, onTestFinished), release }
}
