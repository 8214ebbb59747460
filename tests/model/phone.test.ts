import { expect, test } from 'vitest'
import { chatLink, telLink } from '../../src/model/phone.ts'

test('a number is called at its digits, an extension after them', () => {
  expect(telLink('+60 3-0000 0000')).toBe('tel:+60300000000')
  expect(telLink('+60 3-7728 1234 ext. 12')).toBe('tel:+60377281234;ext=12')
})

test('a chat link holds digits only', () => {
  expect(chatLink('+60 12-000 0000')).toBe('https://wa.me/60120000000')
  expect(chatLink('+60 12-000 0000', '')).toBe('https://wa.me/60120000000')
  expect(chatLink('+60 12-345 6789 ext. 12')).toBe('https://wa.me/60123456789')
})

test('a chat starts with the text that is given, whatever stands in it', () => {
  const text = 'Hello & welcome?\nA #1 plan, 100% café + 光'
  const link = chatLink('+60 12-000 0000', text)
  expect(link).toMatch(/^https:\/\/wa\.me\/60120000000\?text=[\w%.~-]+$/)
  expect(new URL(link).searchParams.get('text')).toBe(text)
})
