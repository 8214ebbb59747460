import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { now, project } from '../helpers.ts'
import { full, plainSite } from './plainSite.ts'

const times = full ? 200 : 40

test(`dev needs no more memory after ${times} rebuilds than after 20, give or take a fifth`, {
  timeout: 300_000,
}, () => {
  const site = plainSite()
  const tsx = join(project, 'node_modules/tsx/dist/loader.mjs')
  const script = join(import.meta.dirname, 'memoryProcess.ts')
  const text = execFileSync(process.execPath, ['--expose-gc', '--import', tsx, script, site.root, now, String(times)], {
    encoding: 'utf8',
  })
  site.remove()
  const [early = 0, late = 0] = JSON.parse(text.trim().split('\n').at(-1) ?? '')
  expect(late / early).toBeLessThan(1.2)
})
