import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Styles } from '../../build/code/styles.ts'
import { project } from '../helpers.ts'
import { islandsAlive, open } from './browser.ts'

/* The form hydrates, in a distant time zone and locale too. React reports every mismatch in the markup. */

/** The script that all pages load, bundled with the development build of React. */
const { plugin } = new Styles(project)
const { outputFiles } = await build({
  ...{ absWorkingDir: project, entryPoints: ['src/client/client.ts'], plugins: [plugin] },
  ...{ bundle: true, write: false, loader: { '.css': 'text' }, format: 'esm', jsx: 'automatic', jsxDev: true },
  define: { 'process.env.NODE_ENV': '"development"' },
})
const body = outputFiles?.[0]?.text ?? ''

const addresses = ['/contact', '/contact?projectScope=Consultation#form']
test.each(addresses)('the form at %s comes to life under React without an error or a difference', async (route) => {
  const prepare = (page: Page) =>
    page.route(/\/client-\w+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await using page = await open(route, { timezoneId: 'Pacific/Auckland', locale: 'ta-MY', prepare })
  await islandsAlive(page)
  await page.waitForFunction(hydrated)
  expect(page.errors).toEqual([])
})

/** Whether React has hydrated the form. By then it has reported every mismatch. */
function hydrated(): boolean {
  return Object.entries(document.querySelector('[data-island]')?.firstElementChild ?? {}).some(([key, fiber]) => {
    return key.startsWith('__reactContainer') && fiber.stateNode.current.memoizedState.isDehydrated === false
  })
}
