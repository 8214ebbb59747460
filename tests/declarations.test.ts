import { expect, test } from 'vitest'
import { inOrder } from '../build/declarations.ts'

test('rules with the same declarations have them in the same order, in groups too', () => {
  const [first, second] = ['color:red;display:grid;padding:0', 'padding:0;color:red;display:grid'].map((body) =>
    inOrder(`@media print{p{${body}}}`),
  )
  expect(first).toBe(second)
})

test.each([
  'font:1rem/1 serif;line-height:2',
  'line-height:2;font:1rem/1 serif',
  'border:0;border-top-color:red',
  'border-block:2px solid;border-bottom-color:red;border-width:0',
  'inset:0;top:1px',
  'left:1px;inset:0',
  'gap:1px;column-gap:2px',
  'place-items:center;align-items:end',
  '-webkit-mask:none;mask:none;mask-size:1px',
  'height:100vh;height:100svh',
  'text-decoration:underline;text-decoration-color:red',
  '--a:1px;--b:2px',
])('members of a family stay as they were written: %s', (body) => {
  expect(inOrder(`p{${body}}`)).toBe(`p{${body}}`)
})

test.each([
  '@font-face{font-family:F;src:url(f.woff2)format("woff2")}',
  '@keyframes a{0%{opacity:0;color:red}to{opacity:1}}',
  '@layer a,b;',
  'p{}',
])('what is no rule stays: %s', (css) => {
  expect(inOrder(css)).toBe(css)
})

test('semicolons in strings and addresses are text', () => {
  const css = inOrder('p{content:";a:b";color:red;background:url(data:a;b,c)}')
  expect(
    css
      .slice(2, -1)
      .split(/;(?=content|color|background)/)
      .sort(),
  ).toEqual(['background:url(data:a;b,c)', 'color:red', 'content:";a:b"'])
})
