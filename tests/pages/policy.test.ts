import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policy } from '../../build/pages/policy.ts'

const options = {
  scripts: ['a()'],
  style: 'p{}',
  endpoint: 'https://forms.example/abc',
  mapUrl: 'https://maps.example/x?y',
}
const sha = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/** The directives of a page's policy, by their names. */
const directives = (markup: string, more = {}): Record<string, string> =>
  Object.fromEntries(
    policy(markup, { ...options, ...more })
      .split('; ')
      .map((each) => [each.replace(/ .*/, ''), each.replace(/^\S+ /, '')]),
  )

test('a page may do nothing but what it does', () => {
  expect(directives('<p>')).toEqual({
    'default-src': "'none'",
    'script-src': `'self' ${sha('a()')}`,
    'style-src': sha('p{}'),
    'img-src': "'self' data:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })
})

test('a form may go to its service, or to the mail program', () => {
  expect(directives('<form>')).toMatchObject({
    'form-action': 'mailto: https://forms.example',
    'connect-src': "'self' https://forms.example",
  })
  const without = directives('<form>', { endpoint: undefined })
  expect([without['form-action'], without['connect-src']]).toEqual(['mailto:', "'self'"])
})

test('a map may be framed, and pictures of other hosts shown, where they are', () => {
  expect(directives('<div data-map>')['frame-src']).toBe('https://maps.example')
  const pictures = '<img src="https://a.example/1.jpg"><img src="https://a.example/2.jpg"><img src="/3.jpg">'
  expect(directives(pictures)['img-src']).toBe("'self' data: https://a.example")
})
