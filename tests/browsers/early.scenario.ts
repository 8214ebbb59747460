import { describe, expect, test } from 'vitest'
import { open, phone, siteWithScripts, visiting } from './open.ts'
import type { Visitor } from './visitor.ts'

/* What visitors do before scripts arrive takes effect once they do, or without them, or is not possible yet. */

type Step<Value = unknown> = (visitor: Visitor) => Promise<Value>

/** What a visitor does, where, and what is seen in the end; last, what is seen without scripts, if it differs. */
type Action = [what: string, on: string, act: Step, seen: Step, as: unknown, without?: unknown]

const click =
  (name: string, within?: string): Step =>
  (visitor) =>
    visitor.click(name, within)
const inTurn =
  (...acts: readonly Step[]): Step =>
  async (visitor) => {
    for (const act of acts) await act(visitor)
  }
const openThird: Step = async (visitor) => {
  await visitor.press('#photo-3 a')
  await expect.poll(() => visitor.address()).not.toBe('/gallery')
}
const toFirstSteps = inTurn(click('In this article'), click('First steps'))
const menu: Step = (visitor) => visitor.isSeen('Chat on WhatsApp', 'header')
const address: Step<string> = async (visitor) => decodeURIComponent(await visitor.address())
const focused: Step = (visitor) => visitor.focused()
const clients: Step = (visitor) => visitor.clients()
const photographs: Step = async (visitor) => [await visitor.address(), await visitor.count('[data-near-list] > li')]
const photograph: Step = async (visitor) => {
  const [place] = (await visitor.text('dialog')).match(/\d+ \/ \d+/) ?? []
  return place ?? visitor.address()
}
const text: Step = (visitor) => visitor.text()
const name: Step = (visitor) => visitor.run(() => document.querySelector<HTMLInputElement>('#name')?.value)

/** A control that a script creates, so it is missing at first. A failed script is requested again at the next use. */
const made = (what: string, on: string, control: string, number: number): Action => {
  const act: Step = async (visitor) => expect(await visitor.count(control)).toBe(0)
  const seen: Step = async (visitor) => {
    await visitor.press('h1')
    return visitor.count(control)
  }
  return [what, on, act, seen, number, 0]
}
/** A field that exists before its script and keeps its value, or disappears if the script fails. */
const kept = (what: string, field: string, key: string, counted: string): Action => {
  const act: Step = async (visitor) => {
    await visitor.focus(field)
    await visitor.key(key)
  }
  const isKept: Step = async (visitor) => {
    await visitor.press('#estimate-heading') // any press requests a script again that has failed
    return (
      (await visitor.count(field)) > 0 && visitor.run((counted) => document.querySelector(counted) !== null, counted)
    )
  }
  return [what, '/services?space=condo&area=900', act, isKept, true, false]
}

const actions: readonly Action[] = [
  ['opens the menu', '/about', click('Menu'), menu, true],
  ['is in the menu', '/about', click('Menu'), focused, 'Home', expect.stringMatching(/^(Close|Home)$/)],
  ['opens and closes the menu', '/about', inTurn(click('Menu'), click('Close')), menu, false],
  ['goes to a page by the menu', '/about', inTurn(click('Menu'), click('Contact', 'header')), address, '/contact'],
  ['turns to the next client', '/', click('Next testimonial'), clients, ['Puan Salmah']],
  ['turns to the one before', '/', click('Previous testimonial'), clients, ['Encik Ravi']],
  ['begins an estimate', '/', click('Flat'), address, '/services?space=condo#estimate'],
  ['chooses a project', '/gallery', click('Granary', 'nav'), photographs, ['/gallery?category=Granary', 8]],
  ['chooses all projects', '/gallery?category=Granary', click('All', 'nav'), photographs, ['/gallery', 40]],
  // Or its file, if the script fails.
  ['opens a photograph', '/gallery', openThird, photograph, '3 / 40', expect.stringMatching(/\.webp$/)],
  made('compares another project', '/gallery', '[data-compare] label:has(img)', 5),
  made('compares another room', '/gallery', '[data-compare] label:not(:has(img))', 2),
  made('slides the comparison', '/gallery', '[data-compare] [type=range]', 1),
  kept('chooses a space for the estimate', '[value=landed]', ' ', '[data-alive] [value=landed]:checked'),
  kept('slides the area of the estimate', '[name=slider]', 'End', '[aria-valuetext="8,000 square feet"]'),
  ['sends an empty form', '/contact', click('Send message'), focused, 'name'],
  ['types a name', '/contact', (visitor) => visitor.fill('Name', 'Early'), name, 'Early'],
  // To the mail program, if the script fails.
  ['sends a message', '/contact', sendTwice, sent, 1, 'mailto:hello@batuteh.my'],
  ['opens the notice', '/contact', click('Read the privacy notice'), text, expect.stringContaining('We read it.')],
  ['goes to a section by the contents', '/blog/99', toFirstSteps, address, '/blog/99#first-steps'],
]

describe.each([
  ['come late', 'late', /\.js$/],
  ['fail once', 'retried', /\/(?!client-)[^/]+\.js$/],
  ['are blocked', 'never', /\.js$/],
] as const)('while scripts %s, somebody', (_, coming, which) => {
  const visit = visiting({ ...phone, fails: coming !== 'late' })

  test.each(actions)('%s', async (_, on, act, seen, as, without = as) => {
    const site = await siteWithScripts(coming, which)
    const visitor = await visit(on, { early: true, url: site.url })
    await act(visitor)
    site.release()
    await expect.poll(() => seen(visitor)).toEqual(coming === 'never' ? without : as)
  })
})

