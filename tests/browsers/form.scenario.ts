import { randomUUID } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { desktop, open, phone, translate, visiting } from './open.ts'
import type { Visitor } from './visitor.ts'

/* The contact form, without and with a form service. */

const awkward = `1 + 1 & 50% "off" it’s <b> #1 =?\n\nhttps://a.example/?a=b&c=%20 🏠👩‍👩‍👧\n房子很大，谢谢\nவணக்கம் தி\\`
const filled = {
  name: 'Nurul & "Huda" 100%',
  email: 'nurul+home@example.com',
  phone: '+60 12-345 6789',
  spaceType: 'Landed',
  location: 'Bangsar',
  projectScope: 'Renovation',
  message: awkward,
  privacy: 'Agreed',
}
const composed = `Hello, I am writing about a project.

Name: Nurul & "Huda" 100%
E-mail: nurul+home@example.com
Phone: +60 12-345 6789
Type of space: Landed Home
Location: Bangsar
Project scope: Renovation

${awkward}`
const empty = { name: '', email: '', phone: '', spaceType: '', location: '', projectScope: '', message: '' }
const missing = {
  name: 'Please tell us your name.',
  email: 'An address like name@example.com, please.',
  spaceType: 'Please choose one.',
  location: 'Please choose one.',
  projectScope: 'Please choose one.',
  message: 'A sentence or two is enough.',
  privacy: 'Please tick this, so that we may answer you.',
}
const ready = 'Your message is ready'
/** The form is ready once its own script validates it instead of the browser. */
const alive = { ready: 'form[novalidate]' }

