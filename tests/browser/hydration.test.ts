import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Styles } from '../../build/code/styles.ts'
import { project } from '../helpers.ts'
import { open } from './browser.ts'
import { islandsAlive } from './islands.ts'

/* A component takes over the markup of the built page as it is: under React, which tells of every difference. */

const elsewhere = { timezoneId: 'Pacific/Auckland', locale: 'ta-MY' }

/** The script of every page with React itself, for development, in one file. */
const { plugin } = new Styles(project)
const { outputFiles } = await build({
  ...{ absWorkingDir: project, entryPoints: ['src/client/client.ts'], plugins: [plugin] },
  ...{ bundle: true, write: false, loader: { '.css': 'text' }, format: 'esm', jsx: 'automatic', jsxDev: true },
  define: { 'process.env.NODE_ENV': '"development"' },
})
const body = outputFiles?.[0]?.text ?? ''

test.each(['', '?projectScope=Consultation#form'])(
  'the form at /contact%s hydrates without a difference',
  async (query) => {
    await using page = await open(`/contact${query}`, { ...elsewhere, prepare: useReact })
    await islandsAlive(page)
    await page.waitForFunction(hydrated)
    expect(page.errors).toEqual([])
  },
)

function useReact(page: Page) {
  return page.route(/\/client-\w+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/** Whether React has finished with the markup: what it could not use is reported by then. */
function hydrated(): boolean {
  return Object.entries(document.querySelector('[data-root]') ?? {}).some(([key, fiber]) => {
    return key.startsWith('__reactContainer') && fiber.stateNode.current.memoizedState.isDehydrated === false
  })
}