describe('while scripts come late, a field beyond a link', () => {
  const visit = visiting(phone)

  test.each([
    ['/contact?projectScope=Consultation#form', '#name', 'form[novalidate]'],
    ['/services?space=condo#estimate', '[name=area]', '#estimate [data-alive]'],
  ])('%s keeps the focus of who types in it', async (on, field, alive) => {
    const site = await siteWithScripts('late')
    const visitor = await visit(on, { early: true, url: site.url })
    await visitor.focus(field)
    await visitor.key('9')
    site.release()
    await expect.poll(() => visitor.count(alive)).toBe(1)
    expect(await visitor.run((field) => document.activeElement?.matches(field), field)).toBe(true)
  })

  test('leaves alone who has scrolled on', async () => {
    const site = await siteWithScripts('late')
    const visitor = await visit('/contact?projectScope=Consultation#form', { early: true, url: site.url })
    await visitor.scroll(99_999)
    site.release()
    await expect.poll(() => visitor.count('form[novalidate]')).toBe(1)
    expect(await visitor.run(() => document.activeElement?.localName)).toBe('body')
  })
})

test('what is typed before the script is there is a draft, and a message that waits has what the link asked for', async () => {
  const site = await siteWithScripts('late')
  await using visitor = await open({ ...phone, url: site.url })
  await visitor.goto('/contact', { early: true })
  await visitor.fill('Name', 'Early')
  site.release()
  await expect.poll(() => visitor.count('form[novalidate]')).toBe(1)
  await visitor.goto('/about')
  await visitor.goto('/contact')
  await expect.poll(() => name(visitor)).toBe('Early')
  const later = await siteWithScripts('late')
  await visitor.goto('/contact?message=A+first+number#form', { early: true, url: later.url })
  await sendTwice(visitor)
  later.release()
  await visitor.reads('A first number')
})

test('where a script has failed, a message waits until it is loaded again', async () => {
  const site = await siteWithScripts('down', /\/contact-/)
  await using visitor = await open({ ...phone, url: site.url })
  await visitor.goto('/contact', { ready: '[data-failed]' })
  site.release()
  await sendTwice(visitor)
  await expect.poll(() => sent(visitor)).toBe(1)
})

test('a message that waits for its script is sent without it as soon as that has failed twice', async () => {
  const site = await siteWithScripts('lost', /\/contact-/)
  await using visitor = await open({ ...phone, url: site.url })
  await visitor.goto('/contact', { early: true })
  await sendTwice(visitor)
  site.release()
  await expect.poll(() => sent(visitor)).toBe('mailto:hello@batuteh.my')
})

test('where a script fails for longer, it is loaded when the page is next used', async () => {
  const site = await siteWithScripts('down', /\/contact-/)
  await using visitor = await open({ ...phone, url: site.url })
  await visitor.goto('/contact', { ready: '[data-failed]' })
  await visitor.press('h1')
  await expect.poll(() => visitor.count('[data-waits]')).toBe(0)
  site.release()
  await visitor.press('h1')
  await expect.poll(() => visitor.count('form[novalidate]')).toBe(1)
})

test('a message that waits for its script shows that it does, and is not sent as the page is left', async () => {
  const site = await siteWithScripts('late', /^\/about$|\/contact-\w+\.js$/)
  await using visitor = await open({ ...phone, url: site.url })
  await visitor.goto('/contact', { early: true })
  const cursor = () => visitor.run(() => getComputedStyle(document.querySelector('[type=submit]') as Element).cursor)
  expect(await cursor()).toBe('pointer')
  await sendTwice(visitor)
  expect(await cursor()).toBe('progress')
  await visitor.run(() => void setTimeout(() => location.assign('/about')))
  site.release()
  await expect.poll(() => visitor.address()).toBe('/about')
  expect(await sent(visitor)).toBeFalsy()
})

test('where scripts are blocked unnoticed, a message is sent by e-mail', async () => {
  const site = await siteWithScripts('forbidden')
  await using visitor = await open({ ...phone, url: site.url })
  await visitor.goto('/contact')
  await sendTwice(visitor)
  expect(await sent(visitor)).toBe('mailto:hello@batuteh.my')
})

/** Fills in the form, sends it twice, and records where it would be sent without a script. */
async function sendTwice(visitor: Visitor) {
  await visitor.run(() => {
    const form = document.querySelector('form') as HTMLFormElement
    for (const field of form.querySelectorAll('select')) field.selectedIndex = 1
    for (const field of form.querySelectorAll<HTMLInputElement>('input:not([name=_gotcha]), textarea'))
      field.value = field.type === 'email' ? 'nurul@example.com' : 'Nurul'
    form.querySelector<HTMLElement>('[type=checkbox]')?.click()
    addEventListener('submit', (event) => {
      if (!event.defaultPrevented) sessionStorage.sentTo = (event.submitter as HTMLButtonElement).formAction
      event.preventDefault()
    })
  })
  await visitor.click('Send message')
  await visitor.focus('#email')
  await visitor.key('Enter')
}

/** The number of messages that are ready, or the URL that one was sent to. */
async function sent(visitor: Visitor) {
  return (await visitor.count('[data-stage=ready]')) || visitor.run(() => sessionStorage.sentTo)
}
