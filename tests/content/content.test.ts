import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { textIn } from '../../build/cache/files.ts'
import { ContentReader } from '../../build/content/content.ts'
import { report, sorted } from '../../build/problems.ts'
import { article, type Files, type Fixture, inLine, readers, site } from '../helpers.ts'

/** Reads content in which some files are written over; no other articles than these. */
async function read(files: Files) {
  return readSite(site(files, { blog: false }))
}

async function readSite(fixture: Fixture) {
  const { root, cache, inputs } = readers(fixture)
  const { value, problems } = await new ContentReader(root, cache, inputs).read()
  return { value, list: sorted(problems).map(inLine), report: report(problems, textIn(root)) }
}

/** An article whose front matter is exactly these lines, from line 2 on, and a body. */
const file = (...lines: string[]) => ({ 'content/blog/a.md': `---\n${lines.join('\n')}\n---\n\nText.\n` })
const head = ['id: 1', 'title: T', 'date: 2025-05-20', 'author: A', 'authorBio: B', 'category: Renovation']
const bomb = ['a: &a [x, x, x]', 'b: &b [*a, *a, *a, *a, *a]', 'c: &c [*b, *b, *b, *b, *b]', 'd: [*c, *c, *c, *c, *c]']

test('an article without faults is read, with the defaults of the specification', async () => {
  const { value, report } = await read(file(...head))
  expect(report).toBe('')
  expect(value?.articles).toEqual([
    {
      file: 'content/blog/a.md',
      data: {
        id: 1,
        title: 'T',
        date: '2025-05-20',
        author: 'A',
        authorBio: 'B',
        authorImage: 'mark',
        category: 'Renovation',
        draft: false,
        tags: [],
        cta: { buttonLink: '/contact' },
      },
      excerpt: 'Text.',
      blocks: [{ type: 'paragraph', text: ['Text.'] }],
      links: [],
      tokens: [],
    },
  ])
})

describe('faults in front matter', () => {
  test.each<[fault: string, lines: string[], problem: string]>([
    ['an unknown key', [...head, 'tagz: [a]'], '8:1 unknown-key'],
    ['an unknown key inside another', [...head, 'cta:', '  text: a', '  txt: b'], '10:3 unknown-key'],
    ['a key that is a number', [...head, '1: 2'], '8:1 unknown-key'],
    ['a merge key', [...head, '<<: { id: 1 }'], '8:1 unknown-key'],
    ['the key __proto__', [...head, '__proto__: { draft: true }'], '8:1 unknown-key'],
    ['a missing key', head.slice(0, 5), '2:1 missing-key'],
    ['a key without a value', ['id: 1', 'title:', ...head.slice(2)], '3:1 missing-key'],
    ['an empty value', ['id: 1', 'title: " "', ...head.slice(2)], '3:1 invalid-value'],
    ['a wrong category', [...head.slice(0, 5), 'category: Gardening'], '7:1 invalid-value'],
    ['a date in words', ['date: May 20, 2025', ...head.toSpliced(2, 1)], '2:1 invalid-value'],
    ['a day that does not exist', ['date: 2025-02-30', ...head.toSpliced(2, 1)], '2:1 invalid-value'],
    ['a date with a time', ['date: 2025-02-20T10:00:00Z', ...head.toSpliced(2, 1)], '2:1 invalid-value'],
    ['an id in quotes', ['id: "1"', ...head.slice(1)], '2:1 invalid-value'],
    ['an id with a fraction', ['id: 1.5', ...head.slice(1)], '2:1 invalid-value'],
    ['an id of 0', ['id: 0', ...head.slice(1)], '2:1 invalid-value'],
    ['a word for true', [...head, 'draft: yes'], '8:1 invalid-value'],
    ['a text for a list', [...head, 'tags: Condo'], '8:1 invalid-value'],
    ['a list in a list of texts', [...head, 'tags:', '  - Condo', '  - [3]'], '10:5 invalid-value'],
    ['a link without its slash', [...head, 'cta:', '  buttonLink: contact'], '9:3 invalid-value'],
    ['a link that runs a script', [...head, 'cta:', '  buttonLink: "javascript:alert(1)"'], '9:3 invalid-value'],
    ['a bad picture key', [...head, 'image:', '  file: a.jpg', '  alt: A', '  altt: A'], '11:3 unknown-key'],
    ['a picture without alt', [...head, 'image:', '  file: a.jpg'], '8:1 missing-key'],
    ['a picture as a text', [...head, 'image: a.jpg'], '8:1 invalid-value'],
    [
      'a remote picture without alt',
      [...head, 'image: { url: https://x.org, width: 4, height: 3 }'],
      '8:1 missing-key',
    ],
    [
      'a remote picture without width',
      [...head, 'image: { url: https://x.org, height: 3, alt: A }'],
      '8:1 missing-key',
    ],
    [
      'a picture over http',
      [...head, 'image: { url: http://x.org, width: 4, height: 3, alt: A }'],
      '8:10 invalid-value',
    ],
    ['an author picture that is no picture', [...head, 'authorImage: marc'], '8:1 invalid-value'],
    ['a duplicate key', [...head, 'id: 2'], '8:1 yaml'],
    ['a list that does not end', [...head, 'tags: [a'], '9:1 yaml'],
    ['a quote that does not end', [...head, 'tags: "a'], '8:7 yaml'],
    ['a quote that does not end, with more below it', ["title: 'T", ...head.toSpliced(1, 1)], '2:8 yaml'],
    ['a tab for indentation', [...head, 'cta:', '\ttext: a'], '9:1 yaml'],
    ['a colon in a plain text', ['title: A: B', ...head.toSpliced(1, 1)], '2:8 yaml'],
    ['an unknown tag', [...head, 'tags: !set [a]'], '8:7 yaml'],
    ['an alias without an anchor', [...head, 'tags: *none'], '8:7 yaml'],
    ['an alias bomb', [...head, ...bomb], '9:8 yaml'],
  ])('%s', async (_, lines, problem) => {
    expect((await read(file(...lines))).list).toEqual([`content/blog/a.md:${problem}`])
  })

  test('every fault of a file is reported, in the order of the file', async () => {
    const lines = ['id: one', 'title: T', 'dat: 2025-05-20', 'author: A', 'authorBio: B', 'category: None']
    const problems = ['2:1 missing-key', '2:1 invalid-value', '4:1 unknown-key', '7:1 invalid-value']
    expect((await read(file(...lines))).list).toEqual(problems.map((each) => `content/blog/a.md:${each}`))
  })

  test('a hundred faults are listed, the rest is counted', async () => {
    const { report, list } = await read(file(...head, ...Array.from({ length: 120 }, (_, index) => `a${index}: 1`)))
    expect([list.length, list[0]]).toEqual([101, 'content/blog/a.md more-problems'])
    expect(report).toContain('The file has 20 more problems than are listed')
  })

  test('an article with a fault does not hide the others', async () => {
    const { value, list } = await read({ ...file('id: one'), 'content/blog/b.md': article({ id: 2 }) })
    expect(value?.articles.map(({ file }) => file)).toEqual(['content/blog/b.md'])
    expect(list.length).toBeGreaterThan(0)
  })
})

