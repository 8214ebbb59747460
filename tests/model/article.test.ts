import { describe, expect, test } from 'vitest'
import type { Block, Cell } from '../../src/model/article/blocks.ts'
import { splitCallout, withCalloutLinks } from '../../src/model/article/calloutLink.ts'
import { figurePoints, kitchenDrawings, shareOf, undrawn } from '../../src/model/article/drawnFigures.ts'
import { excerpt } from '../../src/model/article/excerpt.ts'
import { readingTime, wordCount } from '../../src/model/article/readingTime.ts'
import { newestFirst, sameCategory } from '../../src/model/article/related.ts'
import { tableRows } from '../../src/model/article/tableRows.ts'
import { unpublished } from '../../src/model/article/unpublished.ts'
import { unpublishedLabel } from '../../src/model/article/unpublishedLabel.ts'
import type { FrontMatter } from '../../src/model/schema/article.ts'
import { linkedText } from '../../src/model/text/linkedText.ts'

/* What a page shows about an article, and what it makes of the article's blocks. */

const paragraph = (text: string): Block[] => [{ type: 'paragraph', text: [text] }]
const cell = (text: string, more: Partial<Cell> = {}): Cell => ({ content: [text], align: 'left', ...more })

test.each([
  [{ draft: false }, undefined, []],
  [{ draft: true, publishDate: '2020-01-01' }, 'draft', ['Draft']],
  [{ publishDate: '2026-02-19' }, undefined, []],
  [{ publishDate: '2026-02-20' }, 'scheduled', ['Scheduled for February 20, 2026']],
  [{ date: '2026-02-19' }, undefined, []],
  [{ date: '2026-02-20' }, 'scheduled', ['Scheduled for February 20, 2026']],
  [{ date: '2026-02-20', publishDate: '2026-02-01' }, 'scheduled', ['Scheduled for February 20, 2026']],
] as const)('on the day of the build, an article with %j is %s', (data, expected, label) => {
  const article = { date: '2025-01-01', ...data } as FrontMatter
  expect(unpublished(article, '2026-02-19')).toBe(expected)
  expect(unpublishedLabel({ ...article, unpublished: expected })).toEqual(label)
})

describe('the excerpt', () => {
  // What a reader sees as one character counts as one, whatever it is made of.
  test.each(['a', '👨‍👩‍👧‍👦', 'é', 'கி'])('of 150 %s stays whole, of 151 is cut and followed by ...', (unit) => {
    expect(excerpt(paragraph(unit.repeat(150)))).toBe(unit.repeat(150))
    expect(excerpt(paragraph(unit.repeat(151)))).toBe(`${unit.repeat(150)}...`)
  })

  test('is the words of the first paragraph; of an article without one it is empty', () => {
    const strong = { type: 'strong', children: ['this', { type: 'break' }, { type: 'code', text: 'code' }] } as const
    const text = ['See ', { type: 'link', url: '/x', children: [strong] }, '.'] as const
    const heading: Block = { type: 'heading', level: 2, text: ['No'], id: 'no' }
    expect(excerpt([heading, { type: 'paragraph', text }, ...paragraph('Second.')])).toBe('See this code.')
    expect(excerpt([heading, { type: 'unsupported' }])).toBe('')
  })
})

test('220 words take a minute to read; of Chinese, which has no spaces, two characters are counted as a word', () => {
  const minutes = [0, 329, 330, 2200].map((count) => readingTime(paragraph('word '.repeat(count))))
  expect(minutes).toEqual([1, 1, 2, 10])
  expect(wordCount(paragraph('请先量一量，最大的炒锅。'))).toBe(6)
  expect(wordCount(paragraph('深度 200 mm'))).toBe(3)
  expect(readingTime(paragraph('选择厨房水槽。'.repeat(220)))).toBe(3)
})

test('related articles are others of the category, at most six, newest first and on one day by their ids', () => {
  const article = (id: number, date: string, category = 'Renovation') => ({ id, date, category })
  const twin = [2, 9, 10].map((id) => article(id, '2025-05-20'))
  const older = [11, 12, 13, 14, 15].map((id) => article(id, `2025-01-${id}`))
  const own = article(1, '2026-01-01')
  const all = [...twin, own, article(3, '2025-05-21'), article(4, '2025-07-01', 'Interior Design'), ...older]
  for (const some of [all, all.toReversed()])
    expect(sameCategory(own, some.sort(newestFirst)).map(({ id }) => id)).toEqual([3, 10, 9, 2, 15, 14])
})

const callouts = { 'natural light': '/blog/5', 'Small space': '/blog/2', "2025's trends": '/blog/1', space: '/gallery' }