describe.each([phone, desktop])('at $width', (screen) => {
  const visit = visiting(screen, alive)

  test('an empty form says what is missing, and takes the visitor to the first field, its label in sight', async () => {
    const visitor = await visit('/contact')
    await visitor.fill('Name', '   ')
    await visitor.click('Send message')
    await expect.poll(() => visitor.focused()).toBe('name')
    expect(await faults(visitor)).toEqual(missing)
    for (const near of ['label[for=name]', '#name-fault'])
      await expect.poll(() => visitor.run(isUncovered, near)).toBe(true)
  })

  test('an e-mail address without a full stop after the @ is no address', async () => {
    const visitor = await visit('/contact')
    await visitor.fill('Name', 'Nurul')
    await visitor.fill('E-mail', 'nurul@gmailcom')
    await visitor.click('Send message')
    await expect.poll(() => visitor.focused()).toBe('email')
    expect((await faults(visitor)).email).toBe(missing.email)
  })

  test('turns into the message, for WhatsApp, e-mail and copying, exactly as it was typed', async () => {
    const visitor = await visit('/contact')
    await send(visitor)
    await expect.poll(() => visitor.focused()).toBe(ready)
    expect(await visitor.text()).toContain(composed)
    expect(await visitor.text()).toContain('Choose how to send it. We reply before the kettle boils.')
    expect(await visitor.isSeen('Name')).toBe(false)
    const [chat, mail] = await links(visitor)
    expect([chat?.origin, ...(chat?.searchParams.keys() ?? [])]).toEqual(['https://wa.me', 'text'])
    expect(chat?.searchParams.get('text')).toBe(composed)
    expect(mail?.protocol).toBe('mailto:')
    // A mail program reads a plus sign as such (RFC 6068), where a form would decode it as a space.
    expect(mail?.search).not.toContain('+')
    expect(mail?.searchParams.get('subject')).toBe('Enquiry: Landed Home, Bangsar, Renovation')
    expect(mail?.searchParams.get('body')).toBe(composed.replaceAll('\n', '\r\n'))
    await visitor.click('Copy the message')
    await visitor.reads('Copied.')
    expect(await visitor.pageGlobal('given')).toEqual({ copied: composed })
    expect(await visitor.chats('aside')).toEqual([composed])
    await visitor.click('Change something')
    await visitor.reads('Write to us')
    await expect.poll(() => visitor.chats('aside')).not.toEqual([composed])
    await visitor.fill('Name', 'Huda')
    await visitor.click('Send message')
    await visitor.reads('Name: Huda\n')
  })

  test('what was typed is there after a reload, on Back and on another page, and gone for good once it is sent', async () => {
    const visitor = await visit('/contact')
    await visitor.fill('Name', 'Nurul')
    await fill(visitor, { name: 'Nurul' })
    const isKept = () => expect.poll(() => values(visitor)).toEqual({ ...filled, name: 'Nurul' })
    await visitor.reload()
    await isKept()
    await visitor.goto('/about')
    await visitor.go(-1)
    await expect.poll(() => visitor.address()).toBe('/contact')
    await isKept()
    await visitor.goto('/about')
    await visitor.goto('/contact')
    await isKept()
    await visitor.click('Send message')
    await visitor.click('Sent? Clear the form')
    await expect.poll(() => values(visitor)).toEqual(empty)
    await isErased(visitor)
  })

  test('a double tap on its button writes the message, and presses nothing of what takes its place', async () => {
    const visitor = await visit('/contact')
    await fill(visitor)
    await visitor.pressTwice('form [type=submit]')
    await expect.poll(() => visitor.focused()).toBe(ready)
    expect(await visitor.pageGlobal('given')).toEqual({})
  })

  test('is filled in, mended and sent by keyboard alone', async () => {
    const visitor = await visit('/contact')
    await fill(visitor, { name: '', privacy: '' })
    await visitor.focus('#message')
    await visitor.key('Tab', ' ', 'Tab', 'Enter')
    await visitor.reads('We read it.')
    await visitor.key('Tab', 'Enter')
    await expect.poll(() => visitor.focused()).toBe('name')
    await visitor.key('T', 'a', 'n', 'Enter')
    await expect.poll(() => visitor.focused()).toBe(ready)
    const ways = ['Send on WhatsApp', 'Send by e-mail', 'Copy the message']
    for (const stop of [...ways, 'Change something', 'Sent? Clear the form']) {
      await visitor.key('Tab')
      expect(await visitor.focused()).toBe(stop)
    }
  })

  test('a link from a service, or in place, chooses what is asked for, leaves the rest, and leads to the next field', async () => {
    const visitor = await visit('/services', {})
    await visitor.click('Ask by form')
    await expect.poll(() => visitor.focused()).toBe('name')
    expect(await values(visitor)).toEqual({ ...empty, projectScope: 'Full Turnkey' })
    await send(visitor, { email: '', projectScope: '' })
    expect(await faults(visitor)).toEqual({ email: missing.email, projectScope: missing.projectScope })
    await visitor.run(() => void Object.assign(window, { isSame: true }))
    await visitor.click('Book a chair')
    await expect.poll(() => visitor.focused()).toBe('email')
    expect(await values(visitor)).toEqual({ ...filled, email: '', projectScope: 'Consultation' })
    expect(await faults(visitor)).toEqual({ email: missing.email })
    expect(await visitor.pageGlobal('isSame')).toBe(true)
    await visitor.fill('E-mail', filled.email)
    await visitor.click('Book a chair')
    await expect.poll(() => visitor.focused()).toBe('Send message')
  })
})

