import { expect, test } from 'vitest'
import { inlineTokens, shortTokens } from '../build/tokens.ts'
import { site } from './helpers.ts'

const none = new Set<string>()

test('custom properties become letters, the most used first, in every sheet alike', () => {
  const { root } = site({
    'src/styles/tokens.css': ':root { --ink: #111; --t-1: 2rem }',
    'src/a.css': 'p { color: var(--ink); font-size: var(--t-1); --own: var(--ink) }',
  })
  const short = shortTokens(root)
  expect(short(':root{--ink:#111;--t-1:2rem}')).toBe(':root{--A:#111;--B:2rem}')
  expect(short('p{color:var(--ink,red);--own:var(--t-1)}')).toBe('p{color:var(--A,red);--C:var(--B)}')
})

test('those that scripts name, those of placeholders, and what is no custom property of ours keep their names', () => {
  const { root } = site({
    'src/a.css': 'p { --zoom: 1; --b: red; --gut: 1rem }',
    'src/a.ts': "element.style.setProperty('--zoom', '2')",
  })
  const css = 'p{--zoom:1;--b:red;--other:1px;margin:calc(1px - -1px)}'
  expect(shortTokens(root)(css)).toBe(css)
})

test.each([
  [
    ':root{--a:1px;--b:2px}p{margin:var(--a)}a{top:var(--b);left:var(--b)}',
    ':root{--b:2px}p{margin:1px}a{top:var(--b);left:var(--b)}',
  ],
  [':root{--a:max(1px,2vw)}p{margin:calc(var(--a)*-1)}', ':root{}p{margin:calc(max(1px,2vw)*-1)}'],
  [':root{--a:1px;--b:calc(var(--a)*2)}p{margin:var(--b)}', ':root{--b:calc(1px*2)}p{margin:var(--b)}'],
])('what one place asks for moves there: %s', (css, expected) => {
  expect(inlineTokens(css, none)).toBe(expected)
})

test.each([
  ':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}',
  ':root{--a:1px}.dark{--a:2px}p{margin:var(--a)}',
  ':root{--a:var(--b)}.dark{--b:1px}p{margin:var(--a)}',
  ':root{--a:1px}p{margin:var(--a,2px)}',
])('what has several values, is made of others or may be missing stays: %s', (css) => {
  expect(inlineTokens(css, none)).toBe(css)
})

test('what scripts will ask for stays', () => {
  const css = ':root{--a:1px}p{margin:var(--a)}'
  expect(inlineTokens(css, new Set(['--a']))).toBe(css)
})
