import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../build/markdown.ts'
import { isSafeLink } from '../build/markdownInlines.ts'
import type { Cell, Table } from '../src/model/blocks.ts'

const blocks = (text: string) => parseMarkdown(text).blocks
/** The inline content of a text that is one paragraph. */
const inline = (text: string) => {
  const [only, ...others] = blocks(text)
  expect(others).toEqual([])
  return only?.type === 'paragraph' ? only.text : undefined
}
/** `line:column rule` of each warning, and of what is no warning but an error. */
const warnings = (text: string) =>
  parseMarkdown(text).problems.map(
    ({ line, column, rule, warning }) => `${line}:${column} ${warning ? '' : 'error '}${rule}`,
  )

describe('blocks', () => {
  test('paragraphs, headings and lists become blocks in their order', () => {
    expect(blocks('## Costs\n\nFirst.\n\n- a\n- b\n\n1. one\n2. two\n\n### Tiles\n\nLast.\n')).toEqual([
      { type: 'heading', level: 2, text: ['Costs'], id: 'costs' },
      { type: 'paragraph', text: ['First.'] },
      { type: 'list', ordered: false, items: [['a'], ['b']] },
      { type: 'list', ordered: true, items: [['one'], ['two']] },
      { type: 'heading', level: 3, text: ['Tiles'], id: 'tiles' },
      { type: 'paragraph', text: ['Last.'] },
    ])
  })

  test('lines of one paragraph are joined by a space', () => {
    expect(inline('one\ntwo\nthree')).toEqual(['one two three'])
  })

  test('nothing makes no blocks, and front matter is passed over', () => {
    for (const text of ['', '\n\n', '---\nid: 1\n---\n']) expect(blocks(text)).toEqual([])
    expect(blocks('---\nid: 1\n---\n\nBody.')).toEqual([{ type: 'paragraph', text: ['Body.'] }])
  })

  test('every heading has an id of its own, even without a letter', () => {
    const ids = blocks('## Two\n## Two\n## Café & Kueh\n## 光\n##\n## !!!\n## Section\n').map((block) =>
      block.type === 'heading' ? block.id : undefined,
    )
    expect(ids).toEqual(['two', 'two-1', 'café--kueh', '光', 'section', 'section-1', 'section-2'])
  })

  test('the paragraphs of a list item stay apart', () => {
    expect(blocks('- one\n\n  two\n- three\n')).toEqual([
      { type: 'list', ordered: false, items: [['one', { type: 'break' }, 'two'], ['three']] },
    ])
  })

  test('a list inside a list is shown as one list, in reading order, with a warning', () => {
    const text = '- a\n- b\n  - c\n    1. d\n- e\n'
    expect(blocks(text)).toEqual([{ type: 'list', ordered: false, items: [['a'], ['b'], ['c'], ['d'], ['e']] }])
    expect(warnings(text)).toEqual(['3:3 nested-list', '4:5 nested-list'])
  })

  test('Windows line ends give the same blocks and places as others', () => {
    const text =
      '---\nid: 1\n---\n\n## A\n\none\ntwo  \nthree\n\n- x\n- y\n\n| a |\n|---|\n| 1 |\n\n:::callout\nHi\n:::\n\n> q\n'
    const windows = text.replaceAll('\n', '\r\n')
    expect(blocks(windows)).toEqual(blocks(text))
    expect(warnings(windows)).toEqual(['22:1 unsupported-block'])
    expect(warnings(text)).toEqual(['22:1 unsupported-block'])
  })
})

