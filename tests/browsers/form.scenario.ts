import { describe, expect, test } from 'vitest'
import { desktop, open, phone } from './open.ts'
import { siteWithScripts } from './scripts.ts'
import type { Visitor } from './visitor.ts'

/* The contact form. */

describe.each([phone, desktop])('at $width', (screen) => {
  test('an empty form takes the visitor to the first field, with its label and what is missing in sight', async () => {
    await using visitor = await openForm(screen)
    await visitor.click('Send message')
    await expect.poll(() => visitor.run(() => document.activeElement?.id)).toBe('name')
    await expect.poll(() => visitor.run(isUncovered, 'label[for=name]')).toBe(true)
    await expect.poll(() => visitor.run(isUncovered, '#name-fault')).toBe(true)
  })

  test('a form that is filled in turns into the message, and is empty for good once it is sent', async () => {
    await using visitor = await openForm(screen)
    await fillIn(visitor)
    await visitor.click('Send message')
    await expect.poll(() => visitor.text('main')).toContain('Your message is ready')
    expect(await visitor.text('main')).toContain('Name: Nurul')
    await visitor.click('Sent? Clear the form')
    await expect.poll(() => values(visitor)).toEqual(empty)
    await visitor.reload()
    await isAlive(visitor)
    expect(await values(visitor)).toEqual(empty)
    expect(await visitor.told()).toEqual([])
  })
})

test('what was typed is there again after a reload', async () => {
  await using visitor = await openForm(phone)
  await fillIn(visitor)
  const typed = await values(visitor)
  await visitor.reload()
  await isAlive(visitor)
  expect(await values(visitor)).toEqual(typed)
})

describe('before its script came', () => {
  test('what is typed stays', async () => {
    await using site = await siteWithScripts('late')
    await using visitor = await open({ ...phone, url: site.url })
    await visitor.goto('/contact', { early: true })
    await visitor.fill('Name', 'Early')
    site.release()
    await isAlive(visitor)
    expect((await values(visitor))[0]).toBe('Early')
  })

  test.each([
    ['every script', /\.js$/],
    ['its own script', /contact-\w+\.js$/],
  ])('a message that is sent waits for it, once: %s', async (_, which) => {
    await using site = await siteWithScripts('late', which)
    await using visitor = await open({ ...phone, url: site.url })
    await visitor.goto('/contact', { early: true })
    await fillIn(visitor)
    await visitor.click('Send message')
    await visitor.click('Send message')
    expect(await visitor.path()).toBe('/contact')
    site.release()
    await expect.poll(() => visitor.text('main')).toContain('Your message is ready')
    expect(await visitor.run(() => document.querySelectorAll('[data-stage=ready]').length)).toBe(1)
  })

  test('a message that is sent fetches it again where it failed', async () => {
    await using site = await siteWithScripts('at the second attempt', /contact-\w+\.js$/)
    await using visitor = await open({ ...phone, url: site.url })
    await visitor.goto('/contact')
    await fillIn(visitor)
    await visitor.click('Send message')
    await expect.poll(() => visitor.text('main')).toContain('Your message is ready')
  })
})

test.each([
  ['every script', /\.js$/],
  ['its own script', /contact-\w+\.js$/],
])('goes to the mail program where there is no script: %s', async (_, which) => {
  await using site = await siteWithScripts('never', which)
  await using visitor = await open({ ...phone, url: site.url })
  await visitor.goto('/contact')
  await fillIn(visitor)
  await visitor.run(() => {
    const sendTo = (address: string) => Object.assign(window, { sentTo: address })
    HTMLFormElement.prototype.submit = function submit() {
      sendTo(this.action)
    }
    addEventListener('submit', (event) => {
      if (!event.defaultPrevented) sendTo((event.target as HTMLFormElement).action)
      event.preventDefault()
    })
  })
  await visitor.click('Send message')
  await expect.poll(() => visitor.run(() => (window as { sentTo?: string }).sentTo)).toBe('mailto:hello@example.com')
})

const empty = ['', '', '', '', '', '', '', false]

async function openForm(screen: typeof phone): Promise<Visitor> {
  const visitor = await open(screen)
  await visitor.goto('/contact')
  await isAlive(visitor)
  return visitor
}

/** Its script speaks in the place of the browser. */
function isAlive(visitor: Visitor) {
  return expect.poll(() => visitor.run(() => document.querySelector('form')?.noValidate)).toBe(true)
}

/** Types where the browsers differ, and chooses as they all do. */
async function fillIn(visitor: Visitor) {
  await visitor.fill('Name', 'Nurul')
  await visitor.fill('E-mail', 'nurul@example.com')
  await visitor.run(() => {
    const form = document.querySelector('form') as HTMLFormElement
    for (const [name, value] of [
      ['spaceType', 'Landed'],
      ['location', 'Bangsar'],
      ['projectScope', 'Renovation'],
    ] as const) {
      const field = form.elements.namedItem(name) as HTMLSelectElement
      field.value = value
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  })
  await visitor.fill('Your message', 'Hello')
  await visitor.press('#privacy')
}

function values(visitor: Visitor): Promise<unknown[]> {
  return visitor.run(() =>
    [...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')].map((field) =>
      field.type === 'checkbox' ? field.checked : field.value,
    ),
  )
}

/** Whether nothing lies over it, in the page. */
function isUncovered(selector: string): boolean {
  const element = document.querySelector(selector)
  const { left, top, bottom } = element?.getBoundingClientRect() ?? { left: 0, top: 0, bottom: 0 }
  const at = (y: number) => element?.contains(document.elementFromPoint(left + 3, y)) ?? false
  return at(top + 3) && at(bottom - 3)
}
