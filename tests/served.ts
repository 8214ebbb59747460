import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type ServeOptions, serve } from '../build/dev/serve.ts'
import type { Fixture } from './helpers.ts'

type Until = (stop: () => void) => void

/** Serves a dist until the test ends; with `until: afterAll`, until a group of tests does. Gives its address. */
export async function servedDist(options: Omit<ServeOptions, 'port'>, until: Until = onTestFinished): Promise<string> {
  const { url, server } = await serve({ ...options, port: 0 })
  until(() => {
    server.closeAllConnections()
    server.close()
  })
  return url
}

/** Serves a built site. */
export function served({ root }: Fixture, until?: Until): Promise<string> {
  return servedDist({ dist: join(root, 'dist') }, until)
}
