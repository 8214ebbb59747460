import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { plainMarkdown } from '../build/plainMarkdown.ts'
import { referenceMarkdown } from '../build/referenceMarkdown.ts'
import { articleFile, articles } from './bench/corpus.ts'
import { full } from './faults/plainSite.ts'
import { project } from './helpers.ts'
import { nearlyPlain } from './nearlyPlain.ts'

/* The quick reader gives what remark gives, to the last position, or nothing. */

vi.setConfig({ testTimeout: full ? 900_000 : 60_000 })
const runs = full ? { numRuns: 200_000 } : { numRuns: 1500, seed: 5 }

const own = ['content/blog', 'content/blog/support'].flatMap((folder) =>
  readdirSync(join(project, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => [name, readFileSync(join(project, folder, name), 'utf8')] as const),
)

test.each(own)('%s is read as remark reads it', (_, text) => {
  expect(plainMarkdown(text)).toEqual(reference(text))
})

test('so is every article of the corpus of the benchmarks', () => {
  for (const article of articles(full ? 10_000 : 40)) {
    const text = articleFile(article)
    expect(plainMarkdown(text)).toEqual(reference(text))
  }
})

describe('whatever people write', () => {
  test.each([
    ['an escape', 'Not \\*bold\\*.'],
    ['HTML', 'A <b>word</b>.'],
    ['a list inside a list', '- one\n  - two'],
    ['a loose list', '- one\n\n- two'],
    ['a link by reference', 'See [this].\n\n[this]: /blog/1'],
    ['a picture', 'A ![picture](a.jpg).'],
    ['a heading by underline', 'A heading\n---------'],
    ['bold inside emphasis', '*a **b** c*'],
    ['a callout that is not closed', ':::callout\nText.'],
    ['a row with too many cells', '| a |\n| - |\n| b | c |'],
  ])('%s is left to remark', (_, body) => {
    expect(plainMarkdown(`---\nid: 1\n---\n\n${body}\n`)).toBe(undefined)
  })

  test('it is read as remark reads it, or not at all', () => {
    let read = 0
    const agrees = (text: string) => {
      const plain = plainMarkdown(text)
      if (!plain) return
      read += 1
      expect(plain).toEqual(reference(text))
    }
    fc.assert(fc.property(texts, agrees), runs)
    expect(read).toBeGreaterThan(runs.numRuns / 5)
  })
})

/** Two blocks of real articles, or words between marks, each with some marks put in where they do not belong. */
const marks =
  '* ** *** _ [ ] ( ) ]( ! ![ | || > ^ - + # ## : :: ::: { } {a=b} ` ~ < & = === --- \\ " \' 1. 1) 9:30 x:y :) ” – , ; / a é 😀 [a](/b) **b** *e* [x]:/y <b> https://a.b'
    .split(' ')
    .flatMap((mark) => [mark, `${mark} `, `\n${mark}`, `\n\n${mark} `])
    .concat(' ', '  ', '\n', '\n\n', '\n\n\n', '\n ', '\n  ', '\t', '\u00a0', '\u200b', '\u2028', '\ud800', '\r\n')
    .concat('| a | b |\n', '| - | :-: |\n', '\n:::callout\n', '\n:::\n')
const blocks = own.flatMap(([, text]) =>
  text
    .replace(/^---[\s\S]*?\n---\n/, '')
    .split(/\n\n+/)
    .map((block) => block.slice(0, 300)),
)
const real = fc.array(fc.constantFrom(...blocks), { minLength: 1, maxLength: 3 }).map((some) => some.join('\n\n'))
const invented = fc.array(fc.constantFrom('word', 'two words', 'End.', ...marks), { maxLength: 12 })
const texts = nearlyPlain(
  real,
  invented.map((some) => some.join('')),
  marks,
).map((body) => `---\nid: 1\n---\n\n${body}`)

/** Plain data: remark's nodes have properties that are undefined. */
function reference(text: string) {
  return JSON.parse(JSON.stringify(referenceMarkdown(text)))
}
