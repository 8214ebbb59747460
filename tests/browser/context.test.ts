import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { open, phone } from './browser.ts'

/* Chat and form links know what the visitor is looking at. */

describe('a link to the form', () => {
  test('for a site visit has chosen the consultation, and the cursor waits for a name', async () => {
    await using page = await open('/', phone)
    await page.getByRole('link', { name: 'Book an on-site consultation' }).tap()
    await page.waitForURL('**/contact**')
    await expect.poll(() => focused(page)).toBe('name')
    expect(await scope(page).inputValue()).toBe('Consultation')
  })

  test('on its own page fills it in place: what was typed stays, and the cursor is in the next field', async () => {
    await using page = await openForm('/contact')
    await page.getByRole('textbox', { name: 'Name' }).fill('Aisyah')
    await scope(page).selectOption('Renovation')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('link', { name: 'Book a Free Site Visit' }).click()
    await expect.poll(() => focused(page)).toBe('email')
    expect(await scope(page).inputValue()).toBe('Consultation')
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Aisyah')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test.each([
    ['Residential Interior Design', 'Design Only'],
    ['Renovation & Design-Build', 'Renovation'],
  ])('from %s has chosen %s', async (service, expected) => {
    await using page = await open('/services')
    await page.getByRole('article', { name: service }).getByRole('link', { name: 'Ask by form' }).click()
    await page.waitForURL('**/contact**')
    await expect.poll(() => focused(page)).toBe('name')
    expect(await scope(page).inputValue()).toBe(expected)
  })

  test('does not undo what the visitor makes of it: reloaded, the form is as it was left', async () => {
    await using page = await openForm('/contact?projectScope=Consultation&message=About%20the%20kitchen#form')
    await scope(page).selectOption('Full Turnkey')
    await page.reload()
    await page.locator('form[novalidate]').waitFor()
    expect(await scope(page).inputValue()).toBe('Full Turnkey')
    expect(await message(page).inputValue()).toBe('About the kitchen')
  })

  test('puts its message below one that is being written, and says nothing twice', async () => {
    await using page = await openForm('/contact')
    await message(page).fill('We have a cat.')
    for (const _ of [1, 2]) {
      await page.goto(`${page.url().split('?')[0]}?message=RM115,000#form`)
      await page.reload()
      await page.locator('form[novalidate]').waitFor()
      expect(await message(page).inputValue()).toBe('We have a cat.\n\nRM115,000')
    }
  })

  test('fills in nobody’s name and agrees to nothing, and what is no option is no choice', async () => {
    await using page = await openForm('/contact?name=Eve&privacy=Agreed&projectScope=Everything#form')
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('')
    expect(await page.getByRole('checkbox').isChecked()).toBe(false)
    expect(await scope(page).inputValue()).toBe('')
    expect(page.errors).toEqual([])
  })

  test('without a script leads to a plain form', async () => {
    await using page = await open('/contact?projectScope=Consultation#form', { javaScriptEnabled: false })
    expect(await page.getByRole('button', { name: 'Send message' }).isVisible()).toBe(true)
  })
})

describe('a chat', () => {
  test.each([
    ['/', 'Hello, I have a question about a project.'],
    ['/blog/6', 'Hello, I am reading “Renovation Budgeting in the Klang Valley” and have a question.'],
    ['/blog/support/1', 'Hello, I am reading “Site visit checklist” and have a question.'],
    ['/blog/placeholder', 'Hello, I have a question about a project.'],
  ])('from %s starts with %j', async (route, expected) => {
    await using page = await open(route, { javaScriptEnabled: false })
    expect([...new Set(await chats(page))]).toEqual([expected])
  })

  test('from a service names it', async () => {
    await using page = await open('/services', { javaScriptEnabled: false })
    expect(await chats(page)).toContain('Hello, I have a question about Commercial & Office Design.')
  })
})

test('both sets of hours say what they are of', async () => {
  await using page = await open('/contact')
  const details = await page.getByRole('region', { name: 'Our details' }).innerText()
  expect(joinless(details)).toMatch(/Calls answered Mon–Sat 9:00 AM–6:00 PM, tap to call/)
  expect(joinless(details)).toMatch(/Studio open\s+Tuesday–Saturday\s+9am–6pm\s+Sunday\s+12pm–5pm\s+Monday\s+Closed/)
})

test('the answer about cost has its range, and a link to the estimate', async () => {
  await using page = await open('/contact')
  const answer = page.locator('details', { hasText: 'How much does it cost?' })
  await answer.locator('summary').click()
  expect(joinless(await answer.innerText())).toContain('RM60–250+ per sq ft')
  await answer.getByRole('link', { name: 'Work out your first number' }).click()
  await page.waitForURL('**/services#estimate')
})

/** What the chats of a page start with. */
/** Without what keeps words and ranges on one line. */
function joinless(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
}

async function chats(page: Page): Promise<(string | null)[]> {
  const links = await page
    .locator('a[href^="https://wa.me"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  return links.map((link) => new URL(link ?? '').searchParams.get('text'))
}

async function openForm(route: string) {
  const page = await open(route)
  await page.locator('form[novalidate]').waitFor()
  return page
}

function scope(page: Page) {
  return page.getByRole('combobox', { name: 'Project scope' })
}

function message(page: Page) {
  return page.getByRole('textbox', { name: 'Your message' })
}

function focused(page: Page) {
  return page.evaluate(() => document.activeElement?.id)
}
