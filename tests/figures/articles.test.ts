import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flesch } from 'flesch'
import { syllable } from 'syllable'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseMarkdown } from '../../build/markdown/markdown.ts'
import { type Block, inlinesOf, plainText, type Table } from '../../src/model/blocks.ts'
import { excerpt } from '../../src/model/excerpt.ts'
import { wordCount } from '../../src/model/readingTime.ts'
import { project } from '../helpers.ts'

/* What the articles promise: their length, their reading ease, and the editorial figures of the specification, section 9. */

interface Article {
  readonly file: string
  readonly data: Record<string, unknown> & { id: number; tags: string[] }
  readonly blocks: readonly Block[]
  readonly problems: readonly unknown[]
}

const articles = await read('content/blog')
const notes = await read('content/blog/support')
const all = [...articles, ...notes]

const titles = `
2025 Home Renovation Trends
Small Space, Big Impact
Kitchen Renovation Designs
Modern vs Minimalist
Designing with Natural Light
Renovation Budgeting in the Klang Valley
Condo Renovation Rules and Deposits
How Long Does a Renovation Take?
Choosing a Colour Palette for Tropical Light
Layered Lighting Design
Restoring a Peranakan House
Office Design That Works
Cafe and Retail Fit-outs
Clinic Interiors That Calm
Japandi in the Tropics
Built-in Storage and Carpentry
Bathrooms: Wet and Dry
Reading a Quotation and Paying by Milestone`
  .trim()
  .split('\n')
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
test('the 18 articles have the ids, titles and categories of the decisions', () => {
  const sorted = [...articles].sort((a, b) => a.data.id - b.data.id)
  expect(sorted.map(({ data }) => [data.id, data.title])).toEqual(titles.map((title, index) => [index + 1, title]))
  for (const { data } of articles)
    expect([data.id, data.category]).toEqual([data.id, renovation.includes(data.id) ? 'Renovation' : 'Interior Design'])
})

test.each(articles)('$file is long enough to help and short enough to read', ({ blocks }) => {
  const count = (type: Block['type']) => blocks.filter((block) => block.type === type).length
  expect(wordCount(blocks)).toSatisfy(between(900, 1400))
  expect(count('heading')).toSatisfy(between(4, 8))
  expect(count('callout')).toSatisfy(between(2, 99))
  expect(blocks[0]?.type).toBe('paragraph')
})

test.each(all)('$file describes itself within what search results show', ({ data, problems }) => {
  expect(String(data.metaTitle).length).toSatisfy(between(1, 60))
  expect(String(data.metaDescription).length).toSatisfy(between(120, 155))
  expect(data.tags.length).toSatisfy(between(3, 6))
  expect(problems).toEqual([])
})

function between(least: number, most: number) {
  return (value: number) => value >= least && value <= most
}

test('every editorial figure stands in its article, to the letter', () => {
  for (const [id, list] of figures) {
    const page = textOf(articles.find(({ data }) => data.id === id)?.blocks ?? [])
    for (const figure of list) expect([id, figure, page.includes(figure)]).toEqual([id, figure, true])
  }
})

test('the excerpt of an article ends on a whole word', () => {
  for (const { file, blocks } of all) {
    const cut = excerpt(blocks).replace(/\.\.\.$/, '')
    const next = plainText(blocks[0]?.type === 'paragraph' ? blocks[0].text : []).slice(cut.length)
    expect([file, cut.slice(-12), /^(\W|$)/.test(next)]).toEqual([file, cut.slice(-12), true])
  }
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
  const text = JSON.stringify(tables)
  const flags = ['striped', 'bordered', 'compact', 'isHeader'].map((name) => `"${name}":true`)
  const values = ['"align":"left"', '"align":"center"', '"align":"right"', '"colSpan":', '"rowSpan":']
  expect([...flags, ...values].filter((each) => !text.includes(each))).toEqual([])
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

function read(folder: string): Promise<Article[]> {
  const names = readdirSync(join(project, folder)).filter((name) => name.endsWith('.md'))
  return Promise.all(
    names.map(async (name) => {
      const text = readFileSync(join(project, folder, name), 'utf8')
      const { blocks, problems } = await parseMarkdown(text)
      return { file: `${folder}/${name}`, data: parse(text.split(/^---$/m)[1] ?? ''), blocks, problems }
    }),
  )
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
