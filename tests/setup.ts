import 'tsx/cjs' // needed in this process, too: the generator requires TypeScript files
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { textIn } from '../build/cache/files.ts'
import { serve } from '../build/dev/serve.ts'
import { isError, report } from '../build/problems.ts'
import { build } from '../build/run.ts'
import { findChromium } from './chromium/chromium.ts'
import { cache, fixtures, now, project } from './helpers.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the fixture site, built completely, and its origin. */
    fixture: string
    fixtureUrl: string
    chromium: string
    /** Origins: the fixture site with an article of everything; a site with notices, a form service and long names. */
    site: string
    posting: string
    postingDist: string
    service: string
  }
}

/** Runs once for all tests: builds the fixture site, serves it, and finds a browser. */
export default async function setup({ provide }: TestProject) {
  const dist = join(cache, 'fixture')
  const { problems } = await build({ root: fixtures, code: project, cache, dist, now })
  if (problems.some(isError))
    throw new Error(`The fixture site (tests/fixtures/site) does not build:\n\n${report(problems, textIn(fixtures))}`)
  const { url, close } = await serve(dist, 0)
  provide('fixture', dist)
  provide('fixtureUrl', new URL(url).origin)
  provide('chromium', findChromium())
  return close
}