test.each<[text: string, to?: string, prefix?: string, shown?: string, url?: string]>([
  // With a URL, it links there, whatever its text.
  ['Ask us.', '/contact', '', 'Ask us.', '/contact'],
  ['Small space', '/contact', '', 'Small space', '/contact'],
  ['Read: the brief', '/about', 'Read:', 'the brief', '/about'],
  // Without a URL, the first phrase that it mentions decides, in any case and with any apostrophe.
  ['More on Natural Light is here.', '/blog/5'],
  ['More on small space is here.', '/blog/2'],
  ['SPACE', '/gallery'],
  ["2025's Trends", '/blog/1'],
  ['2025’s Trends', '/blog/1'],
  ['Related: small space ideas', '/blog/2', 'Related:', 'small space ideas'],
  // A prefix without either leads to the blog. Anything else is text.
  ['Read: Our notes', '/blog', 'Read:', 'Our notes'],
  ['Related:', '/blog', 'Related:', ''],
  ...['Keep 10–20% aside.', 'Please Read: this', 'read: this', 'Related, but not so'].map((text): [string] => [text]),
  ['Lights and spas'],
  [''],
])('the callout %j leads to %s', (text, to, prefix = '', shown = text, url = undefined) => {
  expect(withCalloutLinks([{ type: 'callout', text, url }], callouts)[0]).toMatchObject({ url: to ?? '' })
  expect(splitCallout(text)).toEqual({ prefix, rest: shown })
})

test('where rows stand under each other, a cell across columns has the labels of all, and only a last Total sums up', () => {
  const headers = [cell('Who'), cell('What'), cell('When')]
  const look = { striped: false, bordered: false, compact: false }
  const rowsOf = (...rows: Cell[][]) => tableRows({ type: 'table', headers, rows, ...look })
  const across = rowsOf([cell('Lines'), cell('Straight', { colSpan: 2 })])
  expect(across[0]?.cells.map(({ label }) => label)).toEqual(['Who', 'What / When'])
  const rows = [[cell('A'), cell('RM5', { colSpan: 2 })], [cell('RM9', { colSpan: 3 })]]
  const wide = tableRows({ type: 'table', headers: [cell(''), cell('Cost', { colSpan: 2 })], rows, ...look })
  expect(wide.map(({ cells }) => cells.at(-1)?.label)).toEqual(['Cost', 'Cost'])
  const tall = rowsOf([cell('Lim', { rowSpan: 2 }), cell('Tea', { rowSpan: 2 }), cell('1')], [cell('2')])
  expect(tall.map(({ above }) => above)).toEqual([undefined, 'Lim, Tea'])
  for (const word of ['Total', 'JUMLAH', '合计：', 'மொத்தம்']) {
    const total = [cell(word, { isHeader: true }), cell('RM1'), cell('')]
    expect(rowsOf(total, total).map(({ total }) => total)).toEqual([false, true])
  }
})

test('a point of a figure is a label and what is said of it, and a share is read from its label', () => {
  const points = figurePoints(['Wet: shower: and trap', '10%：订金', 'Dry']).map(
    ({ label, text }) => `${label} | ${text}`,
  )
  expect(points).toEqual(['Wet | shower: and trap', '10% | 订金', 'Dry | '])
  expect(['40%', '2.5 % of the total', '900%', 'Forty'].map(shareOf)).toEqual([40, 2.5, 100, 0])
})

test('kitchens are drawn as their labels say, or all five in order where these are in another language', () => {
  const all = ['kitchen-one', 'kitchen-galley', 'kitchen-l-shape', 'kitchen-u-shape', 'kitchen-island']
  expect(kitchenDrawings(['Island unit', 'One wall'])).toEqual(['kitchen-island', 'kitchen-one'])
  expect(kitchenDrawings(['一字型', '走道型', 'L型', 'U型', '中岛型'])).toEqual(all)
  expect(kitchenDrawings(['Satu dinding', 'Galley', 'Bentuk L', 'Bentuk U', 'Pulau'])).toEqual(all)
  expect(undrawn('kitchen-layouts', ['一字型: 三米', 'Galley'])?.[0]).toBe('The figure has no drawing of "一字型"')
})

test('words in brackets are a link, other brackets are text', () => {
  const link = { type: 'link', url: '/services?space=condo#estimate', children: ['your first number'] }
  const written = '[your first number](/services?space=condo#estimate)'
  expect(linkedText(`Work out ${written} here.`)).toEqual(['Work out ', link, ' here.'])
  expect(linkedText(written)).toEqual([link])
  const page = 'https://en.wikipedia.org/wiki/Bathroom_(room)'
  expect(linkedText(`[a](${page}).`)).toEqual([{ type: 'link', url: page, children: ['a'] }, '.'])
  for (const text of ['A [bracket] and (another).', '[words]( /address)', '[](/about)'])
    expect(linkedText(text)).toEqual([text])
})
