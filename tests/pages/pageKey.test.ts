import { createElement } from 'react'
import { expect, test } from 'vitest'
import { pageKeys } from '../../build/pages/render.ts'
import type { Page } from '../../src/model/page.ts'
import type { Site } from '../../src/model/site.ts'

const Card = (_: { list?: unknown }) => null
const Table = () => null
const articleOf = (text: string) => ({ excerpt: 'E', blocks: [{ type: 'paragraph', text: [text] }] })
const [article, other] = [articleOf('One.'), articleOf('Two.')]

/** The key of a page of a site, some of which is other than usual. */
const key = (page: object, { code = 'code', pictures = [], ...more }: Readonly<Record<string, unknown>> = {}) => {
  const site = { settings: { firm: { name: 'F' } }, home: { title: 'H' }, articles: [article], notes: [], ...more }
  return pageKeys(site as unknown as Site, String(code), pictures)(page as Page)
}

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
  expect(() => key({ body: createElement('p', { onClick: Table }) })).toThrow('A page carries the function Table')
})

test('what every page shows is in every key: settings, texts, code, pictures; articles only where they are shown', () => {
  const page = { route: '/', article, body: createElement(Card, { list: [{ ...article }] }) }
  expect(key(page, structuredClone({ articles: [article, other] }))).toBe(key(page))
  const shown = [
    { settings: { firm: { name: 'G' } } },
    { home: { title: 'I' } },
    { code: 'other' },
    { pictures: ['a'] },
  ]
  expect(new Set([{}, ...shown].map((more) => key(page, more))).size).toBe(5)
})
