import { once } from 'node:events'
import { createServer } from 'node:http'
import { listen } from '../build/dev/serve.ts'

/** A port of this machine at which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server, 0, '127.0.0.1')
  await once(server.close(), 'close')
  return port
}
