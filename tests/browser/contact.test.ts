import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { site } from '../helpers.ts'
import { builtAndServed } from '../served.ts'
import { violations } from './axe.ts'
import { desktop, hold, open, phone, type Visit } from './browser.ts'
import { answers, FormService } from './formService.ts'

/* The contact form (decisions.md, The contact form), as a visitor uses it. */

const awkward = `1 + 1 & 50% "off" it’s <b> #1 =?\n\nhttps://a.example/?a=b&c=%20 🏠👩‍👩‍👧\n房子很大，谢谢\nவணக்கம் தி\\`
const composed = `Hello, I am writing about a project.

Name: Nurul & "Huda" 100%
E-mail: nurul+home@example.com
Phone: +60 12-345 6789
Type of space: Landed Home
Location: Bangsar
Project scope: Renovation

${awkward}`

describe.each([
  ['phone', phone],
  ['desktop', desktop],
])('on a %s', (_, viewport) => {
  test('an empty form shows what is missing in place and takes the visitor to the first of it', async () => {
    await using page = await openForm(viewport)
    await send(page)
    expect(await faults(page)).toEqual({
      Name: 'Please tell us your name.',
      'E-mail': 'An address like name@example.com, please.',
      'Type of space': 'Please choose one.',
      Location: 'Please choose one.',
      'Project scope': 'Please choose one.',
      'Your message': 'A sentence or two is enough.',
      'I agree': 'Please tick this, so that we may answer you.',
    })
    expect(await focusedField(page)).toBe('name')
    await expect.poll(() => inSight(page, 'Name')).toBe(true)
  })

  test('a valid form turns into the message, with WhatsApp, e-mail and copy to send it', async () => {
    await using page = await openForm(viewport)
    await fill(page)
    await send(page)
    const heading = page.getByRole('heading', { name: 'Your message is ready' })
    await heading.waitFor()
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.getByText('Hello, I am writing about a project.').innerText()).toBe(composed)
    expect(await page.getByText('Choose how to send it. We reply within 1 working day.').isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('target')).toBe('_blank')
    expect(await page.getByRole('link', { name: 'Send by e-mail' }).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Copy the message' }).isVisible()).toBe(true)
    expect(await field(page, 'Name').isVisible()).toBe(false)
    expect(page.errors).toEqual([])
  })

  test('the keyboard alone fills in the form, mends it and reaches the ways to send it', async () => {
    await using page = await openForm(viewport)
    const { keyboard } = page
    const next = async (text: string) => {
      await keyboard.type(text)
      await keyboard.press('Tab')
    }
    await field(page, 'Name').focus()
    for (const text of ['', 'tan@example', '', 'C', 'Ban', 'Ren', 'Hello', ' ']) await next(text)
    await keyboard.press('Enter')
    expect(await page.getByText('Under the Personal Data Protection Act 2010').isVisible()).toBe(true)
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    expect(await focusedField(page)).toBe('name')
    await keyboard.type('Tan')
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your message is ready' }).waitFor()
    const stops: string[] = []
    for (let stop = 0; stop < 5; stop += 1) {
      await keyboard.press('Tab')
      stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''))
    }
    expect(stops).toEqual([
      'Send on WhatsApp',
      'Send by e-mail',
      'Copy the message',
      'Change something',
      'Sent? Clear the form',
    ])
  })

  test('with faults and with the message ready it has no accessibility fault that axe knows', async () => {
    await using page = await openForm({ ...viewport, bypassCSP: true })
    await send(page)
    expect(await violations(page)).toEqual([])
    await fill(page)
    await send(page)
    expect(await violations(page)).toEqual([])
  })
})

