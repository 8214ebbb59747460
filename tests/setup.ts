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
    chromium: string
  }
}

/** Once for all tests: builds the fixture site, serves it, and finds a browser. */
export default async function setup({ provide }: TestProject) {
  const [cache, dist] = [join(project, '.cache'), join(project, '.cache/test/fixture')]
  const { problems } = await build({ root: fixtures, code: project, cache, dist, now })
  if (problems.some(isError))
    throw new Error(`The fixture site does not build:\n\n${report(problems, textIn(fixtures))}`)
  const stops: (() => void)[] = []
  const url = await served(dist, (stop) => stops.push(stop))
  provide('fixture', dist)
  provide('fixtureUrl', new URL(url).origin)
  provide('chromium', findChromium())
  return () => {
    for (const stop of stops) stop()
  }
}
