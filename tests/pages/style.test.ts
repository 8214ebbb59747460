import { expect, test } from 'vitest'
import { PageStyles } from '../../build/pages/style.ts'

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
    'keyframes that are played',
    '@keyframes in{to{top:0}}@keyframes out{to{top:1px}}.Card_root{animation:in 1s}.Card_none{animation:out 1s}',
    '@keyframes in{to{top:0}}.Card_root{animation:1s in}',
  ],
  [
    'the order of layers, where one of them has no rule',
    '@layer a{.Card_none{top:0}}@layer b{p{top:0}}',
    '@layer a;@layer b{p{top:0}}',
  ],
])('keeps %s, and drops the others', async (_, css, kept = css) => {
  expect((await PageStyles.from(css)).of(page)).toBe(kept)
})
