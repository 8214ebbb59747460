import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { open, phone } from './browser.ts'

/* Links to the form know what the visitor is looking at, and the form knows what it is asked for. */

test('from a service, the form has chosen what it is asked for, and the cursor waits for a name', async () => {
  await using page = await open('/services', phone)
  await page.getByRole('link', { name: 'Ask by form' }).first().tap()
  await page.waitForURL('**/contact**')
  await expect.poll(() => focused(page)).toBe('name')
  expect(await scope(page).inputValue()).toBe('Full Turnkey')
})

test('on its own page it fills the form in place: what was typed stays, and the cursor is in the next field', async () => {
  await using page = await openForm('/contact')
  await page.getByRole('textbox', { name: 'Name' }).fill('Aisyah')
  await scope(page).selectOption('Renovation')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: 'Book a chair' }).click()
  await expect.poll(() => focused(page)).toBe('email')
  expect(await scope(page).inputValue()).toBe('Consultation')
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Aisyah')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('what was asked for does not undo what the visitor makes of it, and is said once, below what is being written', async () => {
  await using page = await openForm('/contact?projectScope=Consultation&message=About%20the%20kitchen#form')
  const message = page.getByRole('textbox', { name: 'Your message' })
  await scope(page).selectOption('Full Turnkey')
  await openForm('', page)
  expect([await scope(page).inputValue(), await message.inputValue()]).toEqual(['Full Turnkey', 'About the kitchen'])
  await message.fill('We have a cat.')
  for (const _ of [1, 2]) {
    await page.goto(new URL('/contact?message=RM115,000#form', page.url()).href)
    await openForm('', page)
    expect(await message.inputValue()).toBe('We have a cat.\n\nRM115,000')
  }
})

test('it fills in nobody’s name and agrees to nothing, and what is no option is no choice', async () => {
  await using page = await openForm('/contact?name=Eve&privacy=Agreed&projectScope=Everything#form')
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('')
  expect(await page.getByRole('checkbox').isChecked()).toBe(false)
  expect(await scope(page).inputValue()).toBe('')
  expect(page.errors).toEqual([])
})

test.each([
  ['index.html', 'Hello, is the kettle on?'],
  ['blog/3/index.html', 'Hello, I am reading “Light Without a Window”.'],
  ['services/index.html', 'Hello, I ask about Rooms in Shops & Offices.'],
])('a chat from %s starts with %j', (file, expected) => {
  const html = readFileSync(join(inject('fixture'), file), 'utf8')
  const chats = [...html.matchAll(/href="https:\/\/wa\.me\/\d+\?text=(.*?)"/g)]
  expect(chats.map(([, text = '']) => decodeURIComponent(text))).toContain(expected)
})

/** Opens a page with the form, or the same one again, and waits for its script. */
async function openForm(route: string, again?: Awaited<ReturnType<typeof open>>) {
  const page = again ?? (await open(route))
  if (again) await page.reload()
  await page.locator('form[novalidate]').waitFor()
  return page
}

function scope(page: Page) {
  return page.getByRole('combobox', { name: 'Project scope' })
}

function focused(page: Page) {
  return page.evaluate(() => document.activeElement?.id)
}
