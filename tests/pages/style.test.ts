import { expect, test } from 'vitest'
import type { Code } from '../../build/code/code.ts'
import { PageStyles } from '../../build/pages/style.ts'
import type { Brand } from '../../src/model/schema/brand.ts'

const brand = { colours: { jadeDeep: '#10332d' } } as Brand

/** The styles of some markup, of all of these; an island may come to show what is named with it. */
async function stylesOf(markup: string, css: string, islandSymbols: Record<string, string[]> = {}): Promise<string> {
  return (await PageStyles.from({ css, islandSymbols, drawings: '' } as unknown as Code, brand)).of(markup)
}

const page = '<p class="Card_root q1"><b class="Card_big">x</b></p>'

test.each<[what: string, css: string, kept: string]>([
  ['rules of classes that are used', '.Card_root{color:red}.Card_none{color:red}', '.Card_root{color:red}'],
  ['rules of elements and attributes', 'h1{top:0}[data-x]{left:0}', 'h1{top:0}[data-x]{left:0}'],
  ['a rule of several selectors of which one is used', '.Card_none,.Card_root{top:0}', '.Card_none,.Card_root{top:0}'],
  [
    'compounds whose classes are all used',
    '.Card_root.Card_none{color:red}.Card_root .Card_big{top:0}',
    '.Card_root .Card_big{top:0}',
  ],
  ['what is not a class', '.Card_root:not(.Card_none){color:red}', '.Card_root:not(.Card_none){color:red}'],
  ['classes inside :where', ':where(.Card_root){top:0}:where(.Card_none){top:0}', ':where(.Card_root){top:0}'],
  [
    'media queries that are not empty',
    '@media print{.Card_none{top:0}}@media print{.Card_big{top:0}}',
    '@media print{.Card_big{top:0}}',
  ],
  [
    'layers in their order',
    '@layer base{h1{top:0}}@layer pages{.Card_none{top:0}.Card_big{top:0}}',
    '@layer base{h1{top:0}}@layer pages{.Card_big{top:0}}',
  ],
  [
    'properties that are asked for, however indirectly',
    ':root{--a:var(--b);--b:var(--c,1px);--c:2px;--d:3px}p{top:var(--a)}',
    ':root{--a:var(--b);--b:var(--c,1px);--c:2px}p{top:var(--a)}',
  ],
  [
    'keyframes that are played',
    '@keyframes in{to{top:0}}@keyframes out{to{top:1px}}.Card_root{animation:in 1s}.Card_none{animation:out 1s}',
    '@keyframes in{to{top:0}}.Card_root{animation:1s in}',
  ],
])('keeps %s, and drops the others', async (_, css, kept) => {
  expect(await stylesOf(page, css)).toBe(kept)
})

test('keeps what may come onto the page while an island of it is used', async () => {
  const css = ':root{--a:1px;--b:1px}.Box_open{top:0}.Box_none{top:0}'
  const symbols = { Box: ['Box_open', '--a'] }
  expect(await stylesOf('<div data-island="Box"></div>', css, symbols)).toBe(':root{--a:1px}.Box_open{top:0}')
  expect(await stylesOf('<div></div>', css, symbols)).toBe('')
})

test('does not take words of the text for classes', async () => {
  expect(await stylesOf('<p>class Card_root</p>', '.Card_root{top:0}')).toBe('')
})
