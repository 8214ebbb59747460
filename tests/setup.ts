import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { textIn } from '../build/cache/files.ts'
import { serve } from '../build/dev/serve.ts'
import { isError, report } from '../build/problems.ts'
import { build } from '../build/run.ts'
import { findChromium } from './browser/chromium.ts'
import { fixtures, now, project } from './helpers.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The fixture site, built whole, and where it is served. */
    fixture: string
    fixtureUrl: string
    /** The site of this project, built, and where it is served: what visitors of it meet in a browser. */
    dist: string
    url: string
    chromium: string
  }
}

/** Once for all tests: builds two sites, serves them as a host would, and finds a browser. */
export default async function setup({ provide }: TestProject) {
  const [dist, fixture] = [await built('shipped', project), await built('fixture', fixtures)]
  const servers = [await serve({ dist, port: 0 }), await serve({ dist: fixture, port: 0 })] as const
  const [url = '', fixtureUrl = ''] = servers.map(({ url }) => url.replace(/\/$/, ''))
  for (const [name, value] of Object.entries({ dist, fixture, url, fixtureUrl, chromium: findChromium() }))
    provide(name as 'url', value)
  return () => {
    for (const { server } of servers) {
      server.closeAllConnections()
      server.close()
    }
  }
}

async function built(name: string, root: string): Promise<string> {
  const cache = join(project, '.cache')
  const dist = join(cache, 'test', name)
  const { problems } = await build({ root, code: project, cache, dist, now })
  if (problems.some(isError)) throw new Error(`The ${name} site does not build:\n\n${report(problems, textIn(root))}`)
  return dist
}
