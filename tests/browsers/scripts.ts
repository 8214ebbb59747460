import { createServer } from 'node:http'
import { inject } from 'vitest'
import { listen } from '../../build/dev/serve.ts'

/** How scripts come: not before they are let, not the first time that one is asked for, or never. */
type Coming = 'late' | 'at the second attempt' | 'never'

/**
 * The built site, as a visitor has it whose scripts do not all come at once. `which` are the scripts that do not; `release`
 * lets those come that are late.
 */
export async function siteWithScripts(coming: Coming, which = /\.js$/) {
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
      // Not a connection that breaks off: browsers ask again by themselves then.
      else if (isFirst) return response.writeHead(503).end()
    }
    const answer = await fetch(inject('site') + path)
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
  const stop = async () => {
    release()
    server.closeAllConnections()
    server.close()
  }
  return { url, release, [Symbol.asyncDispose]: stop }
}
