import { expect, test } from 'vitest'
import type { Code } from '../../build/code/code.ts'
import { policy } from '../../build/pages/policy.ts'
import { PageStyles } from '../../build/pages/style.ts'
import type { Brand } from '../../src/model/schema/brand.ts'

/* What pages leave unsaid to be light. */

const stylesOf = async (markup: string, css: string, drawings = '') => {
  const code = { css, islandSymbols: {}, drawings } as unknown as Code
  return (await PageStyles.from(code, { colours: {} } as Brand)).of(markup)
}

const two = ':root{--a:1px;--b:2px}p{top:var(--a)}'

test.each([
  [
    'one rule asks for it',
    `${two}b{left:var(--b)}i{right:var(--b)}`,
    ':root{--b:2px}p{top:1px}b{left:var(--b)}i{right:var(--b)}',
  ],
  ['it is set twice', ':root{--a:1px}b{--a:2px}p{top:var(--a)}', ':root{--a:1px}b{--a:2px}p{top:var(--a)}'],
  ['it has a fallback', ':root{--a:1px}p{top:var(--a,0)}', ':root{--a:1px}p{top:var(--a,0)}'],
])('a token when %s', async (_, css, written) => {
  expect(await stylesOf('<p>', css)).toBe(written)
})

test('what drawings ask for stays where they are shown', async () => {
  const css = ':root{--jade:red}p{color:var(--jade)}'
  expect(await stylesOf('<use href="#a">', css, '<path stroke="var(--jade)">')).toBe(css)
})

test('speculation rules need a hash only beside another one', () => {
  const options = { style: '', mapUrl: 'https://maps.example/', rules: '{}' }
  expect(policy('', { ...options, scripts: [] })).toContain("script-src 'self' 'inline-speculation-rules';")
  expect(policy('', { ...options, scripts: ['a()'] })).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/)
})