describe('files', () => {
  const valid = article({ id: 1 })
  const faulty = article({ tagz: 1 }, 'A.\n\n***\n')

  test.each<[fault: string, content: string | Uint8Array, problems: string[]]>([
    ['no front matter', 'Text.\n', ['1:1 no-front-matter']],
    ['an empty file', '', ['1:1 no-front-matter']],
    ['front matter that does not end', '---\nid: 1\n', ['1:1 no-front-matter']],
    ['front matter after an empty line', `\n${valid}`, ['1:1 no-front-matter']],
    ['a Latin-1 letter', Buffer.from(`${valid}\nCaf\u00e9 au lait.\n`, 'latin1'), ['14:4 not-utf8']],
    ['UTF-16', Buffer.from(`\ufeff${valid}`, 'utf16le'), ['1:1 not-utf8']],
    ['a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), ['1:1 not-utf8']],
    ['a byte order mark', `\ufeff${article({ tagz: 1 })}`, ['10:1 unknown-key']],
    ['Windows line ends', faulty.replaceAll('\n', '\r\n'), ['10:1 unknown-key', '15:1 unsupported-block']],
    ['old Mac line ends', faulty.replaceAll('\n', '\r'), ['10:1 unknown-key', '15:1 unsupported-block']],
    ['an unknown icon', article({}, 'A.\n\n:::callout{icon=clok}\nB\n:::\n'), ['14:1 unknown-icon']],
  ])('%s', async (_, content, problems) => {
    expect((await read({ 'content/blog/a.md': content })).list).toEqual(
      problems.map((problem) => `content/blog/a.md:${problem}`),
    )
  })

  test.each([
    ['a byte order mark', `\ufeff${valid}`],
    ['Windows line ends', valid.replaceAll('\n', '\r\n')],
    ['old Mac line ends', valid.replaceAll('\n', '\r')],
    ['no line end at the end', valid.trimEnd()],
    ['spaces behind the fences', valid.replaceAll('---\n', '---  \n')],
  ])('an article with %s is read like any other', async (_, content) => {
    const { value, report } = await read({ 'content/blog/a.md': content })
    expect(report).toBe('')
    expect(value?.articles[0]?.blocks).toEqual([{ type: 'paragraph', text: ['A first paragraph.'] }])
  })

  test('only Markdown files are articles; of others it is said, but not of the editors’ own', async () => {
    const other = { 'content/blog/.#a.md': 'x', 'content/blog/a.md~': 'x', 'content/blog/notes.txt': 'x' }
    const { value, list } = await read({ ...other, 'content/blog/a.md': valid })
    expect(value?.articles.map(({ file }) => file)).toEqual(['content/blog/a.md'])
    expect(list).toEqual(['content/blog/notes.txt unread-file'])
  })

  test.each(['site', 'home', 'about', 'services', 'gallery', 'contact', 'blog', 'redirects'])(
    'a missing %s.yaml is one problem',
    async (name) => {
      expect((await read({ [`content/${name}.yaml`]: null })).list).toEqual([`content/${name}.yaml missing-file`])
    },
  )

  test.each<[fault: string, content: string, problem: string]>([
    ['a text', 'hello\n', '1:1 invalid-value'],
    ['a list', '- a\n', '1:1 invalid-value'],
    ['broken YAML', 'url: "x\n', '1:6 yaml'],
    ['a list that does not end', 'url: [x\n', '2:1 yaml'],
    ['two documents', 'a: 1\n---\nb: 2\n', '2:1 yaml'],
  ])('a site.yaml that is %s is one problem', async (_, content, problem) => {
    expect((await read({ 'content/site.yaml': content })).list).toEqual([`content/site.yaml:${problem}`])
  })

  test('redirects may be none at all', async () => {
    for (const content of ['', '# none\n', '[]\n'])
      expect((await read({ 'content/redirects.yaml': content })).report).toBe('')
  })
})

describe('what is meant', () => {
  test('is the text that was written, where YAML would make a number or a yes of it', async () => {
    const lines = ['id: 1', 'title: 2025', 'date: 2025-05-20', 'author: 007', 'authorBio: true', head[5] ?? '']
    const { value, report } = await read(file(...lines, 'tags: [1e3, 0x10, 3.10]'))
    expect(report).toBe('')
    expect(value?.articles[0]?.data).toMatchObject({ title: '2025', author: '007', authorBio: 'true' })
    expect(value?.articles[0]?.data.tags).toEqual(['1e3', '0x10', '3.10'])
  })

  test('is warned of where a text ends before a #, but not where a remark stands apart', async () => {
    const { report } = await read(file('id: 1', 'title: Sink # 1', ...head.slice(2), 'tags: [a]  # remark', '# remark'))
    expect(report).toBe(`\
content/blog/a.md:3:12 warning The text ends before "#": what visitors read is "Sink" [cut-text]
  2 | id: 1
> 3 | title: Sink # 1
    |            ^
  4 | date: 2025-05-20
  Put the whole text in quotes, or two spaces before "#" if it begins a remark.

1 warning`)
  })
})

describe('too much', () => {
  test.each<[what: string, body: string, line: number]>([
    ['nested quotes', `A.\n\n${'> '.repeat(21)}a\n`, 14],
    ['an indented list', `${' '.repeat(101)}- a\n`, 12],
    ['emphasis in a paragraph', 'a *b* c\n'.repeat(151), 162],
    ['blocks', ':::callout\na\n:::\n'.repeat(201), 612],
  ])('%s is an error of its line, and not parsed', async (_, body, line) => {
    expect((await read({ 'content/blog/a.md': article({}, body) })).list).toEqual([
      `content/blog/a.md:${line}:1 too-complex`,
    ])
  })

  test.each([
    ['nested quotes', `${'> '.repeat(20)}a\n`],
    ['emphasis in paragraphs', `${'a *b* c\n'.repeat(100)}\n`.repeat(3)],
    ['blocks', ':::callout\na\n:::\n'.repeat(200)],
  ])('%s that some author might write are read', async (_, body) => {
    expect((await read({ 'content/blog/a.md': article({}, body) })).list).not.toContainEqual(/too-complex/)
  })

  test('a file of more than 256 KB is refused', async () => {
    const large = (kilobytes: number) => ({ 'content/blog/a.md': article({}, 'A word. '.repeat(kilobytes * 128)) })
    expect((await read(large(255))).list).toEqual([])
    expect((await read(large(257))).report).toMatch(/^content\/blog\/a.md error The file holds 257 KB of text/)
  })
})

describe('the report', () => {
  test('says in plain words where a file is wrong, and what to do', async () => {
    const files = {
      ...file('id: one', 'title: "T', 'date: May 20, 2025'),
      'content/blog/b.md': '---\nid: 2\n\ttitle: T\n---\n',
      'content/blog/c.md': '---\nid: 1\n\nText.\n',
      'content/blog/d.md': Buffer.from('Caf\u00e9\n', 'latin1'),
      'content/blog/e.md': article({ id: 2 }, ':::callout{icon=clok}\nSoon.\n:::\n'),
      'content/redirects.yaml': '- from: old\n  to: /new\n',
      'content/site.yaml': null,
    }
    expect((await read(files)).report).toBe(`\
content/blog/a.md:3:8 error A quote is opened here and not closed [yaml]
  2 | id: one
> 3 | title: "T
    |        ^
  4 | date: May 20, 2025
  Close the quote that begins here.

content/blog/b.md:3:1 error The line begins with a tab [yaml]
  2 | id: 2
> 3 |  title: T
    | ^
  4 | ---
  Replace the tab by spaces.

content/blog/c.md:1:1 error The lines between "---" at the top do not end [no-front-matter]
> 1 | ---
    | ^
  2 | id: 1
  Write "---" on a line of its own below the last of them.

content/blog/d.md:1:4 error The file is not saved as UTF-8: this letter cannot be read [not-utf8]
> 1 | Caf\ufffd
    |    ^
  2 |
  Save it with the encoding UTF-8.

content/redirects.yaml:1:3 error "from" in entry 1 must be an address on this site without "?" and "#", like /old-page, not "old" [invalid-value]
> 1 | - from: old
    |   ^
  2 |   to: /new
  Correct it.

content/site.yaml error The file is missing or cannot be read [missing-file]
  Add it, or restore it from an earlier version.

content/blog/e.md:12:1 warning There is no icon "clok" [unknown-icon]
  11 |
> 12 | :::callout{icon=clok}
     | ^
  13 | Soon.
  Did you mean "clock"?

6 errors, 1 warning`)
  })

  test.each<[line: string, message: string]>([
    ['metaDescripton: D', 'There is no "metaDescripton" [unknown-key]'],
    ['metaDescripton: D', 'Did you mean "metaDescription"?'],
    ['colour: red', 'It can have: id, title, metaTitle, metaDescription, date, updated, publishDate, draft, image,'],
    ['draft: maybe', '"draft" must be true or false, not "maybe" [invalid-value]'],
    ['draft: maybe', 'Write true or false.'],
    ['updated: May 20, 2025', '"updated" must be a date like 2026-02-19, not "May 20, 2025"'],
    ['updated: 2025-02-30', '"updated" must be a day of the calendar, not "2025-02-30"'],
    ['metaTitle: " "', '"metaTitle" must not be empty'],
    ['tags: Condo', '"tags" must be a list, each line of which begins with "- ", not "Condo"'],
    ['image: a.jpg', '"image" must be lines of the form "name: value", not "a.jpg"'],
    ['image: { file: a.jpg }', '"image.alt" is missing'],
    ['id: 2', 'This name stands here for the second time [yaml]'],
    ['metaTitle: A: B', 'This line has a colon in its text, or is not indented like its neighbours'],
    ['metaTitle: *a', 'A text begins with * or & here [yaml]'],
    ['metaTitle: @a', 'A text cannot begin with this character'],
  ])('of %j says %j', async (line, message) => {
    expect((await read(file(...head, line))).report).toContain(message)
  })

  test('of a choice says what was meant', async () => {
    const { report } = await read(file(...head.slice(0, 5), 'category: Renovations'))
    expect(report).toContain('"category" cannot be "Renovations" [invalid-value]')
    expect(report).toContain('Did you mean "Renovation"?')
  })
})

test.skipIf(process.platform === 'win32')('what is no file is missing, and is not waited for', async () => {
  const fixture = site({ 'content/blog/a.md': null, 'content/site.yaml': null }, { blog: false })
  mkdirSync(join(fixture.root, 'content/blog'), { recursive: true })
  for (const pipe of ['content/site.yaml', 'content/blog/a.md']) spawnSync('mkfifo', [join(fixture.root, pipe)])
  expect((await readSite(fixture)).list).toEqual(['content/blog/a.md missing-file', 'content/site.yaml missing-file'])
})

test('what has been read before is read again as it was, its problems too', async () => {
  const fixture = site({ 'content/blog/a.md': article({}, '# A\n\n***\n') }, { blog: false })
  const [first, second] = [await readSite(fixture), await readSite(fixture)]
  expect(second).toEqual(first)
  expect(first.list).toEqual(['content/blog/a.md:14:1 unsupported-block'])
})
