import { createElement } from 'react'
import { expect, test } from 'vitest'
import { pageKeys } from '../../build/pages/pageKey.ts'
import type { Article } from '../../src/model/article.ts'
import type { Page } from '../../src/model/page.ts'
import type { Site } from '../../src/model/site.ts'

const Card = (_: { list?: unknown }) => null
const Table = () => null
const articleOf = (text: string) =>
  ({ id: 1, title: 'A', excerpt: 'E', blocks: [{ type: 'paragraph', text: [text] }] }) as unknown as Article
const [article, other] = [articleOf('One.'), articleOf('Two.')]
const siteOf = (more: object = {}) =>
  ({
    settings: { firm: { name: 'F' } },
    home: { title: 'H' },
    articles: [article],
    notes: [],
    ...more,
  }) as unknown as Site

const key = (page: object, { of = siteOf(), code = 'code', pictures = [] as unknown } = {}) =>
  pageKeys(of, code, pictures)(page as Page)

test('pages that differ in anything that they carry have different keys', () => {
  const bodies = [
    ...[createElement(Card), createElement(Table), createElement('p'), createElement('b')],
    ...[createElement('p', { id: 'a' }), createElement('p', { id: 'b' }), createElement('p', {}, 'a')],
    ...[createElement('p', {}, 'a', 'b'), createElement('p', {}, 'b', 'a')],
    ...[createElement('p', { key: 1 }), createElement('p', { key: 2 })],
    ...[createElement(Card, { list: [{ article }] }), createElement(Card, { list: [{ article: other }] })],
  ]
  const parts = [{ route: '/' }, { route: '/about' }, { title: 'A' }, { title: 'B' }, { article }, { article: other }]
  const pages = [...parts, ...bodies.map((body) => ({ route: '/', body }))]
  expect(new Set(pages.map((page) => key(page))).size).toBe(pages.length)
})

test('what every page shows is in every key: settings, texts, code, pictures; articles only where they are shown', () => {
  const page = { route: '/', article, body: createElement(Card, { list: [{ ...article }] }) }
  const same = [{ of: siteOf({ articles: [article, other] }) }, { of: structuredClone(siteOf()) }]
  expect(same.map((options) => key(page, options))).toEqual([key(page), key(page)])
  const settings = siteOf({ settings: { firm: { name: 'G' } } })
  const others = [{ of: settings }, { of: siteOf({ home: { title: 'I' } }) }, { code: 'other' }, { pictures: ['a'] }]
  expect(new Set([{}, ...others].map((options) => key(page, options))).size).toBe(5)
})

test('a function in a page has no digest, and is an error', () => {
  expect(() => key({ body: createElement('p', { onClick: Table }) })).toThrow('A page carries the function Table')
})
