import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { textIn } from '../../build/cache/files.ts'
import { workspaceOf } from '../../build/cache/inputs.ts'
import { ContentReader } from '../../build/content/content.ts'
import { report } from '../../build/problems.ts'
import { cache, filesIn, fixtures, loadedRules } from '../helpers.ts'
import { isFullRun, pickSome, smallSite, wordsOf } from './smallSite.ts'

/* Whatever a content file holds, its reader neither throws nor hangs, and reports problems at places inside it. */

const article = 'content/blog/a.md'
const settings = 'content/site.yaml'
const options = isFullRun ? { numRuns: 2000 } : { numRuns: 12, seed: 8 }
const site = smallSite()
const reading = workspaceOf(site.root, cache)
const rules = await loadedRules()
afterEach(() => site.restore())

/** Reads the content with this file in it, and expects all its problems inside the file. */
async function expectSound(file: string, content: string | Uint8Array) {
  site.write({ [file]: content })
  const { problems } = await new ContentReader(reading).read(rules)
  report(problems, textIn(reading.root))
  const lines = String(Buffer.from(content)).split(/\r\n|\r|\n/)
  for (const { line = 1, column = 0 } of problems.filter((problem) => problem.file === file)) {
    expect(line).toBeLessThanOrEqual(lines.length)
    expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 2)
  }
}

const head = '---\nid: 1\ntitle: T\ndate: 2025-05-20\nauthor: A\nauthorBio: B\ncategory: Renovation\n---\n\n'

const yamlWords = [
  ...wordsOf(`-␣ :␣ : ↵ ↵␣␣ ↵␣␣␣␣ ␣ { } [ ] , &a␣ *a !!str␣ !a␣ |␣ |↵ >-↵ " ' # ␣#␣ <<:␣*a ?␣ ---↵ ...↵ %YAML␣1.2↵ @ \` ~
    id title date image file tags cta category 1 -1 1e999 .inf true 2025-01-01 __proto__ constructor é 👨‍👩‍👧 \\ud800 \\0`),
  ...['\t', '\0', '\r', '\u2028', '\ufeff', '\u202e', '\u200b', 'Renovation'],
]
const markdownWords = [
  ...wordsOf(`#␣ ##␣ -␣ 1.␣ >␣ ␣␣␣␣ ↵ ↵↵ ␣ ␣␣↵ ---↵ ===↵ *** ***↵ * _ ** __ \` \`\`\`↵ ~~~ [ ] ( ) ]( ](/a) ![ ][a] [a]:␣b↵ < > \\ &
    &amp; &#0; &#xD800; <b> </b> <!-- --> <script> <? <![CDATA[ https://a.b a@b.c ::: :::↵ :::callout :::callout{icon=leaf}↵
    :::table{caption="a"␣striped}↵ { } {a= :a[b] ::a | |a|b|↵|-|:-:|↵ |>|^|↵ ↵|␣ ^ a word RM1–2 שלום 👩‍🚀`),
  ...['\t', '\r\n', '\r', '\0', '\ufeff', '\u200b', '\u202e', '\ud800'],
]
const words = (list: readonly string[]) => {
  const word = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...list) }, fc.string({ unit: 'binary', maxLength: 5 }))
  return fc.array(word, { maxLength: 60 }).map((parts) => parts.join(''))
}

const blog = join(fixtures, 'content/blog')
const articles = filesIn(blog).map((name) => readFileSync(join(blog, name), 'utf8'))

/** Articles with pieces cut out, doubled, or replaced by markup. */
const place = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(200))
const change = fc.tuple(place, fc.nat(3), fc.constantFrom(...markdownWords, ...yamlWords))
const mutated = fc
  .tuple(fc.constantFrom(...articles), fc.array(change, { minLength: 1, maxLength: 12 }))
  .map(([text, changes]) =>
    changes.reduce((text, [[where, length], kind, word]) => {
      const at = Math.floor(where * text.length)
      const piece = text.slice(at, at + length)
      return text.slice(0, at) + ['', piece + piece, word, word.repeat(40)][kind] + text.slice(at + length)
    }, text),
  )

const bytes = fc.uint8Array({ maxLength: 3000 })
const record = fc.record({ id: fc.anything(), title: fc.anything(), tags: fc.anything(), cta: fc.anything() })

test.each<[what: string, file: string, input: fc.Arbitrary<string | Uint8Array>]>([
  ['bytes as an article', article, bytes],
  ['bytes after front matter', article, bytes.map((each) => Buffer.concat([Buffer.from(head), each]))],
  ['bytes as settings', settings, bytes],
  ['text as an article', article, fc.string({ unit: 'binary', maxLength: 500 }).map((text) => head + text)],
  ['Markdown', article, words(markdownWords).map((text) => head + text)],
  ['YAML', settings, words(yamlWords)],
  ['front matter', article, words(yamlWords).map((text) => `---\n${text}\n---\n\nText.\n`)],
  ['values', article, record.map((data) => `---\n${JSON.stringify(data)}\n---\n`)],
  ['changes of whole articles', article, mutated],
])('random %s', async (_, file, input) => {
  const isSound = fc.asyncProperty(input, (content) => expectSound(file, content))
  await fc.assert(isSound, options)
})

const deep = isFullRun ? 10_000 : 400
const times = (line: (at: number) => string, to = deep) => Array.from({ length: to }, (_, at) => line(at)).join('')
type Row = readonly [what: string, text: string]
/** Pieces that are opened over and over and, after the dots, closed as often. */
const nested = (pieces: string) =>
  wordsOf(pieces).map((piece): Row => {
    const [open = '', close = ''] = piece.split('…')
    return [piece, `${open.repeat(deep)}a${close.repeat(deep)}`]
  })
const inArticle: readonly Row[] = [
  ...nested('>␣ -␣ >␣-␣ *a␣…a* *_…_* […] […](/about) [a](</b :::callout↵ :a[…] &a ##␣A↵↵ >␣a↵b…↵b'),
  ['spaces', `a${' '.repeat(200_000)}b`],
  ['marks over one letter', `a${'\u0301'.repeat(100_000)}`],
  ...['> ', '  - ', '`'].map((each): Row => [`ever more ${each}`, times((at) => `${each.repeat(at)}\n`, 400)]),
  ['| cells', ['a|', '-|', '>|', '^|'].map((cell) => `|${cell.repeat(deep)}\n`).join('')],
  ['| rows', `|a|\n|-|\n${'|^|\n'.repeat(deep)}`],
]
const inYaml: readonly Row[] = [
  ...nested('-␣ a:␣[…] a:␣{a:␣…} [ {a:␣…} &a␣ ?␣ a:␣@↵'),
  ['an alias', `a: &a [1]\nb: [${'*a,'.repeat(deep)}]`],
  ['maps', times((at) => `${' '.repeat(at)}a:\n`, 400)],
  ['keys', times((at) => `key${at}: 1\n`)],
  ['aliases of aliases', `a0: &a0 [x]\n${times((at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]\n`, 100)}`],
]

test.each(pickSome(inArticle, 6))('%j over and over in an article', (_, text) => expectSound(article, head + text))

test.each(pickSome(inYaml, 4))('%j over and over in YAML', async (_, text) => {
  await expectSound(settings, text)
  if (isFullRun) await expectSound(article, `---\n${text}\n---\n`)
})
