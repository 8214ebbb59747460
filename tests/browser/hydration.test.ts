import { join } from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Styles } from '../../build/code/styles.ts'
import { filesIn, project } from '../helpers.ts'
import { read } from '../pages/built.ts'
import { open } from './browser.ts'
import { islandsAlive } from './islands.ts'

/* Every island comes to life, far away too. A component takes over its markup as it is: React tells of every difference. */

const islands = filesIn(join(project, 'src/islands')).flatMap((file) => /^(\w+)\/\1\.tsx?$/.exec(file)?.[1] ?? [])
const routes = [
  '/gallery',
  '/gallery?category=Deepwell#photo-3',
  '/contact',
  '/contact?projectScope=Consultation#form',
  '/services?space=condo&level=medium&area=1150',
]

const elsewhere = { timezoneId: 'Pacific/Auckland', locale: 'ta-MY' }

/** The script of every page with React itself, for development, in one file. */
const { plugin } = new Styles(project)
const { outputFiles } = await build({
  ...{ absWorkingDir: project, entryPoints: ['src/client/client.ts'], plugins: [plugin] },
  ...{ bundle: true, write: false, loader: { '.css': 'text' }, format: 'esm', jsx: 'automatic', jsxDev: true },
  define: { 'process.env.NODE_ENV': '"development"' },
})
const body = outputFiles?.[0]?.text ?? ''

test('the pages of this test hold every island', () => {
  const html = routes.map((route) => read(join(new URL(route, 'a:/').pathname, 'index.html')))
  const held = new Set([...html.join('').matchAll(/data-island="(\w+)"/g)].map(([, name]) => name))
  expect([...held].sort()).toEqual(islands.filter((name) => name !== 'ErrorBoundary'))
})

test.each(routes)(
  'the islands of %s come to life under React without an error, and without a difference',
  async (route) => {
    await using page = await open(route, { ...elsewhere, prepare: useReact })
    await islandsAlive(page)
    await page.waitForFunction(hydrated)
    expect(page.errors).toEqual([])
  },
)

function useReact(page: Page) {
  return page.route(/\/client-\w+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/** Whether React has finished with the markup of all components: what it could not use is reported by then. */
function hydrated(): boolean {
  return [...document.querySelectorAll('[data-root]')].every((root) =>
    Object.entries(root).some(([key, fiber]) => {
      return key.startsWith('__reactContainer') && fiber.stateNode.current.memoizedState.isDehydrated === false
    }),
  )
}
