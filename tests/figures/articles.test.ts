import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flesch } from 'flesch'
import { syllable } from 'syllable'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseMarkdown } from '../../build/markdown/markdown.ts'
import { type Block, inlinesOf, plainText } from '../../src/model/blocks.ts'
import { excerpt } from '../../src/model/excerpt.ts'
import { wordCount } from '../../src/model/readingTime.ts'
import { filesIn, project } from '../helpers.ts'

/* What the shipped articles promise: their length, their reading ease, what search results and pictures say of them. */

const content = join(project, 'content')
const files = filesIn(content).filter((file) => /\.(md|yaml)$/.test(file))
const all = await Promise.all(files.filter((file) => /^blog\/.*\.md$/.test(file)).map(read))
const articles = all.filter(({ file }) => !file.includes('support/'))

async function read(file: string) {
  const text = readFileSync(join(content, file), 'utf8')
  return { file, data: parse(text.split(/^---$/m)[1] ?? ''), ...(await parseMarkdown(text)) }
}

const textOf = (blocks: readonly Block[]) => blocks.flatMap(inlinesOf).map(plainText).join('\n')
const between = (least: number, most: number) => (value: number) => value >= least && value <= most

test.each(articles)('$file is long enough to help and short enough to read', ({ blocks }) => {
  const count = (type: Block['type']) => blocks.filter((block) => block.type === type).length
  expect(wordCount(blocks)).toSatisfy(between(900, 1400))
  expect(count('heading')).toSatisfy(between(4, 8))
  expect(count('callout')).toSatisfy(between(2, 99))
  expect(blocks[0]?.type).toBe('paragraph')
  expect(blocks.filter((block) => block.type === 'table' && !block.caption)).toEqual([])
})

test.each(all)('$file describes itself within what search results show', ({ data, problems }) => {
  expect(String(data.metaTitle).length).toSatisfy(between(1, 60))
  expect(String(data.metaDescription).length).toSatisfy(between(120, 155))
  expect(data.tags.length).toSatisfy(between(3, 6))
  expect(problems).toEqual([])
})

test.each(all)('the excerpt of $file ends on a whole word', ({ blocks }) => {
  const cut = excerpt(blocks).replace(/\.\.\.$/, '')
  const first = blocks.find((block) => block.type === 'paragraph')
  expect(plainText(first?.text ?? []).slice(cut.length)).toMatch(/^(\W|$)/)
})

test('no sentence of 12 words or more stands in two articles', () => {
  const seen = new Map<string, string>()
  const twice = all.flatMap(({ file, blocks }) => {
    const plain = textOf(blocks).toLowerCase()
    const sentences = plain.split(/(?<=[.?!])\s+|\n/).map((each) => each.replace(/[^\p{L}\p{N} ]/gu, '').trim())
    return sentences.flatMap((sentence) => {
      const first = seen.get(sentence)
      seen.set(sentence, file)
      return sentence.split(/\s+/).length >= 12 && first && first !== file ? [[first, file, sentence]] : []
    })
  })
  expect(twice).toEqual([])
})

/** Of running text only: a table or a list has no sentences. */
function readingEase(blocks: readonly Block[]): number {
  const text = textOf(blocks.filter(({ type }) => type === 'paragraph'))
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  const sentence = text.split(/(?<=[.?!])\s+|\n/).filter((part) => /\p{L}/u.test(part)).length
  return flesch({ sentence, word: words.length, syllable: words.reduce((sum, word) => sum + syllable(word), 0) })
}

test('the articles read easily: mean Flesch reading ease of 50 or more', () => {
  const scores = articles.map(({ file, blocks }) => ({ file, ease: Math.round(readingEase(blocks)) }))
  console.table(scores)
  expect(scores.reduce((sum, { ease }) => sum + ease, 0) / scores.length).toBeGreaterThanOrEqual(50)
})

test('no filler', () => {
  const filler = /\b(elevat\w*|unlock\w*|seamless\w*|nestled|bespoke|curated|stunning)\b/i
  expect(files.flatMap((name) => filler.exec(readFileSync(join(content, name), 'utf8'))?.[0] ?? [])).toEqual([])
})
