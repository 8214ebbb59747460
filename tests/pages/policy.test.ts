import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policy } from '../../build/pages/policy.ts'

const scripts = ['a()']
const endpoint = 'https://forms.example/abc'
const sha = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/** The directives of a page's policy, by name. */
const directives = (markup: string, more = {}): Record<string, string> =>
  Object.fromEntries(
    policy(markup, { scripts, style: 'p{}', endpoint, mapUrl: 'https://maps.example/x?y', ...more })
      .split('; ')
      .map((each) => [each.replace(/ .*/, ''), each.replace(/^\S+ /, '')]),
  )

const nothing = {
  ...{ 'default-src': "'self'", 'script-src': `'self' ${sha('a()')}`, 'style-src': `'self' ${sha('p{}')}` },
  ...{ 'img-src': "'self' data:", 'connect-src': "'self'" },
  ...{ 'object-src': "'none'", 'form-action': "'none'", 'base-uri': "'none'" },
  ...{ 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" },
}

// Without a script, a service may redirect to a page of the firm, which counts as an action of the form, too.
const posting = { 'form-action': "mailto: 'self' https://forms.example", 'connect-src': "'self' https://forms.example" }
const pictures = '<img src="https://a.example/1.jpg"><img src="https://a.example?2"><img src="/3.jpg">'
const spelled = '<img src="https://Bücher.example/1.jpg"><img src="https://me@b.example:8443/2.jpg?a=1&amp;b">'

// A data block never runs, so it needs no hash.
const inline =
  '<script>if (1 < 2) b()</script><script type="module">c()</script><script type="application/ld+json">{}</script>' +
  '<script type="application/json">[]</script><script type="application/javascript">d()</script>'
const foreign = '<script defer src="https://b.example/b.js"></script>'
const reporting = {
  'script-src': `'self' https://b.example ${sha('a()')}`,
  'connect-src': "'self' https://b.example",
}

test.each<[what: string, markup: string, options: object, allowed: object]>([
  ['a form to its service, or to the mail program', '<form>', {}, posting],
  ['a form to the mail program alone', '<form>', { endpoint: undefined }, { 'form-action': 'mailto:' }],
  ['a map', '<div data-map>', {}, { 'frame-src': 'https://maps.example' }],
  ['a script of another host, which reports there', foreign, {}, reporting],
  [
    'scripts of its own',
    inline,
    {},
    { 'script-src': `'self' ${['a()', 'if (1 < 2) b()', 'c()', 'd()'].map(sha).join(' ')}` },
  ],
  ['pictures of other hosts', pictures, {}, { 'img-src': "'self' data: https://a.example" }],
  [
    'pictures of hosts with a name in another script, a user or a port',
    spelled,
    {},
    { 'img-src': "'self' data: https://xn--bcher-kva.example https://b.example:8443" },
  ],
])('a page may do nothing but what it does: %s', (_, markup, options, allowed) => {
  expect(directives(markup, options)).toEqual({ ...nothing, ...allowed })
})
