import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, phone, type Visit } from './browser.ts'
import { holdObservers, settled, still } from './islands.ts'

/* The map of the office on the contact page (specification, section 2). */

const mapUrl = 'https://www.google.com/maps?q=Kuala+Lumpur&output=embed'

/** A contact page whose map is answered by the test, and the addresses that it asked for. */
async function openContact(map = '<p>The map', { prepare, ...visit }: Visit = {}) {
  const asked: string[] = []
  const answer = async (page: Page) => {
    await page.route('https://www.google.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: map })
    })
    await prepare?.(page)
  }
  const page = await open('/contact', { ...phone, ...visit, prepare: answer })
  return Object.assign(page, { asked })
}

function office(page: Page) {
  return page.locator('iframe[title="Office Location"]')
}

/** Brings the top of the map so many pixels below the end of the viewport. */
function scrollToBefore(page: Page, distance: number) {
  return office(page).evaluate((map, distance) => {
    const top = scrollY + map.getBoundingClientRect().top - innerHeight - distance
    scrollTo({ top, behavior: 'instant' })
  }, distance)
}

test('is asked for once, when it comes near', async () => {
  await using page = await openContact()
  await scrollToBefore(page, 600)
  await still(page)
  expect(page.asked).toEqual([])
  await scrollToBefore(page, 300)
  await office(page).contentFrame().getByText('The map').waitFor()
  await scrollToBefore(page, 600)
  await scrollToBefore(page, 0)
  await still(page)
  expect(page.asked).toEqual([mapUrl])
  expect(page.errors).toEqual([])
})

test('is asked for by a page so busy that it tells at once that it was far and is near', async () => {
  await using page = await openContact('<p>The map', { prepare: holdObservers })
  await page.waitForLoadState('networkidle')
  await scrollToBefore(page, 0)
  await settled(page)
  await page.evaluate(() => dispatchEvent(new Event('observed')))
  await office(page).contentFrame().getByText('The map').waitFor()
})

test('runs its scripts in a sandbox: it cannot take the visitor elsewhere or ask for anything', async () => {
  const map = `<p>The map</p><script>
    try { top.location = 'https://www.google.com/elsewhere' } catch {}
    alert('Allow?')
    document.body.append('has run')
  </script>`
  await using page = await openContact(map)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  await scrollToBefore(page, 0)
  await office(page).contentFrame().getByText('has run').waitFor()
  await still(page)
  expect([new URL(page.url()).pathname, page.asked, dialogs]).toEqual(['/contact', [mapUrl], []])
})

test('waits for the network; the address and a link stand there meanwhile', async () => {
  await using page = await openContact()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await scrollToBefore(page, -200)
  await still(page)
  expect(page.asked).toEqual([])
  await expectAddress(page)
  await page.context().setOffline(false)
  await office(page).contentFrame().getByText('The map').waitFor()
  await expectAddress(page)
})

test('leaves the address and a link when its server cannot be reached', async () => {
  const prepare = (page: Page) => page.route('https://www.google.com/**', (route) => route.abort())
  await using page = await openContact('', { prepare })
  await scrollToBefore(page, -200)
  await still(page)
  await expectAddress(page)
})

test('leaves the address and a link without JavaScript', async () => {
  await using page = await openContact('', { javaScriptEnabled: false })
  await expectAddress(page)
  expect(page.asked).toEqual([])
})

/** Beside the map: where the office is, in words and as a link to it. */
async function expectAddress(page: Page) {
  const card = office(page).locator('xpath=following-sibling::*')
  expect(await card.innerText()).toMatch(
    /^Seri Ruang Interiors\n+Suite 0-0, Jalan Contoh,\n50000 Kuala Lumpur\n+Open in Maps$/,
  )
  const link = card.getByRole('link', { name: 'Open in Maps' })
  expect(await link.getAttribute('href')).toBe('https://www.google.com/maps/search/?api=1&query=Kuala+Lumpur')
  // Nothing lies over the link: not the map, not the drawing under it.
  await link.click({ trial: true })
}
