import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { build } from '../build/build.ts'
import { isError, report } from '../build/problems.ts'
import { serve } from '../build/serve.ts'
import { findChromium } from './browser/chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built site of this project, and where it is served. */
    dist: string
    url: string
    chromium: string
  }
}

/** Once for all tests: builds the site as it is, serves it as a host would, and finds a browser. */
export default async function setup({ provide }: TestProject) {
  const root = join(import.meta.dirname, '..')
  const dist = join(root, `.cache/test/${process.pid}/dist`)
  const { problems } = await build({ root, dist, now: '2026-11-21' })
  if (problems.some(isError)) throw new Error(`The site does not build:\n\n${report(problems)}`)
  const { url, server } = await serve({ dist, port: 0 })
  provide('dist', dist)
  provide('url', url.replace(/\/$/, ''))
  provide('chromium', await findChromium())
  return () => {
    server.closeAllConnections()
    server.close()
    rmSync(join(dist, '..'), { recursive: true, force: true })
  }
}