describe('inline content', () => {
  test.each([
    ['*a*', [{ type: 'emphasis', children: ['a'] }]],
    ['_a_ b', [{ type: 'emphasis', children: ['a'] }, ' b']],
    ['**a**', [{ type: 'strong', children: ['a'] }]],
    ['**a *b***', [{ type: 'strong', children: ['a ', { type: 'emphasis', children: ['b'] }] }]],
    ['`a < b`', [{ type: 'code', text: 'a < b' }]],
    ['[a](/x)', [{ type: 'link', url: '/x', children: ['a'] }]],
    ['[a](/x "title")', [{ type: 'link', url: '/x', children: ['a'] }]],
    ['[**a** b](/x)', [{ type: 'link', url: '/x', children: [{ type: 'strong', children: ['a'] }, ' b'] }]],
    ['<https://example.org>', [{ type: 'link', url: 'https://example.org', children: ['https://example.org'] }]],
    ['a  \nb', ['a', { type: 'break' }, 'b']],
    ['a\\\nb', ['a', { type: 'break' }, 'b']],
    ['\\*a\\* &amp; &lt;b&gt;', ['*a* & <b>']],
  ])('%j', (text, expected) => {
    expect(inline(text)).toEqual(expected)
    expect(warnings(text)).toEqual([])
  })

  test.each([
    'Open 9:00 AM–6:00 PM, closed 1:30',
    'A ratio of 3:2',
    'A :word: and :another[one]{two=3}',
    'see http://example.org and ask@example.org',
    '~~not struck~~ [^1] [ ] H~2~O',
    'RM60–100 per sq ft, 10/40/30/20%',
  ])('%j stays text', (text) => {
    expect(inline(text)).toEqual([text])
    expect(warnings(text)).toEqual([])
  })

  test('raw HTML is shown as text, with a warning at each tag', () => {
    const text = 'A <b>bold</b> idea.\n\n<script>alert(1)</script>\n\n<!-- note -->'
    expect(blocks(text)).toEqual([
      { type: 'paragraph', text: ['A <b>bold</b> idea.'] },
      { type: 'paragraph', text: ['<script>alert(1)</script>'] },
      { type: 'paragraph', text: ['<!-- note -->'] },
    ])
    expect(warnings(text)).toEqual(['1:3 raw-html', '1:10 raw-html', '3:1 raw-html', '5:1 raw-html'])
  })

  test('a picture or a reference inside text is shown as written, with a warning', () => {
    const text = 'See ![a plan](/plan.png) and [this][1].\n\n[1]: /x'
    expect(inline(text)).toEqual(['See ![a plan](/plan.png) and [this][1].'])
    expect(warnings(text)).toEqual(['1:5 unsupported-inline', '1:30 unsupported-inline'])
  })
})

describe('links', () => {
  const safe = [
    '/',
    '/blog/3',
    '/a?x=1:2#b:c',
    '#costs',
    '?page=2',
    '02-small.md',
    '../blog/02-small.md#costs',
    'mailto:a@b.c',
  ]
  const schemes = ['tel:+60300000000', 'https://example.org', 'http://example.org', 'HTTPS://example.org']
  test.each([...safe, ...schemes])('%s may stand in a page', (url) => {
    expect(isSafeLink(url)).toBe(true)
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//example.org',
    '\u0001//example.org',
    '/\\example.org',
    '\\\\example.org',
    '/ /example.org',
  ])('%j may not', (url) => {
    expect(isSafeLink(url)).toBe(false)
  })

  test('an unsafe link keeps its words and loses its address, with a warning', () => {
    const text = 'An [offer *now*](javascript:alert(1)).'
    const children = ['offer ', { type: 'emphasis', children: ['now'] }]
    expect(inline(text)).toEqual(['An ', { type: 'emphasis', children }, '.'])
    expect(warnings(text)).toEqual(['1:4 unsafe-link'])
  })

  test('every link is listed with its place, those of tables and callouts too', () => {
    const text =
      'A [link](/a) and\n[two](b.md).\n\n| [c](/c) |\n|---|\n| [d](/d) |\n\n:::callout{url=/e}\nHi\n:::\n\n[bad](data:x)'
    expect(parseMarkdown(text).links.map(({ url, line, column }) => `${line}:${column} ${url}`)).toEqual([
      '1:3 /a',
      '2:1 b.md',
      '4:3 /c',
      '6:3 /d',
      '8:1 /e',
    ])
  })
})

