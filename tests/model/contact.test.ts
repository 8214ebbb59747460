import { describe, expect, test } from 'vitest'
import { MAILTO_LENGTH, WHATSAPP_LENGTH } from '../../src/model/constants.ts'
import { composeEnquiry, type Enquiry, toEnquiry } from '../../src/model/firm/enquiry.ts'
import { chatLink, telLink } from '../../src/model/firm/phone.ts'
import { phoneFault, shownPhone } from '../../src/model/firm/phoneNumber.ts'
import type { Choice, Words } from '../../src/model/schema/words.ts'

/* Links that leave the site: calls, chats, e-mails. What an enquiry contains, and sharing pages: tests/browsers. */

describe('a phone number', () => {
  test.each([
    ['03-7728 1234', '+60 3-7728 1234', 'tel:+60377281234'],
    ['377281234', '+60 3-7728 1234', 'tel:+60377281234'],
    ['(03) 2345.6789', '+60 3-2345 6789', 'tel:+60323456789'],
    ['03-7728 1234 ext 12', '+60 3-7728 1234 ext. 12', 'tel:+60377281234;ext=12'],
    ['+60\u00a012–345\u00a06789', '+60 12-345 6789', 'tel:+60123456789'],
    ['60123456789', '+60 12-345 6789', 'tel:+60123456789'],
    ['011-1234 5678', '+60 11-1234 5678', 'tel:+601112345678'],
    ['1300 88 2525', '1-300-88-2525', 'tel:1300882525'],
    ['+65 6123 4567', '+65 6123 4567', 'tel:+6561234567'],
    ['+44 20 7946 0958 ext 12', '+44 20 7946 0958 ext. 12', 'tel:+442079460958;ext=12'],
    ['+60 3-0000 0000', '+60 3-0000 0000', 'tel:+60300000000'],
  ])('%s is shown as %s and called at %s', (written, shown, link) => {
    const chat = link.replace(/tel:\+?/, 'https://wa.me/').replace(/;.*/, '')
    expect([shownPhone(written), telLink(shown), chatLink(shown)]).toEqual([shown, link, chat])
  })

  // Other invalid numbers are in the tables of tests/faults/mistakes.
  test('has as many digits as its kind has', () => {
    const faults = ['03-7728', '03-7728 12345', '03-7728 1234'].map((written) => phoneFault(written))
    const noNumber = expect.stringMatching(/^must be a valid phone number, like 03-/)
    expect(faults).toEqual([noNumber, noNumber, undefined])
  })
})

describe('an enquiry', () => {
  const firm = { chatLink: 'https://wa.me/60120000000', email: 'hello@example.com' }
  const words = {
    ...{ name: 'Name', email: 'E-mail', phone: 'Phone', spaceType: 'Type of space', location: 'Location' },
    ...{ projectScope: 'Project scope', greeting: 'Hello.', subject: 'Enquiry: {1}, {2}, {3}' },
    spaceTypes: [{ label: 'Landed Home', sentAs: 'Landed' }],
    ...{ locations: [] as Choice[], projectScopes: [] as Choice[] },
  } as unknown as Words['form']
  const enquiry: Enquiry = {
    ...{ name: 'Aisyah', email: 'aisyah@example.org', phone: '', spaceType: 'Landed', location: 'Bangsar' },
    ...{ projectScope: 'Full Turnkey', message: 'Two rooms & a kitchen.\nFrom June?' },
  }
  const composed = (changes: Partial<Enquiry> = {}) => composeEnquiry({ ...enquiry, ...changes }, firm, words)

  /** The value of `name=` in a link, as its receiver decodes it. */
  const received = (url: string, name: string) =>
    decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(url)?.[1] ?? '')

  test('adds no address and no field to the e-mail, whatever is typed', () => {
    const { email } = composed({ location: 'X&cc=a@b.c\r\nBcc: d@e.f', message: '?to=x&body=y#z' })
    expect(email.url.match(/[?&#]\w+=/g)).toEqual(['?subject=', '&body='])
    expect(email.url).not.toMatch(/\s|#/)
  })

  test.each(['a', '&', '光', '👨‍👩‍👧‍👦', 'தி', '\n'])('with too many %j is cut between two of them', (unit) => {
    const message = `${unit.repeat(5000)}.`
    const { whatsApp, email, text } = composed({ message })
    expect(text.endsWith(message)).toBe(true)
    for (const [link, name, most] of [
      [whatsApp, 'text', WHATSAPP_LENGTH],
      [email, 'body', MAILTO_LENGTH],
    ] as const) {
      expect([link.cut, link.url.length <= most]).toEqual([true, true])
      const own = received(link.url, name).replaceAll('\r\n', '\n').split('Full Turnkey\n\n')[1] ?? ''
      expect(own).toMatch(/…$/)
      expect(unit.repeat(5000).startsWith(own.slice(0, -1)) && (own.length - 1) % unit.length).toBe(0)
    }
  })

  test('is not harmed by half a character, control and no-break characters, or a form that lacks a field', () => {
    const { text, email } = composed({ message: 'a\ud83d\u00a0b\u2060\u0000c\u001b[31m' })
    for (const said of [text, received(email.url, 'body')]) expect(said.endsWith('a\ufffd bc[31m')).toBe(true)
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...enquiry, privacy: 'on' })) if (value) data.append(name, value)
    expect(toEnquiry(data)).toEqual(enquiry)
  })
})