describe('what the form says', () => {
  const visit = visiting(desktop, alive)

  test('about an invalid address appears when the field is left, and goes away once it is corrected', async () => {
    const visitor = await visit('/contact')
    await visitor.fill('E-mail', 'nurul@')
    expect(await faults(visitor)).toEqual({})
    await visitor.key('Tab')
    expect(await faults(visitor)).toEqual({ email: missing.email })
    await visitor.reads(missing.email, '[data-island] [role=status]')
    await visitor.run(translate)
    await visitor.fill('E-mail', 'nurul@example.com')
    expect(await faults(visitor)).toEqual({})
    await visitor.key('Tab')
    await expect.poll(() => visitor.text('[data-island] [role=status]')).toBe('')
    // The list of a select, or a menu, keeps the end of a press to itself.
    await visitor.run(() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
    await visitor.focus('#email')
    await visitor.key('@', 'Tab')
    expect(await faults(visitor)).toEqual({ email: missing.email })
  })

  test('about a field that is left by pressing something does not move that away', async () => {
    const visitor = await visit('/contact')
    await visitor.size(1440, 1000)
    await visitor.fill('E-mail', 'nurul@')
    await visitor.click('I agree that you read this.')
    expect((await values(visitor)).privacy).toBe('Agreed')
    await expect.poll(() => faults(visitor)).toEqual({ email: missing.email })
    await visitor.fill('E-mail', 'nurul@example.com')
    await visitor.click('Name')
    await visitor.fill('E-mail', 'nurul@')
    await visitor.click('Send message')
    expect(await visitor.focused()).toBe('name')
  })

  test('about a field stays when the one that was left before it, by a press, is only looked at now', async () => {
    const visitor = await visit('/contact')
    await visitor.run(() => {
      const [name, email] = document.querySelectorAll<HTMLInputElement>('#name, #email')
      if (name && email) [name.value, email.value] = ['Nurul', 'nurul@']
      const events = [
        ...[[email, 'pointerdown'] as const, [name, 'change'] as const, [email, 'pointerup'] as const],
        ...[[email, 'keydown'] as const, [email, 'change'] as const],
      ]
      for (const [field, type] of events) field?.dispatchEvent(new Event(type, { bubbles: true }))
      return new Promise((later) => setTimeout(later))
    })
    expect(await visitor.text('[data-island] [role=status]')).toBe(missing.email)
  })

  test('at the second attempt is what is still missing, and the phone number is not', async () => {
    const visitor = await visit('/contact')
    await visitor.run(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Forbidden'))
    })
    await visitor.click('Send message')
    await send(visitor, { message: '', phone: '' })
    expect(await faults(visitor)).toEqual({ message: missing.message })
    expect(await visitor.focused()).toBe('message')
    await send(visitor, { phone: '', message: '房子很大。'.repeat(200) })
    await visitor.reads('The message is too long for a link: in WhatsApp and e-mail it ends at the mark “…”.')
    expect((await links(visitor))[0]?.searchParams.get('text')).toMatch(/…$/)
    expect(await visitor.text()).not.toContain('Phone:')
    await visitor.click('Copy the message')
    await visitor.reads('Copying is blocked here: select the text by hand.')
  })

  test('is not undone by what was asked for, which is said once, below what is being written', async () => {
    const visitor = await visit('/contact?projectScope=Consultation&message=About%20the%20kitchen#form')
    await fill(visitor, { message: 'About the kitchen' })
    await visitor.reload(alive)
    expect(await values(visitor)).toEqual({ ...filled, message: 'About the kitchen' })
    await visitor.fill('Your message', 'We have a cat.')
    for (const _ of [1, 2]) {
      await visitor.goto('/contact?message=RM115,000#form', alive)
      expect((await values(visitor)).message).toBe('We have a cat.\n\nRM115,000')
    }
    await visitor.run(() => {
      const link = document.createElement('a')
      link.href = '/contact?message=Hello#form'
      document.querySelector('main')?.append(link)
      link.click()
    })
    expect((await values(visitor)).message).toBe('We have a cat.\n\nRM115,000\n\nHello')
  })

  test('is what was typed last, or stays as it was if nothing was saved, where Back shows it again', async () => {
    const visitor = await visit('/contact')
    await visitor.run(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('#email')) field.value = 'a@b.c'
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))
    })
    expect(await values(visitor)).toEqual({ ...empty, email: 'a@b.c' })
    await visitor.run(() => {
      sessionStorage.setItem('enquiry', JSON.stringify({ name: 'Newer' }))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect.poll(() => values(visitor)).toEqual({ ...empty, name: 'Newer' })
  })

  test('is also what a program fills in that only says afterwards that a field has changed', async () => {
    const visitor = await visit('/contact')
    await visitor.run(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('#email')) {
        field.value = 'a@b.c'
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
    })
    await visitor.goto('/about')
    await visitor.goto('/contact', alive)
    expect(await values(visitor)).toEqual({ ...empty, email: 'a@b.c' })
  })

  test('has nobody’s name and no consent from an address, and of its choices those that there are', async () => {
    const visitor = await visit('/contact?name=Eve&privacy=Agreed&projectScope=Everything#form')
    expect(await values(visitor)).toEqual(empty)
    expect(await visitor.address()).toBe('/contact?name=Eve&privacy=Agreed') // what counts visits, too
  })
})

