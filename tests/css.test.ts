import { describe, expect, test } from 'vitest'
import { classesOf, parseRules, pruneRules } from '../build/css.ts'

/** What is left of a style sheet on a page with these classes. */
const prune = (css: string, ...classes: string[]) => pruneRules(parseRules(css), new Set(classes))

describe('on a page with the class A_x', () => {
  test.each([
    '.A_x{color:red}',
    'p{color:red}',
    '*,:before{margin:0}',
    '.A_x:hover,.A_x::before{color:red}',
    '.A_x>p+p~a [data-b="1"]{color:red}',
    'p.A_x.A_x#b{color:red}',
    '.A_x:not(.B_y){color:red}',
    '.A_x:not(.B_y,.C_z){color:red}',
    '.A_x:not(:has(.B_y:nth-child(2))){color:red}',
    ':not(.B_y):not(.C_z){color:red}',
    '.A_x[data-name=".B_y"]{color:red}',
    '.A_x:nth-child(2n + 1 of p){color:red}',
    '.A_x{background:url(.B_y)}',
    '@media (width>=800px){.A_x{color:red}}',
    '@media print{p{color:red}}',
    '@supports (display:grid){@media print{.A_x{color:red}}}',
    '@container (width>=20rem){.A_x{color:red}}',
    '@layer components{.A_x{color:red}}',
    '@layer reset,tokens,base;',
    '@font-face{font-family:F;src:url(f.woff2)}',
    '@property --a{syntax:"<length>";inherits:false;initial-value:0}',
    '@view-transition{navigation:auto}',
    '@page{margin:2cm}',
  ])('%s stays as it is', (css) => {
    expect(prune(css, 'A_x')).toBe(css)
  })

  test.each([
    '.B_y{color:red}',
    '.A_x .B_y{color:red}',
    '.A_x.B_y{color:red}',
    '.A_x-wide{color:red}',
    '.A_x_y{color:red}',
    '.a_x{color:red}',
    '.A_x:not(p) .B_y{color:red}',
    'p:is(.B_y){color:red}',
    'p:where(.B_y,.C_z){color:red}',
    '.A_x:has(.B_y){color:red}',
    '.A_x:is(.B_y:not(.A_x)){color:red}',
    '@media print{.B_y{color:red}}',
    '@supports (display:grid){@media print{.B_y{color:red}}}',
    '@layer components{.B_y{color:red}.C_z{color:red}}',
    '@container (width>=20rem){.B_y{color:red}}',
  ])('%s goes', (css) => {
    expect(prune(css, 'A_x')).toBe('')
  })

  test.each([
    ['.A_x,.B_y{color:red}', '.A_x{color:red}'],
    ['.B_y,p,.B_y .A_x{color:red}', 'p{color:red}'],
    ['p:is(.A_x,.B_y) a{color:red}', 'p.A_x a{color:red}'],
    [':where(.B_y,.A_x p){color:red}', ':where(.A_x p){color:red}'],
    ['.A_x:is(:is(.B_y,a),.B_y){color:red}', '.A_x:is(:is(a)){color:red}'],
    ['.A_x:has(.B_y,>p){color:red}', '.A_x:has(>p){color:red}'],
    ['@media print{.A_x{color:red}.B_y{color:red}}', '@media print{.A_x{color:red}}'],
    ['@layer a{.A_x{color:red}@media print{.B_y{color:red}}}', '@layer a{.A_x{color:red}}'],
    ['.B_y{color:red}p{margin:0}.C_z{color:red}', 'p{margin:0}'],
  ])('of %s only what can match stays', (css, expected) => {
    expect(prune(css, 'A_x')).toBe(expected)
  })
})

describe('keyframes', () => {
  const frames = '@keyframes A_in{0%{opacity:0}to{opacity:1}}@keyframes B_out{to{opacity:0}}'

  test.each(['animation:A_in .5s', 'animation:.5s ease A_in both', 'animation-name:A_in', 'animation:none,A_in 1s'])(
    'stay where a rule of the page names them: %s',
    (declaration) => {
      const rule = `.A_x{${declaration}}`
      expect(prune(rule + frames, 'A_x')).toBe(`${rule}@keyframes A_in{0%{opacity:0}to{opacity:1}}`)
    },
  )

  test('go where none does, inside a layer too', () => {
    expect(prune(`.A_x{animation:A_in 1s}${frames}`)).toBe('')
    expect(prune(`@layer a{.A_x{animation:A_in 1s}p{margin:0}${frames}}`)).toBe('@layer a{p{margin:0}}')
    expect(prune('p{animation:A_inner 1s}@keyframes A_in{to{opacity:1}}')).toBe('p{animation:A_inner 1s}')
  })
})

describe('custom properties of :root', () => {
  test('stay where the page asks for them', () => {
    expect(prune(':root{--a:1px;--b:2px;font-size:16px}p{margin:var(--a)}')).toBe(
      ':root{--a:1px;font-size:16px}p{margin:var(--a)}',
    )
  })

  test('stay where another that is asked for is made of them', () => {
    const css = ':root{--a:1px;--b:calc(var(--a)*2)}p{margin:var(--b,0)}'
    expect(prune(css)).toBe(css)
  })
})

describe('parsing', () => {
  test.each([
    'p{content:"}"}a{color:red}',
    "p{content:'{'}a{color:red}",
    String.raw`p{content:"\"}"}a{color:red}`,
    String.raw`p{content:"\\"}a{color:red}`,
    'p{background:url(a{b}c;d)}a{color:red}',
    'p{background:url("a)}b")}a{color:red}',
    '[data-a="{;}"]{color:red}a{color:red}',
    '@import url(a;b);a{color:red}',
    '@import "a;b";a{color:red}',
    'p{}a{color:red}',
    '@media print{p{content:"}"}@media (width>1px){a{content:"{"}}}a{color:red}',
  ])('braces and semicolons inside strings and addresses are text: %s', (css) => {
    expect(prune(css)).toBe(css)
    expect(parseRules(css)).toHaveLength(2)
  })

  test.each(['p{content:"', 'p{', 'p{background:url(', '"', 'p{content:"\\'])(
    'text that does not end comes to an end: %j',
    (css) => {
      expect(() => parseRules(css)).not.toThrow()
    },
  )

  test('the classes of a style sheet are those of its selectors, in any group', () => {
    const css =
      '.A_x:not(.B_y){color:red}@media print{@layer a{p .C_z{margin:.5em}}}@keyframes D_k{to{opacity:1}}a[b=".E_e"]{}'
    expect(classesOf(parseRules(css))).toEqual(['A_x', 'B_y', 'C_z'])
  })
})
