import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typographic, unjoined, withoutWidow } from '../../src/model/typography.ts'

/** What stays together is shown as _ and the joint as |. */
const shown = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '|')
const places = ['Mont Kiara', 'Kuala Lumpur', 'within 1 working day']

test.each([
  ["Let's Meet in Person", 'Let’s Meet in Person'],
  ["2025's Home Renovation Trends", '2025’s Home Renovation Trends'],
  ["the workers' room", 'the workers’ room'],
  ["of the '90s", 'of the ’90s'],
  ['He said "no", twice', 'He said “no”, twice'],
  [`"'Not yet,' she said"`, '“‘Not yet,’ she said”'],
  ['("quoted")', '(“quoted”)'],
  [`a door 2'6" wide and 5' high`, `a door 2'6" wide and 5' high`],
  [`a 5'x3' bath`, `a 5'x3' bath`],
  ['"the door is 6" wide"', '“the door is 6" wide”'],
  ['"from 1999"', '“from 1999”'],
  ["'in 2025' it was", '‘in 2025’ it was'],
])('%j is set as %j', (text, set) => {
  expect(typographic(text)).toBe(set)
})

test.each([
  ['A condo in Mont Kiara', 'A condo in Mont_Kiara'],
  ['KUALA LUMPUR', 'KUALA_LUMPUR'],
  ['We reply within 1 working day.', 'We reply within_1_working_day.'],
  ['Montreal Mont Kiarama', 'Montreal Mont Kiarama'],
  ['1,150 sq ft', '1,150_sq_ft'],
  ['RM60–100 per sq ft', 'RM60–|100 per sq_ft'],
  ['850–900 mm', '850–|900_mm'],
  ['Mon–Sat 9:00 AM–6:00 PM', 'Mon–|Sat 9:00_AM–|6:00_PM'],
  ['Our Work – Before & After', 'Our Work – Before & After'],
])('%j is kept together as %j', (text, set) => {
  expect(shown(typographic(text, places))).toBe(set)
})

test('a text that goes on from another knows what stands in front of it', () => {
  expect(typographic('" and more', [], 'e')).toBe('” and more')
  expect(typographic('"and more', [], ' ')).toBe('“and more')
})

test('a headline does not end on one short word', () => {
  expect(shown(withoutWidow('A price you can read'))).toBe('A price you can_read')
  expect(withoutWidow('Transparency')).toBe('Transparency')
})

const letters = fc.constantFrom(...` \u00a0\u2060'"‘’“”–-.,5aB\`/:()é`)
const texts = fc.string({ unit: letters, maxLength: 40 })

test('what is set is not set again', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const set = typographic(text, places)
      expect(typographic(set, places)).toBe(set)
    }),
  )
})

test('addresses and code come through unchanged', () => {
  const address = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.emailAddress().filter((address) => !address.startsWith("'")),
    fc.constantFrom(`\`let's "go" 1–2\``, '/blog/1–2', "tel:+60'3", "./it's.md"),
  )
  fc.assert(
    fc.property(texts, address, texts, (before, address, after) => {
      expect(typographic(`${before.replaceAll('`', '')} ${address} ${after}`, places)).toContain(address)
    }),
  )
})

test('only marks and spaces change', () => {
  const plain = (text: string) => unjoined(text).replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
  fc.assert(
    fc.property(fc.string(), texts, (one, other) => {
      expect(plain(typographic(one + other, places))).toBe(plain(one + other))
    }),
  )
})