test('can be sent where storage is forbidden', async () => {
  const before = `Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('Forbidden') } })`
  await using visitor = await open({ ...phone, before })
  await visitor.goto('/contact', alive)
  await send(visitor)
  await visitor.reads(ready)
})

describe('with a form service', () => {
  // Time runs ten times as fast, so that nobody has to wait for a silent service.
  const hurry = 'const later = setTimeout; window.setTimeout = (run, time, ...rest) => later(run, time / 10, ...rest);'
  const visit = visiting({ ...phone, url: inject('posting'), before: hurry }, alive)
  const thanks = 'Thank you, Nurul & "Huda" 100%.'
  /** A unique address that makes the service give this answer. */
  const from = (answer: string) => `${answer}-${randomUUID()}@example.com`
  const got = async (email: string) =>
    (await fetch(`${inject('service')}?${new URLSearchParams({ email })}`)).json() as Promise<object[]>

  test('is sent once however often it is submitted, shows that it is on its way, and is then erased', async () => {
    const visitor = await visit('/contact')
    const email = from('slow')
    await fill(visitor, { email })
    await visitor.run(() => {
      for (let time = 0; time < 2; time += 1) document.querySelector('form')?.requestSubmit()
    })
    await visitor.reads('Sending', 'button')
    const [isDisabled, ...texts] = await visitor.run(() => {
      const status = document.querySelector('[data-island] [role=status]')
      const texts = [document.activeElement, status].map((each) => each?.textContent)
      return [document.querySelector('fieldset')?.disabled, ...texts]
    })
    expect([isDisabled, texts]).toEqual([true, ['Sending', 'Sending']])
    await visitor.reads(thanks)
    expect(await visitor.text()).toContain('We reply before the kettle boils')
    expect(await visitor.focused()).toContain('Thank you')
    const message = awkward.replaceAll('\n', '\r\n')
    const asWritten = { access_key: '"12"--5x7...' }
    expect(await got(email)).toEqual([{ ...filled, email, message, _gotcha: '', ...asWritten }])
    await isErased(visitor)
  })

  test('an answer of nonsense with status 200 is a success: thanks, the next steps, and another message', async () => {
    const visitor = await visit('/contact')
    await visitor.size(1440, 1000)
    await fill(visitor, { email: from('nonsense') })
    await visitor.scroll((await visitor.box('form')).top) // the header will cover half of the note
    await visitor.click('Send message')
    await visitor.reads(thanks)
    await expect.poll(() => visitor.run(isUncovered, '[data-stage=sent]')).toBe(true)
    // The message of thanks is shorter than the form, but the next steps must stay below the photograph.
    for (const { width, height } of [desktop, { width: 1024, height: 768 }]) {
      await visitor.size(width, height)
      const [photograph, steps] = [await visitor.box('main img'), await visitor.box('#form > :last-child')]
      expect(steps.top).toBeGreaterThanOrEqual(photograph.bottom)
    }
    await visitor.click('Write another message')
    await expect.poll(() => visitor.isSeen('Send message')).toBe(true)
    expect([await values(visitor), await faults(visitor)]).toEqual([empty, {}])
  })

  test.each(['refused', 'polite', 'dropped', 'silent'])(
    'one that is %s loses nothing, and can be sent again',
    async (answer) => {
      const visitor = await visit('/contact')
      await send(visitor, { email: from(answer) })
      await visitor.reads('Your message did not go through.')
      expect(await visitor.text('form ~ [role=status]')).toBe('')
      expect(await visitor.text('[data-island] pre')).toContain(awkward)
      expect((await links(visitor))[0]?.searchParams.get('text')).toContain(awkward)
      await visitor.click('Copy the message')
      await visitor.reads('Copied.')
      await visitor.fill('Your message', 'Changed')
      expect((await links(visitor))[1]?.searchParams.get('body')).toMatch(/\r\nChanged$/)
      expect(await visitor.text()).not.toContain('Copied.')
      await visitor.fill('E-mail', 'bad')
      await visitor.key('Tab')
      await visitor.reads(missing.email, '[data-island] [role=status]')
      await visitor.reload()
      await expect.poll(async () => (await values(visitor)).message).toBe('Changed')
      await send(visitor, { email: from('ok') })
      await visitor.reads(thanks)
    },
  )

  test('a link to the form changes nothing while it is on its way and, once it has failed, what is sent by hand', async () => {
    const visitor = await visit('/contact')
    const ask = () => visitor.run(() => document.querySelector<HTMLElement>('a[href*="=Consultation"]')?.click())
    await send(visitor, { email: from('silent') })
    await visitor.reads('Sending', 'button')
    await ask()
    await visitor.reads('Your message did not go through.')
    expect((await links(visitor))[1]?.searchParams.get('body')).toContain('Project scope: Renovation')
    expect(await values(visitor)).toMatchObject({ name: filled.name, projectScope: 'Renovation' })
    await ask()
    await expect.poll(async () => (await links(visitor))[1]?.search).toContain('Project%20scope%3A%20Consultation')
    await visitor.reload(alive)
    expect(await values(visitor)).toMatchObject({ name: filled.name, projectScope: 'Consultation' })
  })

  test('people never meet the bot trap; filling it in sends nothing, but the message can be sent by hand', async () => {
    const visitor = await visit('/contact')
    expect(await visitor.isSeen('Leave this empty')).toBe(false)
    await visitor.focus('#privacy')
    await visitor.key('Tab', 'Tab')
    expect(await visitor.focused()).toBe('Send message')
    await fill(visitor)
    await visitor.click('Book a chair')
    await expect.poll(() => visitor.focused()).toBe('Send message')
    const email = from('ok')
    await send(visitor, { email, _gotcha: 'spam' })
    await visitor.reads(ready)
    expect(await got(email)).toEqual([])
  })
})

