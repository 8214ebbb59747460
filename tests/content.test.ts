import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '../build/content.ts'
import { place, report, sorted } from '../build/problems.ts'
import { Records } from '../build/records.ts'
import { article, type Files, site } from './helpers.ts'

/** Reads content in which some files are written over; no other articles than these. */
function read(files: Files) {
  const { root } = site(files, { blog: false })
  const { value, problems } = readContent(root, new Records(join(root, '.cache')))
  return {
    articles: value.source?.articles,
    list: sorted(problems).map((each) => `${place(each)} ${each.ruleId}`),
    report: report(problems),
  }
}

/** An article whose front matter is exactly these lines, from line 2 on, and a body. */
const file = (...lines: string[]) => ({ 'content/blog/a.md': `---\n${lines.join('\n')}\n---\n\nText.\n` })
const head = ['id: 1', 'title: T', 'date: 2025-05-20', 'author: A', 'authorBio: B', 'category: Renovation']
const bomb = ['a: &a [x, x, x]', 'b: &b [*a, *a, *a, *a, *a]', 'c: &c [*b, *b, *b, *b, *b]', 'd: [*c, *c, *c, *c, *c]']

test('an article without faults is read, with the defaults of the specification', () => {
  const { articles, report } = read(file(...head))
  expect(report).toBe('')
  expect(articles?.map(({ file, data, excerpt, blocks }) => ({ file, data, excerpt, blocks: blocks() }))).toEqual([
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
        cta: { text: 'Ready to Transform Your Space?', buttonText: 'Get in Touch', buttonLink: '/contact' },
      },
      excerpt: 'Text.',
      blocks: [{ type: 'paragraph', text: ['Text.'] }],
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
    ['a number in a list of texts', [...head, 'tags:', '  - Condo', '  - 3'], '10:5 invalid-value'],
    ['a link without its slash', [...head, 'cta:', '  buttonLink: contact'], '9:3 invalid-value'],
    ['a link that runs a script', [...head, 'cta:', '  buttonLink: "javascript:alert(1)"'], '9:3 invalid-value'],
    ['a bad picture key', [...head, 'image:', '  file: a.jpg', '  alt: A', '  altt: A'], '11:3 unknown-key'],
    ['a picture without alt', [...head, 'image:', '  file: a.jpg'], '8:1 missing-key'],
    ['a picture as a text', [...head, 'image: a.jpg'], '8:1 invalid-value'],
    [
      'a remote picture without alt',
      [...head, 'image: { url: https://x.org/a.jpg, width: 4, height: 3 }'],
      '8:1 missing-key',
    ],
    [
      'a remote picture without width',
      [...head, 'image: { url: https://x.org/a.jpg, height: 3, alt: A }'],
      '8:1 missing-key',
    ],
    [
      'a remote picture over http',
      [...head, 'image: { url: http://x.org/a.jpg, width: 4, height: 3, alt: A }'],
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
  ])('%s', (_, lines, problem) => {
    expect(read(file(...lines)).list).toEqual([`content/blog/a.md:${problem}`])
  })

  test('every fault of a file is reported, in the order of the file', () => {
    expect(
      read(file('id: one', 'title: T', 'dat: 2025-05-20', 'author: A', 'authorBio: B', 'category: None')).list,
    ).toEqual([
      'content/blog/a.md:2:1 missing-key',
      'content/blog/a.md:2:1 invalid-value',
      'content/blog/a.md:4:1 unknown-key',
      'content/blog/a.md:7:1 invalid-value',
    ])
  })

  test('an article with a fault does not hide the others', () => {
    const { articles, list } = read({ ...file('id: one'), 'content/blog/b.md': article({ id: 2 }) })
    expect(articles?.map(({ file }) => file)).toEqual(['content/blog/b.md'])
    expect(list.length).toBeGreaterThan(0)
  })
})

