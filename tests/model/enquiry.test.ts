import { describe, expect, test } from 'vitest'
import { MAILTO_LENGTH, WHATSAPP_LENGTH } from '../../src/model/contactForm.ts'
import { composeEnquiry, type Enquiry, toEnquiry } from '../../src/model/enquiry.ts'
import type { Words } from '../../src/model/schema/words.ts'

const firm = { chatLink: 'https://wa.me/60120000000', email: 'hello@example.com' }
const words = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  spaceType: 'Type of space',
  location: 'Location',
  projectScope: 'Project scope',
  greeting: 'Hello, I am writing about a project.',
  subject: 'Enquiry: {1}, {2}, {3}',
  spaceTypes: { landed: 'Landed Home' },
  projectScopes: { fullTurnkey: 'Full Turnkey' },
} as Words['form']
const enquiry: Enquiry = {
  name: 'Aisyah',
  email: 'aisyah@example.org',
  phone: '',
  spaceType: 'Landed',
  location: 'Bangsar',
  projectScope: 'Full Turnkey',
  message: 'Two rooms & a kitchen.\nFrom June?',
}
const text = `Hello, I am writing about a project.

Name: Aisyah
E-mail: aisyah@example.org
Type of space: Landed Home
Location: Bangsar
Project scope: Full Turnkey

Two rooms & a kitchen.
From June?`

/** What stands behind `name=` in a link, as its receiver reads it. */
const received = (url: string, name: string) =>
  decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(url)?.[1] ?? '')

test('the message holds what was filled in, the visitor’s own words last', () => {
  expect(composeEnquiry(enquiry, firm, words).text).toBe(text)
})

test('WhatsApp and e-mail get the whole message', () => {
  const { whatsApp, email } = composeEnquiry(enquiry, firm, words)
  expect(whatsApp.url).toMatch(/^https:\/\/wa\.me\/60120000000\?text=/)
  expect(received(whatsApp.url, 'text')).toBe(text)
  expect(email.url).toMatch(/^mailto:hello@example\.com\?subject=/)
  expect(received(email.url, 'subject')).toBe('Enquiry: Landed Home, Bangsar, Full Turnkey')
  expect(received(email.url, 'body')).toBe(text.replaceAll('\n', '\r\n'))
  expect([whatsApp.cut, email.cut]).toEqual([false, false])
})

test('nothing that is typed can add an address or a field to the e-mail', () => {
  const { email } = composeEnquiry(
    { ...enquiry, location: 'X&cc=a@b.c\r\nBcc: d@e.f', message: '?to=x&body=y#z' },
    firm,
    words,
  )
  expect(email.url.match(/[?&#]\w+=/g)).toEqual(['?subject=', '&body='])
  expect(email.url).not.toMatch(/\s|#/)
})

describe('a message that is too long', () => {
  test.each(['a', '&', '光', '👨‍👩‍👧‍👦', 'தி', '\n'])(
    'of %j is cut between two characters, within what the services take',
    (unit) => {
      const message = `${unit.repeat(5000)}.`
      const { whatsApp, email, text } = composeEnquiry({ ...enquiry, message }, firm, words)
      expect(text.endsWith(message)).toBe(true)
      for (const [link, name, most] of [
        [whatsApp, 'text', WHATSAPP_LENGTH],
        [email, 'body', MAILTO_LENGTH],
      ] as const) {
        expect(link.cut).toBe(true)
        expect(link.url.length).toBeLessThanOrEqual(most)
        const own = received(link.url, name).replaceAll('\r\n', '\n').split('Full Turnkey\n\n')[1] ?? ''
        expect(own).toMatch(/…$/)
        expect(unit.repeat(5000).startsWith(own.slice(0, -1)) && (own.length - 1) % unit.length).toBe(0)
      }
    },
  )
})

test('half a character and control characters do no harm', () => {
  const { text, email } = composeEnquiry({ ...enquiry, message: 'a\ud83d b\u0000c\u001b[31m' }, firm, words)
  expect(text.endsWith('a\ufffd bc[31m')).toBe(true)
  expect(received(email.url, 'body').endsWith('a\ufffd bc[31m')).toBe(true)
})

test('an enquiry is read from the fields of a form, those that it lacks are empty', () => {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...enquiry, privacy: 'on' })) if (value) data.append(name, value)
  expect(toEnquiry(data)).toEqual(enquiry)
})
