import { createServer } from 'node:http'
import { inject } from 'vitest'
import { listen } from '../../build/dev/serve.ts'

/** How scripts come: not before they are let, not the first time that one is asked for, or never. */
export type Coming = 'late' | 'at the second attempt' | 'never'

interface Site extends AsyncDisposable {
  readonly url: string
  /** Lets the scripts come that are late. */
  release(): void
}

/** The built site, as a visitor has it whose scripts do not all come at once. `which` are the scripts that do not. */
export async function siteWithScripts(coming: Coming, which = /\.js$/): Promise<Site> {
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
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type })
    response.end(body)
  })
  const port = await listen(server, 0, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${port}`,
    release,
    async [Symbol.asyncDispose]() {
      release()
      server.closeAllConnections()
      server.close()
    },
  }
}
