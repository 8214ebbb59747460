import { expect, test } from 'vitest'
import { chatLink, telLink } from '../../src/model/phone.ts'
import { phoneFault, shownPhone } from '../../src/model/phoneNumber.ts'

test.each([
  ['03-7728 1234', '+60 3-7728 1234', 'tel:+60377281234'],
  ['0377281234', '+60 3-7728 1234', 'tel:+60377281234'],
  ['377281234', '+60 3-7728 1234', 'tel:+60377281234'],
  ['(03) 2345.6789', '+60 3-2345 6789', 'tel:+60323456789'],
  ['03-7728 1234 ext 12', '+60 3-7728 1234 ext. 12', 'tel:+60377281234;ext=12'],
  ['012-345 6789', '+60 12-345 6789', 'tel:+60123456789'],
  ['+60\u00a012–345\u00a06789', '+60 12-345 6789', 'tel:+60123456789'],
  ['60123456789', '+60 12-345 6789', 'tel:+60123456789'],
  ['011-1234 5678', '+60 11-1234 5678', 'tel:+601112345678'],
  ['1300 88 2525', '1-300-88-2525', 'tel:1300882525'],
  ['+65 6123 4567', '+65 6123 4567', 'tel:+6561234567'],
  ['+60 3-0000 0000', '+60 3-0000 0000', 'tel:+60300000000'],
])('%s is shown as %s and called at %s', (written, shown, link) => {
  expect(shownPhone(written)).toBe(shown)
  expect(telLink(shown)).toBe(link)
})

test('a chat finds a number that was written without its country', () => {
  expect(chatLink(shownPhone('012-345 6789'))).toBe('https://wa.me/60123456789')
})

test.each([
  ['0377281234 / 0377281235', 'holds more than one number'],
  ['call us', 'is no phone number'],
  ['03-7728 12345', 'is no phone number that exists'],
  ['03-7728', 'is no phone number that exists'],
  ['+60 12-000 0000', 'is no phone number'],
])('%s %s', (written, reason) => {
  expect(phoneFault(written)?.reason).toBe(reason)
})

test('a chat needs a mobile number, a call does not', () => {
  expect(phoneFault('03-7728 1234')).toBeUndefined()
  expect(phoneFault('03-7728 1234', { chat: true })?.reason).toBe('is no mobile number, and WhatsApp needs one')
  expect(phoneFault('012-345 6789', { chat: true })).toBeUndefined()
})