describe('callouts', () => {
  test.each([
    [':::callout\nKeep 10% aside.\n:::', { text: 'Keep 10% aside.' }],
    [':::callout{icon=clock}\nHi\n:::', { text: 'Hi', icon: 'clock' }],
    [':::callout{icon="clock" url="/contact"}\nHi\n:::', { text: 'Hi', icon: 'clock', url: '/contact' }],
    [':::callout{url="/blog/3?a=1#b"}\nHi\n:::', { text: 'Hi', url: '/blog/3?a=1#b' }],
    [':::callout\nRead: *Kitchens*, from 9:00 AM.\n:::', { text: 'Read: Kitchens, from 9:00 AM.' }],
    [':::callout\nOne.\n\nTwo.\n:::', { text: 'One. Two.' }],
  ])('%j', (text, expected) => {
    expect(blocks(text)).toEqual([{ type: 'callout', ...expected }])
    expect(warnings(text)).toEqual([])
  })

  test.each(['clok', 'constructor', '__proto__'])('an unknown icon %s is left out, with a warning', (icon) => {
    const text = `:::callout{icon=${icon}}\nHi\n:::`
    expect(blocks(text)).toEqual([{ type: 'callout', text: 'Hi' }])
    expect(warnings(text)).toEqual(['1:1 unknown-icon'])
  })

  test('an unsafe address is left out, with a warning', () => {
    const text = ':::callout{url="javascript:alert(1)"}\nHi\n:::'
    expect(blocks(text)).toEqual([{ type: 'callout', text: 'Hi' }])
    expect(warnings(text)).toEqual(['1:1 unsafe-link'])
  })

  test('what a callout cannot hold is warned of', () => {
    expect(warnings('Text.\n\n:::callout\n- a list\n:::')).toEqual(['3:1 unsupported-block'])
    expect(warnings(':::callout\nA [link](/x).\n:::')).toEqual(['1:1 unsupported-inline'])
    expect(warnings(':::callout{colour=red}\nHi\n:::')).toEqual(['1:1 unknown-attribute'])
  })

  test('a callout that is not closed is an error, since it takes in all that follows', () => {
    expect(warnings('Text.\n\n:::callout\nHi\n\nMore.\n')).toEqual(['3:1 error unclosed-block'])
    expect(warnings(':::callout\nHi\n:::\n\nMore.\n')).toEqual([])
  })
})

describe('tables', () => {
  const table = (text: string) => blocks(text)[0] as Table
  /** A cell in one line: its words, then what it has beside them. */
  const short = ({ content, align, label, ...rest }: Cell) =>
    [content.join(''), align, label, ...Object.entries(rest).map(([name, value]) => `${name} ${value}`)]
      .filter(Boolean)
      .join(' · ')

  test('a table has headers, aligned columns, and cells that carry the text of their header', () => {
    expect(table('| Item | Weeks | Cost |\n|:--|:-:|--:|\n| Light | 2–4 | RM60 |\n| Full | 12–20 | RM250 |')).toEqual({
      type: 'table',
      headers: [
        { content: ['Item'], align: 'left' },
        { content: ['Weeks'], align: 'center' },
        { content: ['Cost'], align: 'right' },
      ],
      rows: [
        [
          { content: ['Light'], align: 'left', label: 'Item' },
          { content: ['2–4'], align: 'center', label: 'Weeks' },
          { content: ['RM60'], align: 'right', label: 'Cost' },
        ],
        [
          { content: ['Full'], align: 'left', label: 'Item' },
          { content: ['12–20'], align: 'center', label: 'Weeks' },
          { content: ['RM250'], align: 'right', label: 'Cost' },
        ],
      ],
      striped: false,
      bordered: false,
      compact: false,
    })
  })

  test('a column without a mark is left', () => {
    expect(table('| a |\n|---|\n| 1 |').rows[0]?.map(short)).toEqual(['1 · left · a'])
  })

  test('a first cell in bold is the heading of its row; other bold is bold', () => {
    const [row, second] = table('| a | b |\n|---|---|\n| **Total** | **9** |\n| **1** and | 2 |').rows
    expect(row).toEqual([
      { content: ['Total'], align: 'left', isHeader: true, label: 'a' },
      { content: [{ type: 'strong', children: ['9'] }], align: 'left', label: 'b' },
    ])
    expect(second?.[0]?.isHeader).toBeUndefined()
  })

  test('> joins a cell to its right', () => {
    const { headers, rows } = table('| a | > | c |\n|:--|---|--:|\n| 1 | > | 3 |\n| 4 | 5 | 6 |')
    expect(headers.map(short)).toEqual(['a · left', 'c · left · colSpan 2'])
    expect(rows.map((row) => row.map(short))).toEqual([
      ['1 · left · a', '3 · left · c · colSpan 2'],
      ['4 · left · a', '5 · left · c', '6 · right · c'],
    ])
  })

  test('^ joins a cell to the one above, and the cells beside it keep their column', () => {
    const { rows } = table('| a | b | c |\n|:-:|---|--:|\n| 1 | 2 | 3 |\n| ^ | 4 | 5 |\n| ^ | 6 | ^ |\n| 7 | 8 | 9 |')
    expect(rows.map((row) => row.map(short))).toEqual([
      ['1 · center · a · rowSpan 3', '2 · left · b', '3 · right · c'],
      ['4 · left · b', '5 · right · c · rowSpan 2'],
      ['6 · left · b'],
      ['7 · center · a', '8 · left · b', '9 · right · c'],
    ])
  })

  test('a missing cell is empty', () => {
    expect(table('| a | b |\n|---|---|\n| 1 |').rows[0]?.map(short)).toEqual(['1 · left · a', 'left · b'])
  })

  test('links and emphasis work inside cells', () => {
    expect(table('| a |\n|---|\n| *x* [y](/z) `c` |').rows[0]?.[0]?.content).toEqual([
      { type: 'emphasis', children: ['x'] },
      ' ',
      { type: 'link', url: '/z', children: ['y'] },
      ' ',
      { type: 'code', text: 'c' },
    ])
  })

  const grid = '| a |\n|---|\n| 1 |'
  test.each([
    ['', { striped: false, bordered: false, compact: false }],
    ['{striped}', { striped: true, bordered: false, compact: false }],
    ['{bordered compact}', { striped: false, bordered: true, compact: true }],
    ['{striped=true bordered=false}', { striped: true, bordered: false, compact: false }],
    ['{caption="Costs, 2025" striped}', { caption: 'Costs, 2025', striped: true, bordered: false, compact: false }],
  ])(':::table%s gives a caption and flags', (attributes, expected) => {
    const text = `:::table${attributes}\n${grid}\n:::`
    const { headers, rows, ...rest } = table(text)
    expect(rest).toEqual({ type: 'table', ...expected })
    expect(warnings(text)).toEqual([])
  })

  test('an unknown flag is warned of, with the one that was meant', () => {
    expect(parseMarkdown(`Text.\n\n:::table{stripped}\n${grid}\n:::`).problems).toEqual([
      {
        warning: true,
        line: 3,
        column: 1,
        rule: 'unknown-attribute',
        reason: '":::table" has no attribute "stripped"',
        note: 'Did you mean "striped"?',
      },
    ])
  })

  test.each([':::table\n:::', ':::table\nText.\n:::', `:::table\n${grid}\n\nText.\n:::`])(
    'a :::table that does not hold one table is not supported: %j',
    (text) => {
      expect(blocks(text)).toEqual([{ type: 'unsupported' }])
      expect(warnings(text)).toEqual(['1:1 unsupported-block'])
    },
  )
})