describe('what the form says of a field', () => {
  test('an address that is none is named when the visitor leaves the field, and no longer once it is mended', async () => {
    await using page = await openForm()
    await field(page, 'E-mail').pressSequentially('nurul@')
    expect(await faults(page)).toEqual({})
    await page.keyboard.press('Tab')
    expect(await faults(page)).toEqual({ 'E-mail': 'An address like name@example.com, please.' })
    await field(page, 'E-mail').pressSequentially('example.com')
    expect(await faults(page)).toEqual({})
  })

  test('only what is still missing stands there at the second attempt', async () => {
    await using page = await openForm()
    await fill(page, { message: '' })
    await privacy(page).uncheck()
    await send(page)
    expect(await faults(page)).toEqual({
      'Your message': 'A sentence or two is enough.',
      'I agree': 'Please tick this, so that we may answer you.',
    })
    expect(await focusedField(page)).toBe('message')
  })

  test('the phone number is optional', async () => {
    await using page = await openForm()
    await fill(page, { phone: '' })
    await send(page)
    expect(await page.getByText('Hello, I am writing about a project.').innerText()).toBe(
      composed.replace('Phone: +60 12-345 6789\n', ''),
    )
  })
})

describe('the message', () => {
  test('arrives in WhatsApp and in the mail program exactly as it was typed', async () => {
    await using page = await openForm()
    await fill(page)
    await send(page)
    const { whatsApp, email } = await links(page)
    expect([whatsApp.origin + whatsApp.pathname, ...whatsApp.searchParams.keys()]).toEqual([
      'https://wa.me/60120000000',
      'text',
    ])
    expect(whatsApp.searchParams.get('text')).toBe(composed)
    expect([email.protocol + email.pathname, ...email.searchParams.keys()]).toEqual([
      'mailto:hello@example.com',
      'subject',
      'body',
    ])
    // A mail program reads a plus sign as one (RFC 6068), where a form would read a space.
    expect(email.search).not.toContain('+')
    expect(email.searchParams.get('subject')).toBe('Enquiry: Landed Home, Bangsar, Renovation')
    expect(email.searchParams.get('body')).toBe(composed.replaceAll('\n', '\r\n'))
  })

  test('is copied whole', async () => {
    await using page = await openForm({ permissions: ['clipboard-read', 'clipboard-write'] })
    await fill(page)
    await send(page)
    await page.getByRole('button', { name: 'Copy the message' }).click()
    await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(composed)
  })

  test('can be selected by hand where copying is forbidden', async () => {
    await using page = await openForm({ prepare: forbid('clipboard') })
    await fill(page)
    await send(page)
    await page.getByRole('button', { name: 'Copy the message' }).click()
    await page.getByRole('status').filter({ hasText: 'Copying is blocked here: select the text by hand.' }).waitFor()
  })

  test('says so when it is too long for a link', async () => {
    await using page = await openForm()
    await fill(page, { message: '房子很大。'.repeat(200) })
    await send(page)
    expect(await page.getByText('The message is too long for a link').innerText()).toBe(
      'The message is too long for a link: in WhatsApp and e-mail it ends at the mark “…”. Copy it to send all of it.',
    )
    expect((await links(page)).whatsApp.searchParams.get('text')?.at(-1)).toBe('…')
  })

  test('has the focus as soon as it stands there: a key that follows at once finds it', async () => {
    await using page = await openForm()
    await fill(page)
    const focused = page.evaluate(async () => {
      document.querySelector('form')?.requestSubmit()
      await new Promise((resolve) => setTimeout(resolve))
      return document.activeElement?.textContent
    })
    expect(await focused).toBe('Your message is ready')
  })

  test('can be changed', async () => {
    await using page = await openForm()
    await fill(page)
    await send(page)
    await page.getByRole('button', { name: 'Change something' }).click()
    await page.getByRole('heading', { name: 'Write to us' }).waitFor()
    await field(page, 'Name').fill('Huda')
    await send(page)
    expect((await links(page)).whatsApp.searchParams.get('text')).toBe(composed.replace('Nurul & "Huda" 100%', 'Huda'))
  })
})

