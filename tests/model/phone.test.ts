import { expect, test } from 'vitest'
import { chatLink, telLink } from '../../src/model/phone.ts'

test.each([
  ['+60 3-0000 0000', 'tel:+60300000000'],
  ['(03) 2345.6789', 'tel:0323456789'],
  ['+60\u00a012–345\u00a06789', 'tel:+60123456789'],
])('%s is called at %s', (phone, link) => {
  expect(telLink(phone)).toBe(link)
})

test('a chat link holds digits only', () => {
  expect(chatLink('+60 12-000 0000')).toBe('https://wa.me/60120000000')
  expect(chatLink('+60 12-000 0000', '')).toBe('https://wa.me/60120000000')
})

test('a chat starts with the text that is given, whatever stands in it', () => {
  const text = 'Hello & welcome?\nA #1 plan, 100% café + 光'
  const link = chatLink('+60 12-000 0000', text)
  expect(link).toMatch(/^https:\/\/wa\.me\/60120000000\?text=[\w%.~-]+$/)
  expect(new URL(link).searchParams.get('text')).toBe(text)
})
