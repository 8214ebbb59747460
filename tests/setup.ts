import 'tsx/cjs' // in this process, too: what the generator requires is TypeScript
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { textIn } from '../build/cache/files.ts'
import { isError, report } from '../build/problems.ts'
import { build } from '../build/run.ts'
import { findChromium } from './browser/chromium.ts'
import { fixtures, now, project } from './helpers.ts'
import { served } from './servers.ts'

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

/** Once for all tests: builds two sites, serves them at the top of a host, and finds a browser. */
export default async function setup({ provide }: TestProject) {
  const [dist, fixture] = [await built('shipped', project), await built('fixture', fixtures)]
  const stops: (() => void)[] = []
  const origin = async (dist: string) => new URL(await served(dist, (stop) => stops.push(stop))).origin
  const [url, fixtureUrl] = [await origin(dist), await origin(fixture)]
  for (const [name, value] of Object.entries({ dist, fixture, url, fixtureUrl, chromium: findChromium() }))
    provide(name as 'url', value)
  return () => {
    for (const stop of stops) stop()
  }
}

async function built(name: string, root: string): Promise<string> {
  const cache = join(project, '.cache')
  const dist = join(cache, 'test', name)
  const { problems } = await build({ root, code: project, cache, dist, now, base: '/' })
  if (problems.some(isError)) throw new Error(`The ${name} site does not build:\n\n${report(problems, textIn(root))}`)
  return dist
}
