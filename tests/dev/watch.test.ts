import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dev } from '../../build/dev/dev.ts'
import { watchInputs } from '../../build/dev/watch.ts'
import { filesIn, freshCache, now, project, site } from '../helpers.ts'

/* Saved files are noticed. What dev makes of them: tests/faults/dev.test.ts. */

test.each(['', '1'])('with and without polling (CHOKIDAR_USEPOLLING=%s)', async (polling) => {
  vi.stubEnv('CHOKIDAR_USEPOLLING', polling)
  const { root, write } = site()
  const heard: string[] = []
  // Chokidar spells the folder otherwise, as it does on Windows.
  onTestFinished(await watchInputs(`${root}/.`, async (changed) => void heard.push(...changed)))
  write({ 'content/about.yaml': 'half' })
  await expect.poll(() => heard).toEqual(['content/about.yaml'])
})

test('while dev starts, after the file was read', async () => {
  const fixture = site()
  const { root } = fixture
  const cache = freshCache(root)
  const starting = dev({ root, code: project, cache, now, port: 0, log: () => {} })
  await vi.waitUntil(() => filesIn(join(cache, 'content')).length > 10, { interval: 1, timeout: 20_000 })
  fixture.edit('content/about.yaml', 'kettle.', 'samovar.')
  const server = await starting
  onTestFinished(() => server.close())
  await expect.poll(async () => (await fetch(`${server.url}about`)).text()).toContain('samovar.')
})
