import { expect, test } from 'vitest'
import { calloutLink } from '../../src/model/calloutLink.ts'

const callout = (text: string, url?: string) => calloutLink({ type: 'callout', text, ...(url && { url }) })

test('a callout with a url is a link to it, whatever its text', () => {
  expect(callout('Ask us.', '/contact')).toEqual({ prefix: '', text: 'Ask us.', url: '/contact' })
  expect(callout('Kitchen Renovation', '/contact')).toEqual({ prefix: '', text: 'Kitchen Renovation', url: '/contact' })
  expect(callout('Read: the brief', '/about')).toEqual({ prefix: 'Read:', text: 'the brief', url: '/about' })
})

test.each([
  ['Natural Light', '/blog/5'],
  ['Small Space', '/blog/2'],
  ['Modern vs Minimalist', '/blog/4'],
  ['Kitchen Renovation', '/blog/3'],
  ['Renovation Budgeting', '/blog/6'],
  ["2025's Home Renovation Trends", '/blog/1'],
])('the keyword %s leads to %s, inside a sentence and in any case', (keyword, url) => {
  for (const words of [keyword, keyword.toUpperCase(), keyword.toLowerCase()]) {
    const text = `More on ${words} is here.`
    expect(callout(text)).toEqual({ prefix: '', text, url })
  }
})

test('a curly apostrophe is an apostrophe, and stays as it was written', () => {
  const text = '2025’s Home Renovation Trends'
  expect(callout(text)).toEqual({ prefix: '', text, url: '/blog/1' })
})

test('the prefixes Read: and Related: are kept apart, and lead where the keyword says', () => {
  expect(callout('Read: Kitchen Renovation')).toEqual({ prefix: 'Read:', text: 'Kitchen Renovation', url: '/blog/3' })
  expect(callout('Related: small space ideas')).toEqual({
    prefix: 'Related:',
    text: 'small space ideas',
    url: '/blog/2',
  })
})

test('Read: and Related: without a url and without a keyword lead to the blog', () => {
  expect(callout('Read: Our notes')).toEqual({ prefix: 'Read:', text: 'Our notes', url: '/blog' })
  expect(callout('Related:')).toEqual({ prefix: 'Related:', text: '', url: '/blog' })
})

test.each([
  'Keep 10–20% aside.',
  'Please Read: this',
  'read: this',
  'Related, but not so',
  'Kitchens and renovation',
  '',
])('%j is plain text', (text) => {
  expect(callout(text)).toEqual({ prefix: '', text, url: undefined })
})