describe('what is not supported', () => {
  test.each([
    ['code', '```js\nx\n```'],
    ['code', '    x'],
    ['blockquote', '> x'],
    ['thematicBreak', '***'],
    ['leafDirective', '::video{id=1}'],
  ])('a block of type %s is one that says so, and a warning with its place: %j', (type, text) => {
    expect(blocks(`Before.\n\n${text}\n\nAfter.`)).toEqual([
      { type: 'paragraph', text: ['Before.'] },
      { type: 'unsupported' },
      { type: 'paragraph', text: ['After.'] },
    ])
    expect(parseMarkdown(`---\nid: 1\n---\n\n${text}`).problems).toEqual([
      {
        warning: true,
        line: 5,
        column: 1,
        rule: 'unsupported-block',
        reason: `A block of type "${type}" is not supported`,
        note: 'Use a paragraph, heading, list, table or callout.',
      },
    ])
  })

  test.each([
    [':::calout\nHi\n:::', 'There is no block ":::calout"', 'Did you mean "callout"?'],
    [':::gallery\nHi\n:::', 'There is no block ":::gallery"', 'Use ":::callout" or ":::table".'],
  ])('an unknown directive likewise: %j', (text, reason, note) => {
    expect(blocks(text)).toEqual([{ type: 'unsupported' }])
    expect(parseMarkdown(text).problems).toEqual([
      { line: 1, column: 1, rule: 'unsupported-block', reason, note, warning: true },
    ])
  })

  test.each([':::callout {icon=clock}\nHi\n:::', ':::callout{url=/a?b=1}\nHi\n:::', ':::', '::: callout\nHi'])(
    'a directive that cannot be read likewise: %j',
    (text) => {
      expect(blocks(text)).toEqual([{ type: 'unsupported' }])
      expect(warnings(`Text.\n\n${text}`)).toEqual(['3:1 unsupported-block'])
    },
  )

  test('a block inside a list item is left out, with a warning at its place', () => {
    const text = '- a\n\n  ```\n  x\n  ```\n- b\n'
    expect(blocks(text)).toEqual([{ type: 'list', ordered: false, items: [['a'], ['b']] }])
    expect(warnings(text)).toEqual(['3:3 unsupported-block'])
  })
})
