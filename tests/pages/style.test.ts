import { expect, test } from 'vitest'
import type { Code } from '../../build/code/code.ts'
import { PageStyles } from '../../build/pages/style.ts'
import type { Brand } from '../../src/model/schema/brand.ts'

/** The styles of some markup, of all of these; an island may come to show what is named with it. */
async function stylesOf(markup: string, css: string, { islandSymbols = {}, drawings = '' } = {}): Promise<string> {
  const code = { css, islandSymbols, drawings } as unknown as Code
  return (await PageStyles.from(code, { colours: {} } as Brand)).of(markup)
}

const page = '<p class="Card_root q1"><b class="Card_big">x</b> class Card_word</p>'

test.each<[what: string, css: string, kept?: string]>([
  ['rules of used classes', '.Card_root{top:0}.Card_none{top:0}.Card_word{top:0}', '.Card_root{top:0}'],
  ['a rule of several selectors of which one is used', '.Card_none,.Card_root{top:0}'],
  [
    'compounds of used classes',
    '.Card_root.Card_none{left:0}.Card_root .Card_big{top:0}',
    '.Card_root .Card_big{top:0}',
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
])('keeps %s, and drops the others', async (_, css, kept = css) => {
  expect(await stylesOf(page, css)).toBe(kept)
})

test('keeps what may come onto the page while an island of it is used, and what its drawings ask for', async () => {
  const css = ':root{--a:1px;--b:1px}.Box_open{top:0}.Box_none{top:0}'
  const islandSymbols = { Box: ['Box_open', '--a'] }
  expect(await stylesOf('<div data-island="Box"></div>', css, { islandSymbols })).toBe(':root{--a:1px}.Box_open{top:0}')
  expect(await stylesOf('<div></div>', css, { islandSymbols })).toBe('')
  const drawn = ':root{--jade:red}p{color:var(--jade)}'
  expect(await stylesOf('<use href="#a">', drawn, { drawings: '<path stroke="var(--jade)">' })).toBe(drawn)
})
