import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { parseDocument } from 'yaml'
import { plainYaml } from '../build/plainYaml.ts'
import { full } from './faults/plainSite.ts'
import { project } from './helpers.ts'
import { nearlyPlain } from './nearlyPlain.ts'

/* The quick reader gives what the yaml package gives, or nothing. */

vi.setConfig({ testTimeout: full ? 900_000 : 60_000 })
const runs = full ? { numRuns: 500_000 } : { numRuns: 4000, seed: 5 }

const content = readdirSync(join(project, 'content'), { recursive: true, encoding: 'utf8' }).sort()
const own = content.flatMap((name) => {
  if (!/\.yaml$|^blog.*\.md$/.test(name)) return []
  const text = readFileSync(join(project, 'content', name), 'utf8')
  return [[name, name.endsWith('.md') ? text.slice(4, text.indexOf('\n---') + 1) : text] as const]
})

test.each(own)('%s is read as the yaml package reads it', (_, text) => {
  expect(plainYaml(text)).toEqual(reference(text))
})

describe('whatever people write', () => {
  test.each([
    ['a key twice', 'a: b\na: c\n'],
    ['a value of two lines', 'a: b\n  c\n'],
    ['text by lines', 'a: >-\n  b\n'],
    ['an anchor', 'a: &x b\n'],
    ['a tag', 'a: !!str 1\n'],
    ['a comment behind a value', 'a: b # c\n'],
    ['an escape', 'a: "b\\n"\n'],
    ['a colon in a value', 'a: b: c\n'],
    ['no value', 'a:\nb: c\n'],
    ['indentation that ends nowhere', 'a:\n    b: c\n  d: e\n'],
    ['a tab', 'a:\n\tb: c\n'],
    ['a number that may be text', 'a: 010\n'],
  ])('%s is left to the yaml package', (_, text) => {
    expect(plainYaml(text)).toBe(undefined)
  })

  test('it is read as the yaml package reads it, or not at all', () => {
    let read = 0
    const agrees = (text: string) => {
      const data = plainYaml(text)
      if (data === undefined) return
      read += 1
      expect(data).toEqual(reference(text))
    }
    fc.assert(fc.property(texts, agrees), runs)
    expect(read).toBeGreaterThan(runs.numRuns / 10)
  })
})

/** Some lines of real files, or of nobody's, with marks put in where they do not belong. */
const marks =
  '- -- : a: "a": \' " # [ ] { } , [] {} [a] {a: b} &a *a !!str !a | > >- ? --- ... % @ ` ~ null Null true True 0 1 01 1.5 0x1f 1e3 -1 +1 .5 .inf 2025-05-20 12:30 é “ 😀 <<: __proto__: yes NO 1_000 = / ( *b* it\'s'
    .split(' ')
    .flatMap((mark) => [mark, `${mark} `, ` ${mark}`, `${mark}\n`, `\n  ${mark} `])
    .concat(' ', '  ', '\n', '\n ', '\n  ', '\n    ', '\n\n', '\t', '\r\n', '\u00a0', '\u0085', '\u2028', '\ufeff')
const lines = own.map(([, text]) => text.split('\n'))
const real = fc
  .tuple(fc.constantFrom(...lines), fc.nat(), fc.integer({ min: 1, max: 14 }))
  .map(([all, from, count]) => `${all.slice(from % all.length, (from % all.length) + count).join('\n')}\n`)
const invented = fc.array(fc.constantFrom('a: b\n', 'b: c d\n', '- x\n', 'c:\n', '  d: e\n', '  - f\n', ...marks), {
  maxLength: 9,
})
const texts = nearlyPlain(
  real,
  invented.map((some) => some.join('')),
  marks,
)

/** The data, or what is wrong with the text, which no data is equal to. */
function reference(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'error' })
  const mistakes = [...document.errors, ...document.warnings]
  return mistakes.length > 0 ? new Error(mistakes[0]?.message) : document.toJS({ maxAliasCount: 100 })
}
