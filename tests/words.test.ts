import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flesch } from 'flesch'
import { syllable } from 'syllable'
import { expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { parseMarkdown } from '../build/markdown.ts'
import { type Block, inlinesOf, plainText, type Table } from '../src/model/blocks.ts'
import { wordCount } from '../src/model/readingTime.ts'
import { project } from './helpers.ts'

/* What the articles promise: issue of the words, and the editorial figures of the specification, section 9. */

interface Article {
  readonly file: string
  readonly data: Record<string, unknown> & { id: number; tags: string[] }
  readonly blocks: readonly Block[]
  readonly problems: readonly unknown[]
}

const articles = read('content/blog')
const notes = read('content/blog/support')
const all = [...articles, ...notes]

const titles = [
  '2025 Home Renovation Trends',
  'Small Space, Big Impact',
  'Kitchen Renovation Designs',
  'Modern vs Minimalist',
  'Designing with Natural Light',
  'Renovation Budgeting in the Klang Valley',
  'Condo Renovation Rules and Deposits',
  'How Long Does a Renovation Take?',
  'Choosing a Colour Palette for Tropical Light',
  'Layered Lighting Design',
  'Restoring a Peranakan House',
  'Office Design That Works',
  'Cafe and Retail Fit-outs',
  'Clinic Interiors That Calm',
  'Japandi in the Tropics',
  'Built-in Storage and Carpentry',
  'Bathrooms: Wet and Dry',
  'Reading a Quotation and Paying by Milestone',
]
const renovation = [1, 2, 3, 4, 6, 7, 8, 17, 18]

/** Editorial figures, and the article that each belongs to. */
const figures: readonly (readonly [number, readonly string[]])[] = [
  [2, ['RM20,000–40,000', 'RM40,000–80,000', 'RM80,000–150,000']],
  [3, ['RM30,000–65,000+', 'RM10,000–25,000', 'RM3,000–8,000', 'RM3,000–7,000', 'RM5,000–20,000', 'RM5,000–15,000']],
  [6, ['RM60–100', 'RM100–180', 'RM180–250+', 'RM150–300', '10–20%']],
  [7, ['RM500–5,000+']],
  [8, ['2–4 weeks', '6–10 weeks', '12–20 weeks']],
  [18, ['10/40/30/20%']],
]
const allowed = new Set(
  figures.flatMap(([, list]) => list).flatMap((figure) => figure.match(/RM[\d,]+(–[\d,]+)?\+?/g) ?? []),
)

test('the 18 articles have the ids, titles and categories of the decisions', () => {
  const sorted = [...articles].sort((a, b) => a.data.id - b.data.id)
  expect(sorted.map(({ data }) => [data.id, data.title])).toEqual(titles.map((title, index) => [index + 1, title]))
  for (const { data } of articles)
    expect([data.id, data.category]).toEqual([data.id, renovation.includes(data.id) ? 'Renovation' : 'Interior Design'])
})

test.each(articles.map((article) => [article.file, article] as const))(
  '%s is long enough to help and short enough to read',
  (_, article) => {
    const words = wordCount(article.blocks)
    const headings = article.blocks.filter(({ type }) => type === 'heading').length
    const callouts = article.blocks.filter(({ type }) => type === 'callout').length
    expect(words).toBeGreaterThanOrEqual(900)
    expect(words).toBeLessThanOrEqual(1_400)
    expect(headings).toBeGreaterThanOrEqual(4)
    expect(headings).toBeLessThanOrEqual(8)
    expect(callouts).toBeGreaterThanOrEqual(2)
    expect(article.blocks[0]?.type).toBe('paragraph')
  },
)

test.each(all.map((article) => [article.file, article] as const))(
  '%s describes itself within what search results show',
  (_, { data, problems }) => {
    expect(String(data.metaTitle).length).toBeLessThanOrEqual(60)
    expect(String(data.metaDescription).length).toBeGreaterThanOrEqual(120)
    expect(String(data.metaDescription).length).toBeLessThanOrEqual(155)
    expect(data.tags.length).toBeGreaterThanOrEqual(3)
    expect(data.tags.length).toBeLessThanOrEqual(6)
    expect(problems).toEqual([])
  },
)

test('every editorial figure stands in the built page of its article, to the letter', () => {
  for (const [id, list] of figures) {
    const page = readFileSync(join(inject('dist'), `blog/${id}/index.html`), 'utf8').replace(/<[^>]+>/g, '')
    for (const figure of list) expect([id, figure, page.includes(figure)]).toEqual([id, figure, true])
  }
})

test('no other price is invented', () => {
  const prices = all.flatMap(({ file, blocks }) =>
    [...textOf(blocks).matchAll(/RM\s?[\d,.]+(?:–[\d,.]+)?\+?/g)].map(([price]) => [file, price.replace(/[.,]$/, '')]),
  )
  expect(prices.filter(([, price]) => !allowed.has(price ?? ''))).toEqual([])
})

test('milestones are explained one by one', () => {
  const text = textOf(articles.find(({ data }) => data.id === 18)?.blocks ?? [])
  for (const share of ['10%', '40%', '30%', '20%']) expect(text).toContain(share)
})

test('related links: some articles list their own, some an empty list, some none', () => {
  const kinds = articles.map(({ data: { relatedLinks } }) =>
    Array.isArray(relatedLinks) ? (relatedLinks.length > 0 ? 'own' : 'empty') : 'none',
  )
  expect(new Set(kinds)).toEqual(new Set(['own', 'empty', 'none']))
})

test('the set uses every feature of tables', () => {
  const tables = articles.flatMap(({ blocks }) => blocks.filter((block): block is Table => block.type === 'table'))
  const cells = tables.flatMap(({ rows }) => rows.flat())
  const used = {
    caption: tables.some(({ caption }) => caption),
    striped: tables.some(({ striped }) => striped),
    bordered: tables.some(({ bordered }) => bordered),
    compact: tables.some(({ compact }) => compact),
    left: cells.some(({ align }) => align === 'left'),
    center: cells.some(({ align }) => align === 'center'),
    right: cells.some(({ align }) => align === 'right'),
    isHeader: cells.some(({ isHeader }) => isHeader),
    colSpan: cells.some(({ colSpan }) => colSpan),
    rowSpan: cells.some(({ rowSpan }) => rowSpan),
  }
  expect(Object.entries(used).filter(([, yes]) => !yes)).toEqual([])
  expect(tables.filter(({ caption }) => !caption)).toEqual([])
})

test('no sentence of 12 words or more stands in two articles', () => {
  const seen = new Map<string, string>()
  const twice = all.flatMap(({ file, blocks }) =>
    sentences(textOf(blocks)).flatMap((sentence) => {
      const first = seen.get(sentence)
      seen.set(sentence, file)
      return first && first !== file ? [[first, file, sentence]] : []
    }),
  )
  expect(twice).toEqual([])
})

test('the articles read easily: mean Flesch reading ease of 50 or more', () => {
  const scores = articles.map(({ file, blocks }) => ({ file, ease: Math.round(readingEase(blocks)) }))
  console.table(scores)
  const mean = scores.reduce((sum, { ease }) => sum + ease, 0) / scores.length
  expect(mean).toBeGreaterThanOrEqual(50)
})

test('no filler', () => {
  const filler = /\b(elevat\w*|unlock\w*|seamless\w*|nestled|bespoke|curated|stunning)\b/i
  const files = readdirSync(join(project, 'content'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(md|yaml)$/.test(name),
  )
  const found = files.flatMap((name) => filler.exec(readFileSync(join(project, 'content', name), 'utf8'))?.[0] ?? [])
  expect(found).toEqual([])
})

function read(folder: string): Article[] {
  return readdirSync(join(project, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const text = readFileSync(join(project, folder, name), 'utf8')
      const { blocks, problems } = parseMarkdown(text)
      return { file: `${folder}/${name}`, data: parse(text.split(/^---$/m)[1] ?? ''), blocks, problems }
    })
}

function textOf(blocks: readonly Block[]): string {
  return blocks.flatMap(inlinesOf).map(plainText).join('\n')
}

function sentences(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+|\n/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(/\s+/).length >= 12)
}

/** Of running text only: a table or a list has no sentences. */
function readingEase(blocks: readonly Block[]): number {
  const text = textOf(blocks.filter(({ type }) => type === 'paragraph'))
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  const sentence = text.split(/(?<=[.?!])\s+|\n/).filter((part) => /\p{L}/u.test(part)).length
  return flesch({ sentence, word: words.length, syllable: words.reduce((sum, word) => sum + syllable(word), 0) })
}