describe('what was typed', () => {
  test('is there again after a reload, on Back and on another visit, and gone once the visitor says it is sent', async () => {
    await using page = await openForm()
    await fill(page)
    const typed = await values(page)
    await page.reload()
    await enhanced(page)
    expect(await values(page)).toEqual(typed)
    await page.goto(new URL('/about', page.url()).href)
    await page.goBack()
    await enhanced(page)
    expect(await values(page)).toEqual(typed)
    await page.goto(new URL('/about', page.url()).href)
    await page.goto(new URL('/contact', page.url()).href)
    await enhanced(page)
    expect(await values(page)).toEqual(typed)
    await send(page)
    await page.getByRole('button', { name: 'Sent? Clear the form' }).click()
    expect(await values(page)).toEqual(empty)
    await page.reload()
    await enhanced(page)
    expect(await values(page)).toEqual(empty)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  test('before the script arrived stays', async () => {
    await using page = await open('/about')
    const arrive = await hold(page, '**/contact-*.js')
    await page.goto(new URL('/contact', page.url()).href, { waitUntil: 'commit' })
    await field(page, 'Name').fill('Early')
    arrive()
    await enhanced(page)
    expect(await field(page, 'Name').inputValue()).toBe('Early')
  })

  test.each(['{"email":"x', '[]', 'null', '{"name":5,"spaceType":"Castle"}'])(
    'is not confused by a storage that holds %s',
    async (draft) => {
      await using page = await openForm({
        prepare: (page) =>
          page.addInitScript((draft) => {
            if (window === top) sessionStorage.setItem('enquiry', draft)
          }, draft),
      })
      expect(await values(page)).toEqual(empty)
      expect(page.errors).toEqual([])
    },
  )

  test('can be sent where storage is forbidden', async () => {
    await using page = await openForm({ prepare: forbid('sessionStorage') })
    await fill(page)
    await send(page)
    expect((await links(page)).whatsApp.searchParams.get('text')).toBe(composed)
    expect(page.errors).toEqual([])
  })
})

describe('without the script of the form', () => {
  const block = (page: Page) => page.route('**/contact-*.js', (route) => route.abort())

  // Chromium itself spoils plus signs, ampersands and other scripts in a form that goes to a mail program.
  test('it goes to the mail program as plain text', async () => {
    await using page = await open('/contact', { javaScriptEnabled: false })
    await fill(page, { name: 'Nurul', email: 'nurul@example.com', phone: '012-345 6789', message: 'One\nTwo' })
    const mail = page.waitForRequest(/^mailto:/)
    await send(page)
    const [address, body] = decodeURIComponent((await mail).url())
      .trim()
      .split('?body=')
    expect(address).toBe('mailto:hello@example.com')
    expect(body?.split('\r\n')).toEqual([
      'name=Nurul',
      'email=nurul@example.com',
      'phone=012-345 6789',
      'spaceType=Landed',
      'location=Bangsar',
      'projectScope=Renovation',
      'message=One',
      'Two',
      'privacy=Agreed',
    ])
  })

  test('the browser still says what is missing, and sends nothing', async () => {
    await using page = await open('/contact', { prepare: block })
    const mails: string[] = []
    page.on('request', (request) => request.url().startsWith('mailto:') && mails.push(request.url()))
    await send(page)
    expect(await focusedField(page)).toBe('name')
    expect(await page.getByText('Please tell us your name.').isVisible()).toBe(true)
    expect(mails).toEqual([])
  })

  test('it goes to the mail program when the script could not be loaded', async () => {
    await using page = await open('/contact', { prepare: block })
    await fill(page)
    const mail = page.waitForRequest(/^mailto:hello@example\.com/)
    await send(page)
    await mail
  })

  test('using the form tries once more to load it', async () => {
    await using page = await open('/contact', { prepare: block })
    await page.unroute('**/contact-*.js')
    await field(page, 'Name').click()
    await enhanced(page)
    await fill(page)
    await send(page)
    await page.getByRole('heading', { name: 'Your message is ready' }).waitFor()
  })
})

test('without a form service there is no trap for bots', async () => {
  await using page = await openForm()
  expect(await page.getByText('Leave this empty').count()).toBe(0)
})

describe('with a form service', async () => {
  const service = new FormService()
  const fixture = site({}, { until: afterAll })
  fixture.edit('content/site.yaml', 'email:', `endpoint: ${await service.start()}\n  email:`)
  const { url } = await builtAndServed(fixture)
  afterAll(() => service.stop())

  const failed = (page: Page) => page.getByText('Your message did not go through.')
  const sent = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you, Nurul & "Huda" 100%.' })

  test('the form is sent once however often it is submitted, shows that it is on its way, and is then erased', async () => {
    service.hold()
    await using page = await openForm({ url })
    await fill(page)
    await page.evaluate(() => {
      const form = document.querySelector('form')
      form?.requestSubmit()
      form?.requestSubmit()
    })
    const sending = page.getByRole('button', { name: 'Sending' })
    await sending.click({ force: true, clickCount: 2 })
    expect(await sending.isDisabled()).toBe(true)
    expect(await field(page, 'Name').isDisabled()).toBe(true)
    await expect.poll(() => service.got.length).toBe(1)
    service.release()
    await sent(page).waitFor()
    expect(await sent(page).innerText()).toContain('We reply before the kettle boils')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Thank you')
    expect(service.got.map(fieldsIn)).toEqual([
      {
        name: 'Nurul & "Huda" 100%',
        email: 'nurul+home@example.com',
        phone: '+60 12-345 6789',
        spaceType: 'Landed',
        location: 'Bangsar',
        projectScope: 'Renovation',
        message: awkward.replaceAll('\n', '\r\n'),
        privacy: 'Agreed',
        _gotcha: '',
      },
    ])
    await page.reload()
    await enhanced(page)
    expect(await values(page)).toEqual(empty)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    expect(page.errors).toEqual([])
  })

  test('an answer of nonsense with status 200 is a success, and another message can be written', async () => {
    service.answerWith(answers['nonsense with status 200'])
    await using page = await openForm({ url })
    await fill(page)
    await send(page)
    await sent(page).waitFor()
    await page.getByRole('button', { name: 'Write another message' }).click()
    expect(await values(page)).toEqual(empty)
    expect(await faults(page)).toEqual({})
  })

  test.each(['status 500', 'a dropped connection'] as const)(
    'an answer of %s loses nothing: other ways are offered, and the same form can be sent again',
    async (answer) => {
      service.answerWith(answers[answer])
      await using page = await openForm({ url })
      await fill(page)
      const typed = await values(page)
      await send(page)
      await failed(page).waitFor()
      expect(await values(page)).toEqual(typed)
      expect((await links(page)).whatsApp.searchParams.get('text')).toBe(composed)
      await field(page, 'Your message').fill('Changed')
      expect((await links(page)).email.searchParams.get('body')?.split('\r\n').at(-1)).toBe('Changed')
      await page.reload()
      await enhanced(page)
      expect(await field(page, 'Your message').inputValue()).toBe('Changed')
      service.answerWith(answers.ok)
      await send(page)
      await sent(page).waitFor()
      expect(service.got).toHaveLength(1)
    },
  )

  test('no answer within 15 seconds counts as failed', async () => {
    service.answerWith(answers.nothing)
    await using page = await openForm({ url, prepare: (page) => page.clock.install() })
    await fill(page)
    await send(page)
    await expect.poll(() => service.got.length).toBe(1)
    await page.clock.fastForward(14_000)
    expect(await page.getByRole('button', { name: 'Sending' }).isVisible()).toBe(true)
    await page.clock.fastForward(1_500)
    await failed(page).waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('Nurul & "Huda" 100%')
  })

  test('the trap for bots is nothing that people meet', async () => {
    await using page = await openForm({ url })
    expect(await page.getByRole('textbox', { name: 'Leave this empty' }).count()).toBe(0)
    await privacy(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Send message')
    expect(await inSight(page, 'Leave this empty')).toBe(false)
  })

  test('who fills in the trap sends nothing to the service, and can still hand the message over', async () => {
    service.answerWith(answers.ok)
    await using page = await openForm({ url })
    await fill(page)
    await page.getByLabel('Leave this empty').evaluate((trap: HTMLInputElement) => {
      trap.value = 'spam'
    })
    await send(page)
    await page.getByRole('heading', { name: 'Your message is ready' }).waitFor()
    expect(service.got).toEqual([])
  })

  test.each([
    ['failed', 'status 500'],
    ['sent', 'ok'],
  ] as const)('a form that was %s has no accessibility fault that axe knows', async (stage, answer) => {
    service.answerWith(answers[answer])
    await using page = await openForm({ url, bypassCSP: true })
    await fill(page)
    await send(page)
    await (stage === 'sent' ? sent : failed)(page).waitFor()
    expect(await violations(page)).toEqual([])
  })
})

const details = {
  name: 'Nurul & "Huda" 100%',
  email: 'nurul+home@example.com',
  phone: '+60 12-345 6789',
  message: awkward,
}

/** The contact page, once its script has taken over the form. */
async function openForm(visit: Visit = {}) {
  const page = await open('/contact', { url: inject('url'), ...visit, reducedMotion: 'reduce' })
  await enhanced(page)
  return page
}

async function enhanced(page: Page) {
  await page.waitForFunction(() => document.querySelector('form')?.noValidate)
}

/** Fills in the whole form at once, as browsers do for those who have their details saved. */
async function fill(page: Page, change: Partial<typeof details> = {}) {
  const chosen = { spaceType: 'Landed Home', location: 'Bangsar', projectScope: 'Renovation' }
  await page.locator('form').evaluate(
    (form, texts) => {
      for (const [name, text] of Object.entries(texts)) {
        const field = (form as HTMLFormElement).elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
        if (field instanceof HTMLSelectElement)
          field.selectedIndex = [...field.options].findIndex(({ label }) => label === text)
        else field.value = text
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
      }
    },
    { ...details, ...chosen, ...change },
  )
  await privacy(page).check()
}

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true })
}