describe('files', () => {
  const valid = article({ id: 1 })

  test.each<[fault: string, content: string | Uint8Array, problems: string[]]>([
    ['no front matter', 'Text.\n', ['1:1 no-front-matter']],
    ['an empty file', '', ['1:1 no-front-matter']],
    ['front matter that does not end', '---\nid: 1\n', ['1:1 no-front-matter']],
    ['front matter after an empty line', `\n${valid}`, ['1:1 no-front-matter']],
    ['a Latin-1 letter', Buffer.from(`${valid}\nCaf\u00e9 au lait.\n`, 'latin1'), ['14:4 not-utf8']],
    ['UTF-16', Buffer.from(`\ufeff${valid}`, 'utf16le'), ['1:1 not-utf8']],
    ['a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), ['1:1 not-utf8']],
    ['a byte order mark', `\ufeff${article({ tagz: 1 })}`, ['10:1 unknown-key']],
    [
      'Windows line ends',
      article({ tagz: 1 }, 'A.\n\n> B\n').replaceAll('\n', '\r\n'),
      ['10:1 unknown-key', '15:1 unsupported-block'],
    ],
    [
      'old Mac line ends',
      article({ tagz: 1 }, 'A.\n\n> B\n').replaceAll('\n', '\r'),
      ['10:1 unknown-key', '15:1 unsupported-block'],
    ],
    ['an unknown icon', article({}, 'A.\n\n:::callout{icon=clok}\nB\n:::\n'), ['14:1 unknown-icon']],
  ])('%s', (_, content, problems) => {
    expect(read({ 'content/blog/a.md': content }).list).toEqual(
      problems.map((problem) => `content/blog/a.md:${problem}`),
    )
  })

  test.each([
    ['a byte order mark', `\ufeff${valid}`],
    ['Windows line ends', valid.replaceAll('\n', '\r\n')],
    ['old Mac line ends', valid.replaceAll('\n', '\r')],
    ['no line end at the end', valid.trimEnd()],
    ['spaces behind the fences', valid.replaceAll('---\n', '---  \n')],
  ])('an article with %s is read like any other', (_, content) => {
    const { articles, report } = read({ 'content/blog/a.md': content })
    expect(report).toBe('')
    expect(articles?.[0]?.blocks()).toEqual([{ type: 'paragraph', text: ['A first paragraph.'] }])
  })

  test('only Markdown files are articles, and the editors’ own files are not', () => {
    const other = { 'content/blog/.#a.md': 'x', 'content/blog/a.md~': 'x', 'content/blog/notes.txt': 'x' }
    const { articles, report } = read({ ...other, 'content/blog/a.md': valid })
    expect(articles?.map(({ file }) => file)).toEqual(['content/blog/a.md'])
    expect(report).toBe('')
  })

  test.each(['site', 'home', 'about', 'services', 'gallery', 'contact', 'blog', 'redirects'])(
    'a missing %s.yaml is one problem',
    (name) => {
      expect(read({ [`content/${name}.yaml`]: null }).list).toEqual([`content/${name}.yaml missing-file`])
    },
  )

  test.each<[fault: string, content: string, problem: string]>([
    ['a text', 'hello\n', '1:1 invalid-value'],
    ['a list', '- a\n', '1:1 invalid-value'],
    ['broken YAML', 'url: "x\n', '1:6 yaml'],
    ['a list that does not end', 'url: [x\n', '2:1 yaml'],
    ['two documents', 'a: 1\n---\nb: 2\n', '2:1 yaml'],
  ])('a site.yaml that is %s is one problem', (_, content, problem) => {
    expect(read({ 'content/site.yaml': content }).list).toEqual([`content/site.yaml:${problem}`])
  })

  test('redirects may be none at all', () => {
    for (const content of ['', '# none\n', '[]\n']) expect(read({ 'content/redirects.yaml': content }).report).toBe('')
  })
})

describe('the report', () => {
  test('an unknown key, with the one that was meant', () => {
    expect(read(file(...head, 'metaDescripton: About kitchens')).report).toBe(`\
content/blog/a.md:8:1 error Unknown key "metaDescripton" [unknown-key]
  7 | category: Renovation
> 8 | metaDescripton: About kitchens
    | ^
  9 | ---
  Did you mean "metaDescription"?

1 error`)
  })

  test('a category, a date and a type that are wrong', () => {
    const lines = ['id: one', 'title: T', 'date: May 20, 2025', 'author: A', 'authorBio: B', 'category: Renovations']
    expect(read(file(...lines)).report).toBe(`\
content/blog/a.md:2:1 error "id" must be a number, not "one" [invalid-value]
  1 | ---
> 2 | id: one
    | ^
  3 | title: T
  Correct the value.

content/blog/a.md:4:1 error "date" must be a date like 2026-02-19, not "May 20, 2025" [invalid-value]
  3 | title: T
> 4 | date: May 20, 2025
    | ^
  5 | author: A
  Correct the value.

content/blog/a.md:7:1 error "category" cannot be "Renovations" [invalid-value]
  6 | authorBio: B
> 7 | category: Renovations
    | ^
  8 | ---
  Did you mean "Renovation"?

3 errors`)
  })

  test('a duplicate key, and an icon that does not exist', () => {
    const files = {
      ...file(...head, 'id: 2'),
      'content/blog/b.md': article({ id: 2 }, ':::callout{icon=clok}\nSoon.\n:::\n'),
    }
    expect(read(files).report).toBe(`\
content/blog/a.md:8:1 error This is not valid YAML: Map keys must be unique [yaml]
  7 | category: Renovation
> 8 | id: 2
    | ^
  9 | ---
  Keep one of the two.

content/blog/b.md:12:1 warning There is no icon "clok" [unknown-icon]
  11 |
> 12 | :::callout{icon=clok}
     | ^
  13 | Soon.
  Did you mean "clock"?

1 error, 1 warning`)
  })

  test('a quote that is not closed, and a tab', () => {
    const files = { ...file('title: "T', 'id: 1'), 'content/blog/b.md': '---\nid: 2\n\ttitle: T\n---\n' }
    expect(read(files).report).toBe(`\
content/blog/a.md:2:8 error This is not valid YAML: Missing closing "quote [yaml]
  1 | ---
> 2 | title: "T
    |        ^
  3 | id: 1
  Close the quote that begins here.

content/blog/b.md:3:1 error This is not valid YAML: Tabs are not allowed as indentation [yaml]
  2 | id: 2
> 3 |  title: T
    | ^
  4 | ---
  Replace the tab by spaces.

2 errors`)
  })

  test('front matter that does not end', () => {
    expect(read({ 'content/blog/a.md': '---\nid: 1\n\nText.\n' }).report).toBe(`\
content/blog/a.md:1:1 error The front matter does not end [no-front-matter]
> 1 | ---
    | ^
  2 | id: 1
  Write "---" on a line of its own below its last key.

1 error`)
  })

  test('a file that is missing, and one that is not UTF-8', () => {
    const files = { 'content/site.yaml': null, 'content/blog/a.md': Buffer.from('Caf\u00e9\n', 'latin1') }
    expect(read(files).report).toBe(`\
content/blog/a.md:1:4 error The file is not valid UTF-8 here [not-utf8]
> 1 | Caf\ufffd
    |    ^
  2 |
  Save it with the encoding UTF-8.

content/site.yaml error The file is missing or cannot be read [missing-file]
  Add it, or restore it from an earlier version.

2 errors`)
  })

  test('an entry of a list', () => {
    expect(read({ 'content/redirects.yaml': '- from: old\n  to: /new\n' }).report).toBe(`\
content/redirects.yaml:1:3 error "0.from" must be an address on this site, like /old-page, not "old" [invalid-value]
> 1 | - from: old
    |   ^
  2 |   to: /new
  Correct the value.

1 error`)
  })
})

test('what is on record is read again as it was, its problems too', () => {
  const { root } = site({ 'content/blog/a.md': article({}, '# A\n\n> B\n') }, { blog: false })
  const [first, second] = [0, 1].map(() => readContent(root, new Records(join(root, '.cache'))))
  expect(report(second?.problems ?? [])).toBe(report(first?.problems ?? []))
  expect(second?.value.source?.articles.map(({ data, blocks, links }) => ({ data, blocks: blocks(), links }))).toEqual(
    first?.value.source?.articles.map(({ data, blocks, links }) => ({ data, blocks: blocks(), links })),
  )
  expect(first?.problems).toHaveLength(1)
})
