import { join } from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Styles } from '../../build/code/styles.ts'
import { filesIn, project } from '../helpers.ts'
import { read } from '../pages/built.ts'
import { open } from './browser.ts'
import { islandsAlive } from './islands.ts'

/* Every island hydrates, in a distant time zone and locale too. React reports every mismatch in the markup. */

const islands = filesIn(join(project, 'src/islands')).flatMap((file) => /^(\w+)\/\1\.tsx?$/.exec(file)?.[1] ?? [])
const routes = [
  '/gallery',
  '/gallery?category=Deepwell#photo-3',
  '/contact',
  '/contact?projectScope=Consultation#form',
  '/services?space=condo&level=medium&area=1150',
]

const elsewhere = { timezoneId: 'Pacific/Auckland', locale: 'ta-MY' }

/** The script that all pages load, bundled with the development build of React. */
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

/** Whether React has hydrated all components. By then it has reported every mismatch. */
function hydrated(): boolean {
  return [...document.querySelectorAll('[data-root]')].every((root) =>
    Object.entries(root).some(([key, fiber]) => {
      return key.startsWith('__reactContainer') && fiber.stateNode.current.memoizedState.isDehydrated === false
    }),
  )
}
