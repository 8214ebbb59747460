import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open } from './browser.ts'
import { islandsAlive } from './islands.ts'

/* An island that throws (specification, section 8): what happened, in its place, and the rest of the page lives on. */

const heading = 'Unexpected Application Error!'

test('a comparison that fails leaves filter and lightbox', async () => {
  await using page = await open('/gallery', {
    prepare: (page) =>
      page.addInitScript(() => {
        const { setAttribute } = HTMLInputElement.prototype
        HTMLInputElement.prototype.setAttribute = function (name, value) {
          if (value === 'range') throw new Error('No slider today')
          setAttribute.call(this, name, value)
        }
      }),
  })
  await islandsAlive(page)
  expect(page.errors.join()).toContain('No slider today')
  await page.getByRole('link', { name: /^Coasis ?\d/ }).click()
  await expect.poll(() => page.getByRole('main').getByRole('status').textContent()).toBe('Showing 8 of 40')
  await page.getByRole('region', { name: 'All views' }).getByRole('listitem').first().getByRole('link').click()
  await page.getByRole('dialog').getByText('1 / 8').waitFor()
})

test('a contact form that throws leaves phone and e-mail', async () => {
  await using page = await openSpoiled('/contact', 'ContactForm', { texts: null })
  expect(await alert(page).getByRole('heading').innerText()).toBe(heading)
  const main = page.getByRole('main')
  expect(await main.getByRole('link', { name: '+60 3-0000 0000' }).first().isVisible()).toBe(true)
  expect(await main.getByRole('link', { name: 'hello@example.com' }).first().isVisible()).toBe(true)
})

test('an island whose properties cannot be read leaves its static markup', async () => {
  await using page = await open('/contact', { prepare: (page) => spoil(page, '/contact', 'ContactForm', '{"texts":') })
  await page.getByRole('textbox', { name: 'Name' }).fill('Aisyah')
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Send message' }).isVisible()).toBe(true)
})

function alert(page: Page): Locator {
  return page.getByRole('alert')
}

/** A page on which the properties of an island are not what the island needs. */
async function openSpoiled(route: string, island: string, properties: object) {
  const page = await open(route, { prepare: (page) => spoil(page, route, island, JSON.stringify(properties)) })
  await islandsAlive(page)
  return page
}

async function spoil(page: Page, path: string, island: string, json: string) {
  const properties = new RegExp(`(data-island="${island}".*?<script type="application/json">)(.*?)(</script>)`, 's')
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(properties, (_, start, _json, end) => start + json + end)
    await route.fulfill({ response, body })
  })
}
