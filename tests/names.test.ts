import { expect, test } from 'vitest'
import { classesIn, lettersFor, shortenCss, shortenMarkup } from '../build/names.ts'

/** A page and its styles with short names, but for those that scripts know. */
function shortenNames({ markup, css }: { markup: string; css: string }, kept: ReadonlySet<string>) {
  const letters = lettersFor(classesIn(markup), kept)
  return { markup: shortenMarkup(markup, letters), css: shortenCss(css, letters) }
}

const page = (names: readonly string[]) => ({
  markup: names.map((name) => `<p class="${name}"></p>`).join(''),
  css: names.map((name) => `.${name}{color:red}`).join(''),
})

test('classes become letters in the order of the page, in markup and styles alike', () => {
  const markup = '<p class="Card_root Text_small"><b class="Card_root"></b></p>'
  const css = '.Text_small{margin:.5em}.Card_root:not(.Text_small)>.Card_root{color:red}'
  expect(shortenNames({ markup, css }, new Set())).toEqual({
    markup: '<p class="a b"><b class="a"></b></p>',
    css: '.b{margin:.5em}.a:not(.b)>.a{color:red}',
  })
})

test('classes that scripts know, and those of placeholders, keep their names', () => {
  const dressed = page(['Menu_open', 'q1f', 'Card_root'])
  expect(shortenNames(dressed, new Set(['Menu_open']))).toEqual(page(['Menu_open', 'q1f', 'a']))
})

test('no two classes get one name, and none gets a name that ad blockers hide', () => {
  const { markup } = shortenNames(page(Array.from({ length: 2000 }, (_, index) => `Card_x${index}`)), new Set())
  const names = [...markup.matchAll(/class="([^"]*)"/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(2000)
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name ?? '') || name?.includes('ad'))).toEqual([])
})