/** Fills in the whole form at once, like a browser with saved details. */
function fill(visitor: Visitor, change: Partial<typeof filled & { _gotcha: string }> = {}) {
  return visitor.run(
    (texts) => {
      const form = document.querySelector('form') as HTMLFormElement
      for (const [name, text] of Object.entries(texts)) {
        const field = form.elements.namedItem(name) as HTMLInputElement
        if (field.type === 'checkbox') field.checked = text !== ''
        else field.value = text
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
      }
    },
    { ...filled, ...change },
  )
}

/** Fills in the form and sends it. */
async function send(visitor: Visitor, change?: Parameters<typeof fill>[1]) {
  await fill(visitor, change)
  await visitor.click('Send message')
}

/** The values of the fields that visitors see. */
function values(visitor: Visitor): Promise<Record<string, string>> {
  return visitor.run(() => {
    const sent = new FormData(document.querySelector('form') ?? undefined)
    const { _gotcha, access_key, ...fields } = Object.fromEntries(sent)
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, `${value}`.replaceAll('\r', '')]))
  })
}

/** Expects that nothing that was typed is left. */
async function isErased(visitor: Visitor) {
  await visitor.reload(alive)
  expect([await values(visitor), await visitor.run(() => sessionStorage.length)]).toEqual([empty, 0])
}

/** The visible messages of invalid fields, by the ID of the field that they describe. */
function faults(visitor: Visitor): Promise<Record<string, string>> {
  return visitor.run(() =>
    Object.fromEntries(
      [...document.querySelectorAll('[aria-invalid=true]')].map((field) => {
        const message = document.getElementById(field.getAttribute('aria-describedby') ?? '')
        return [field.id, message?.checkVisibility() ? message.innerText.trim() : '']
      }),
    ),
  )
}

/** The links that send the message: a chat and an e-mail. */
async function links(visitor: Visitor): Promise<URL[]> {
  const ways = '[data-island=ContactForm] a:is([href*="?text="], [href*="?subject="])'
  return (await visitor.hrefs(ways)).map((href) => new URL(href))
}

/** In the page: whether nothing covers an element. */
function isUncovered(selector: string): boolean {
  const element = document.querySelector(selector)
  const { left, top, bottom } = element?.getBoundingClientRect() ?? { left: 0, top: 0, bottom: 0 }
  const at = (y: number) => element?.contains(document.elementFromPoint(left + 3, y)) ?? false
  return at(top + 3) && at(bottom - 3)
}
