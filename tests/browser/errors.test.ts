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
  const prepare = (page: Page) =>
    page.route('**/contact', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(properties, '$1{"texts":null}$2') })
    })
  await using page = await open('/contact', { prepare })
  await islandsAlive(page)
  expect(await page.getByRole('alert').getByRole('heading').innerText()).toBe('Unexpected Application Error!')
  for (const name of ['+60 5-241 1220', 'hello@batuteh.my'])
    expect(await page.getByRole('main').getByRole('link', { name }).first().isVisible()).toBe(true)
})

test.each(['https:', ''])(
  'a script of another host that fails takes nothing away: %s//beacon.invalid',
  async (scheme) => {
    const prepare = (page: Page) =>
      page.route('**/services*', async (route) => {
        const response = await route.fetch()
        const foreign = `<script type="module" src="${scheme}//beacon.invalid/b.js"></script></head>`
        await route.fulfill({ response, body: (await response.text()).replace('</head>', foreign) })
      })
    await using page = await open('/services?space=condo', { prepare })
    await islandsAlive(page)
    expect(page.errors.join()).toContain('beacon.invalid')
    expect(await page.locator('[value=condo]').isChecked()).toBe(true)
    expect(await page.locator('#estimate [type=radio]').first().isVisible()).toBe(true)
  },
)

test('a host that allows no inline scripts leaves what the others do', async () => {
  await using page = await open('/gallery', { prepare: allowing("'self'") })
  await islandsAlive(page)
  expect(await page.locator('h1').isVisible()).toBe(true)
  expect(await page.locator('article[data-of]:visible').count()).toBe(0)
  await page.goto('/services?space=condo')
  await islandsAlive(page)
  expect(await page.locator('#estimate [type=radio]').first().isVisible()).toBe(true)
})

test('where scripts are blocked unnoticed, the form is sent by e-mail', async () => {
  await using page = await open('/contact', { prepare: allowing("'none'") })
  for (const field of await page.locator('form :is(input, textarea):visible:not([type=checkbox])').all())
    await field.fill('a@example.com')
  for (const choice of await page.locator('form select').all()) await choice.selectOption({ index: 1 })
  await page.getByRole('checkbox').check()
  const sentTo = page.evaluate(() => {
    return new Promise((sent) =>
      addEventListener('submit', (event) => {
        event.preventDefault()
        sent(event.submitter?.getAttribute('formaction'))
      }),
    )
  })
  await page.getByRole('button', { name: 'Send message' }).click()
  expect(await sentTo).toBe('mailto:hello@batuteh.my')
})

/** A host that allows only these scripts. */
function allowing(scripts: string) {
  return (page: Page) =>
    page.route(/\/(gallery|services|contact)(\?.*)?$/, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': `script-src ${scripts}` }
      await route.fulfill({ response, headers })
    })
}
