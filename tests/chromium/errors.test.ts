import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { islandsAlive, open } from './browser.ts'

/* What fails, of ours or of others, leaves the rest of the page working. */

test('a comparison that fails leaves filter and lightbox', async () => {
  const prepare = (page: Page) =>
    page.addInitScript(() => {
      const { setAttribute } = HTMLInputElement.prototype
      HTMLInputElement.prototype.setAttribute = function (name, value) {
        if (value === 'range') throw new Error('No slider today')
        setAttribute.call(this, name, value)
      }
    })
  await using page = await open('/gallery', { prepare })
  await islandsAlive(page)
  expect(page.errors.join()).toContain('No slider today')
  await page.getByRole('link', { name: /^Granary ?\d/ }).click()
  await expect.poll(() => page.getByRole('main').getByRole('status').textContent()).toBe('Showing 8 of 40')
  await page.locator('[data-near-list] > li a').filter({ visible: true }).first().click()
  await page.getByRole('dialog').getByText('1 / 8').waitFor()
})

test('a contact form that throws leaves phone and e-mail', async () => {
  const properties = /(data-island="ContactForm".*?<script type="application\/json">).*?(<\/script>)/s
  await using page = await open('/contact', { prepare: changing(properties, '$1{"texts":null}$2') })
  await islandsAlive(page)
  expect(await page.getByRole('alert').getByRole('heading').innerText()).toBe('Unexpected Application Error!')
  for (const name of ['+60 5-241 1220', 'hello@batuteh.my'])
    expect(await page.getByRole('main').getByRole('link', { name }).first().isVisible()).toBe(true)
})

const beacons = ['https://beacon.invalid/b.js', '//beacon.invalid/b.js', 'https://beacon.invalid/client-1.js']
test.each(beacons)('a script that fails at %s, early or late, takes nothing away', async (src) => {
  const foreign = `<script type="module" src="${src}"></script>`
  await using page = await open('/services?space=condo', { prepare: changing('</head>', `${foreign}</head>`) })
  await islandsAlive(page)
  await page.locator(`script[src="${src}"]`).dispatchEvent('error')
  expect(page.errors.join()).toContain('beacon.invalid')
  expect(await page.locator('[value=condo]').isChecked()).toBe(true)
  expect(await page.locator('#estimate [type=radio]').first().isVisible()).toBe(true)
})

test('a host that allows no inline scripts leaves what the others do', async () => {
  const policy = `<meta http-equiv="content-security-policy" content="script-src 'self'">`
  await using page = await open('/gallery', { prepare: changing('<head>', `<head>${policy}`) })
  await islandsAlive(page)
  expect(page.errors.join()).toContain('inline')
  expect(await page.locator('h1').isVisible()).toBe(true)
  expect(await page.locator('article[data-of]:visible').count()).toBe(0)
  await page.goto('/services?space=condo')
  await islandsAlive(page)
  expect(await page.locator('#estimate [type=radio]').first().isVisible()).toBe(true)
})

/** A host that changes pages on the way. */
function changing(from: string | RegExp, to: string) {
  return (page: Page) =>
    page.route(/\/(gallery|services|contact)(\?.*)?$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(from, to) })
    })
}