function privacy(page: Page) {
  return page.getByRole('checkbox', { name: 'I agree' })
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Send message' }).click()
}

const empty = ['', '', '', 'Choose one', 'Choose one', 'Choose one', '', false]

/** What the fields show, in their order. */
function values(page: Page): Promise<unknown[]> {
  return page
    .locator('form')
    .locator('input:not([aria-hidden] *), select, textarea')
    .evaluateAll((fields) =>
      (fields as (HTMLInputElement | HTMLSelectElement)[]).map((field) => {
        if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.label
        return field.type === 'checkbox' ? field.checked : field.value
      }),
    )
}

/** The messages that are seen under fields, by the field that has them as its description and is marked as invalid. */
function faults(page: Page): Promise<Record<string, string>> {
  return page.locator('[aria-invalid=true]').evaluateAll((fields) =>
    Object.fromEntries(
      (fields as HTMLInputElement[]).map((field) => {
        const message = document.getElementById(field.getAttribute('aria-describedby') ?? '')
        const label = field.labels?.[0]?.innerText.replace(/ to the.*/, '') ?? ''
        return [label, message?.checkVisibility() ? message.innerText : '']
      }),
    ),
  )
}

async function links(page: Page) {
  const address = async (name: string) => {
    const link = page.getByRole('link', { name })
    return new URL((await link.getAttribute('href')) ?? '')
  }
  return { whatsApp: await address('Send on WhatsApp'), email: await address('Send by e-mail') }
}

function focusedField(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('name'))
}

/** Whether a label can be seen without scrolling, below the header. */
function inSight(page: Page, label: string): Promise<boolean> {
  const first = page.getByText(label, { exact: true }).first()
  return first.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 2, top + 2))
  })
}

/** Makes reading a property of the browser fail, as its settings can. */
function forbid(name: 'clipboard' | 'sessionStorage') {
  return async (page: Page) => {
    await page.addInitScript((name) => {
      const get = () => {
        throw new DOMException('Forbidden', 'SecurityError')
      }
      Object.defineProperty(name === 'clipboard' ? Navigator.prototype : window, name, { get, configurable: true })
    }, name)
  }
}

/** The fields of a body in multipart/form-data. */
function fieldsIn(body: string): Record<string, string> {
  const parts = body.matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g)
  return Object.fromEntries([...parts].map(([, name, value]) => [name, value]))
}
