import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, phone, type Visit } from './browser.ts'

/* The office map on the contact page: no third party learns of a visit before the visitor asks for the map. */

/** A contact page whose map the test serves, or blocks if it is empty, and the URLs that it requested. */
async function openContact(map: string, visit: Visit = {}) {
  const asked: string[] = []
  const prepare = (page: Page) =>
    page.route('https://www.google.com/**', (route) => {
      asked.push(route.request().url())
      return map ? route.fulfill({ contentType: 'text/html', body: map }) : route.abort()
    })
  return Object.assign(await open('/contact', { ...phone, ...visit, prepare }), { asked })
}

const office = (page: Page) => page.locator('iframe[title="Office Location"]')
/** Next to the map: where the office is, in words and as links. */
const card = (page: Page) => office(page).locator('xpath=preceding-sibling::div')
const ask = (page: Page) => card(page).getByRole('link').first().click()

test.each([true, false])('comes when it is asked for, and not before (scripts: %s)', async (javaScriptEnabled) => {
  await using page = await openContact('<p>The map', { javaScriptEnabled })
  await card(page).scrollIntoViewIfNeeded()
  expect(page.asked).toEqual([])
  await ask(page)
  await office(page).contentFrame().getByText('The map').waitFor()
  expect([page.asked.length, new URL(page.url()).pathname, page.errors]).toEqual([1, '/contact', []])
})

test('is a stop of the keyboard, after its link, once it is there', async () => {
  await using page = await openContact('<p>The map')
  const next = async () => {
    await card(page).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    return page.evaluate(() => document.activeElement?.localName)
  }
  expect(await next()).toBe('a')
  await ask(page)
  expect(await next()).toBe('iframe')
})

test('runs its scripts in a sandbox: it cannot take the visitor elsewhere or ask for anything', async () => {
  const map = `<p>The map</p><script>
    try { top.location = 'https://www.google.com/elsewhere' } catch {}
    alert('Allow?')
    document.body.append('has run')
  </script>`
  await using page = await openContact(map)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => dialog.dismiss().then(() => dialogs.push(dialog.message())))
  await ask(page)
  await office(page).contentFrame().getByText('has run').waitFor()
  expect([new URL(page.url()).pathname, page.asked.length, dialogs]).toEqual(['/contact', 1, []])
})

test('leaves the address and its links when its server cannot be reached', async () => {
  await using page = await openContact('')
  await ask(page)
  // Nothing covers the link: neither the map nor the drawing beneath it.
  await card(page).locator('a[href^="https://"]').last().click({ trial: true })
})
