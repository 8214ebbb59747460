import { createElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { pageKeys } from '../../build/pages/pageKey.ts'
import type { Article } from '../../src/model/article.ts'
import type { Page } from '../../src/model/page.ts'
import type { Site } from '../../src/model/site.ts'

const Card = () => null
const Table = () => null
const article = {
  id: 1,
  title: 'A',
  excerpt: 'E',
  blocks: [{ type: 'paragraph', text: ['One.'] }],
} as unknown as Article
const other = { ...article, blocks: [{ type: 'paragraph', text: ['Two.'] }] } as unknown as Article
const site = {
  settings: { firm: { name: 'F' } },
  home: { title: 'H' },
  articles: [article],
  notes: [],
} as unknown as Site

const key = (page: Partial<Page>, { of = site, code = 'code', pictures = [] as unknown } = {}) =>
  pageKeys(of, code, pictures)(page as Page)
const body = (body: ReactElement) => ({ route: '/', body })

test('the same page has the same key, whoever makes it', () => {
  const page = () => body(createElement(Card, { key: 'a', ...{ articles: [{ ...article }] } }))
  expect(key(page())).toBe(key(page(), { of: structuredClone(site) }))
})

test.each<[what: string, one: Partial<Page>, other: Partial<Page>]>([
  ['its route', { route: '/' }, { route: '/about' }],
  ['its title', { title: 'A' }, { title: 'B' }],
  ['a component', body(createElement(Card)), body(createElement(Table))],
  ['an element', body(createElement('p')), body(createElement('b'))],
  ['a property', body(createElement('p', { id: 'a' })), body(createElement('p', { id: 'b' }))],
  ['a word', body(createElement('p', {}, 'a')), body(createElement('p', {}, 'b'))],
  ['the order of its parts', body(createElement('p', {}, 'a', 'b')), body(createElement('p', {}, 'b', 'a'))],
  ['the key of a part', body(createElement('p', { key: 1 })), body(createElement('p', { key: 2 }))],
  ['the body of its article', { article }, { article: other }],
  [
    'an article deep inside',
    body(createElement(Card, { ...{ list: [{ article }] } })),
    body(createElement(Card, { ...{ list: [{ article: other }] } })),
  ],
])('pages that differ in %s have different keys', (_, one, other) => {
  expect(key(one)).not.toBe(key(other))
})

test('what every page shows is in every key: settings, texts, code and pictures; articles only where they are shown', () => {
  const page = { route: '/', article }
  const changed = [
    key(page, { of: { ...site, settings: { firm: { name: 'G' } } } as unknown as Site }),
    key(page, { of: { ...site, home: { title: 'I' } } as unknown as Site }),
    key(page, { code: 'other' }),
    key(page, { pictures: ['a'] }),
  ]
  expect(new Set([key(page), ...changed]).size).toBe(5)
  expect(key(page, { of: { ...site, articles: [article, other] } as unknown as Site })).toBe(key(page))
})

test('a function in a page has no digest, and is an error', () => {
  expect(() => key(body(createElement('p', { onClick: Card })))).toThrow('A page carries the function Card')
})
