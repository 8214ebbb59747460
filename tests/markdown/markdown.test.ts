import { describe, expect, test } from 'vitest'
import { isSafeLink } from '../../build/markdown/inlines.ts'
import { parseMarkdown } from '../../build/markdown/markdown.ts'
import type { Block, Cell, Inline, Table } from '../../src/model/blocks.ts'

/** Blocks in short: 'h2#costs Costs', 'p First.', 'ul a / b', 'callout{icon=clock} Hi'. */
async function blocks(text: string): Promise<string[]> {
  return (await parseMarkdown(text)).blocks.map(inShort)
}

function inShort(block: Block): string {
  const { type } = block
  if (type === 'heading') return `h${block.level}#${block.id} ${words(block.text)}`
  if (type === 'paragraph') return `p ${words(block.text)}`
  if (type === 'list') return `${block.ordered ? 'ol' : 'ul'} ${block.items.map(words).join(' / ')}`
  if (type !== 'callout') return type
  const { text, icon, url } = block
  return `callout${icon || url ? `{${[icon && `icon=${icon}`, url && `url=${url}`].filter(Boolean).join(' ')}}` : ''} ${text}`
}

/** Inline content in short: 'a [strong b] [link /x c]'. */
function words(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.type === 'break') return '[br]'
      if (part.type === 'code') return `[code ${part.text}]`
      return `[${part.type}${part.type === 'link' ? ` ${part.url}` : ''} ${words(part.children)}]`
    })
    .join('')
}

/** `line:column rule` of each warning, and of what is no warning but an error. */
async function warnings(text: string): Promise<string[]> {
  const { problems } = await parseMarkdown(text)
  return problems.map(({ line, column, rule, warning }) => `${line}:${column} ${warning ? '' : 'error '}${rule}`)
}

describe('blocks', () => {
  test.each<[text: string, expected: string[]]>([
    [
      '## Costs\n\nFirst.\n\n- a\n- b\n\n1. one\n2. two\n\n### Tiles\n\nLast.\n',
      ['h2#costs Costs', 'p First.', 'ul a / b', 'ol one / two', 'h3#tiles Tiles', 'p Last.'],
    ],
    ['one\ntwo\nthree', ['p one two three']],
    ['', []],
    ['\n\n', []],
    ['---\nid: 1\n---\n', []],
    ['---\nid: 1\n---\n\nBody.', ['p Body.']],
    ['- one\n\n  two\n- three\n', ['ul one[br]two / three']],
    // Every heading has an id of its own, even without a letter.
    ['## Two\n## Two\n## Café & Kueh\n', ['h2#two Two', 'h2#two-1 Two', 'h2#café--kueh Café & Kueh']],
    ['## 光\n##\n## !!!\n## Section\n', ['h2#光 光', 'h2#section ', 'h2#section-1 !!!', 'h2#section-2 Section']],
  ])('%j', async (text, expected) => {
    expect([await blocks(text), await warnings(text)]).toEqual([expected, []])
  })

  test('a list inside a list is shown as one list, in reading order, with a warning', async () => {
    const text = '- a\n- b\n  - c\n    1. d\n- e\n'
    expect(await blocks(text)).toEqual(['ul a / b / c / d / e'])
    expect(await warnings(text)).toEqual(['3:3 nested-list', '4:5 nested-list'])
  })

  test('Windows line ends give the same blocks and places as others', async () => {
    const lists = '## A\n\none\ntwo  \nthree\n\n- x\n- y\n\n| a |\n|---|\n| 1 |\n\n:::callout\nHi\n:::\n\n***\n'
    const text = `---\nid: 1\n---\n\n${lists}`
    const windows = text.replaceAll('\n', '\r\n')
    expect(await parseMarkdown(windows)).toEqual(await parseMarkdown(text))
    expect(await warnings(windows)).toEqual(['22:1 unsupported-block'])
  })
})

describe('inline content', () => {
  test.each([
    ['*a*', '[emphasis a]'],
    ['_a_ b', '[emphasis a] b'],
    ['**a *b***', '[strong a [emphasis b]]'],
    ['`a < b`', '[code a < b]'],
    ['[a](/x "title")', '[link /x a]'],
    ['[**a** b](/x)', '[link /x [strong a] b]'],
    ['<https://example.org>', '[link https://example.org https://example.org]'],
    ['a  \nb', 'a[br]b'],
    ['a\\\nb', 'a[br]b'],
    ['\\*a\\* &amp; &lt;b&gt;', '*a* & <b>'],
  ])('%j', async (text, expected) => {
    expect([await blocks(text), await warnings(text)]).toEqual([[`p ${expected}`], []])
  })

  test.each([
    'Open 9:00 AM–6:00 PM, closed 1:30',
    'A :word: and :another[one]{two=3}',
    'see http://example.org and ask@example.org',
    '~~not struck~~ [^1] [ ] H~2~O',
    'RM60–100 per sq ft, 10/40/30/20%',
  ])('%j stays text', async (text) => {
    expect([await blocks(text), await warnings(text)]).toEqual([[`p ${text}`], []])
  })

  test('raw HTML is shown as text, with a warning at each tag', async () => {
    const text = 'A <b>bold</b> idea.\n\n<script>alert(1)</script>\n\n<!-- note -->'
    expect(await blocks(text)).toEqual(text.split('\n\n').map((each) => `p ${each}`))
    expect(await warnings(text)).toEqual(['1:3 raw-html', '1:10 raw-html', '3:1 raw-html', '5:1 raw-html'])
  })

  test('a picture or a reference inside text is shown as written, with a warning', async () => {
    const text = 'See ![a plan](/plan.png) and [this][1].\n\n[1]: /x'
    expect(await blocks(text)).toEqual(['p See ![a plan](/plan.png) and [this][1].'])
    expect(await warnings(text)).toEqual(['1:5 unsupported-inline', '1:30 unsupported-inline'])
  })

  test('emphasis in more than 20 levels is shown as written, with a warning', async () => {
    const nested = (levels: number): string =>
      levels ? `${'*_'[levels % 2]}a ${nested(levels - 1)}${'*_'[levels % 2]}` : 'b'
    expect(await warnings(nested(20))).toEqual([])
    expect(await warnings(nested(22))).toEqual(['1:64 deep-nesting'])
  })
})

describe('links', () => {
  const safe = '/ /blog/3 /a?x=1:2#b:c #costs ?page=2 02-small.md ../blog/02-small.md#costs mailto:a@b.c tel:+603'
  test.each([...safe.split(' '), 'https://example.org', 'http://example.org', 'HTTPS://example.org'])(
    '%s may stand in a page',
    (url) => expect(isSafeLink(url)).toBe(true),
  )

  test.each([
    ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)'],
    ...['java\nscript:alert(1)', '\u0001javascript:alert(1)', 'data:text/html,<b>', 'vbscript:x', 'file:///etc'],
    ...['//example.org', '\u0001//example.org', '/\\example.org', '\\\\example.org', '/ /example.org'],
  ])('%j may not', (url) => expect(isSafeLink(url)).toBe(false))

  test('an unsafe link keeps its words and loses its address, with a warning', async () => {
    const text = 'An [offer *now*](javascript:alert(1)).'
    expect(await blocks(text)).toEqual(['p An [emphasis offer [emphasis now]].'])
    expect(await warnings(text)).toEqual(['1:4 unsafe-link'])
  })

  test('every link is listed with its place, those of tables and callouts too', async () => {
    const table = '| [c](/c) |\n|---|\n| [d](/d) |'
    const text = `A [link](/a) and\n[two](b.md).\n\n${table}\n\n:::callout{url=/e}\nHi\n:::\n\n[bad](data:x)`
    const listed = (await parseMarkdown(text)).links.map(({ url, line, column }) => `${line}:${column} ${url}`)
    expect(listed).toEqual(['1:3 /a', '2:1 b.md', '4:3 /c', '6:3 /d', '8:1 /e'])
  })
})

describe('callouts', () => {
  test.each([
    [':::callout\nKeep 10% aside.\n:::', ' Keep 10% aside.'],
    [':::callout{icon="clock" url="/contact"}\nHi\n:::', '{icon=clock url=/contact} Hi'],
    [':::callout{url="/blog/3?a=1#b"}\nHi\n:::', '{url=/blog/3?a=1#b} Hi'],
    [':::callout\nRead: *Kitchens*, from 9:00 AM.\n:::', ' Read: Kitchens, from 9:00 AM.'],
    [':::callout\nOne.\n\nTwo.\n:::', ' One. Two.'],
  ])('%j', async (text, expected) => {
    expect([await blocks(text), await warnings(text)]).toEqual([[`callout${expected}`], []])
  })

  test.each([
    [':::callout{icon=clok}\nHi\n:::', '1:1 unknown-icon'],
    [':::callout{icon=constructor}\nHi\n:::', '1:1 unknown-icon'],
    [':::callout{icon=__proto__}\nHi\n:::', '1:1 unknown-icon'],
    [':::callout{url="javascript:alert(1)"}\nHi\n:::', '1:1 unsafe-link'],
    [':::callout{colour=red}\nHi\n:::', '1:1 unknown-attribute'],
    [':::callout\n[Hi](/x)\n:::', '1:1 unsupported-inline'],
    [':::callout\nHi\n\n- a list\n:::', '1:1 unsupported-block'],
  ])('what a callout cannot hold is left out, with a warning: %j', async (text, warning) => {
    expect([await blocks(text), await warnings(text)]).toEqual([['callout Hi'], [warning]])
  })

  test('a callout that is not closed is an error, since it takes in all that follows', async () => {
    expect(await warnings('Text.\n\n:::callout\nHi\n\nMore.\n')).toEqual(['3:1 error unclosed-block'])
  })
})

describe('tables', () => {
  const table = async (text: string) => (await parseMarkdown(text)).blocks[0] as Table
  /** A cell in one line: its words, then what it has beside them. */
  const cell = ({ content, align, label, ...rest }: Cell) =>
    [words(content), align, label, ...Object.entries(rest).map(([name, value]) => `${name} ${value}`)]
      .filter(Boolean)
      .join(' · ')
  const cells = async (text: string) => {
    const { headers, rows } = await table(text)
    return [headers, ...rows].map((row) => row.map(cell))
  }

  test('a table has headers, aligned columns, and cells that carry the text of their header', async () => {
    expect(await table('| Item | Weeks |\n|:--|--:|\n| Light | *2–4* |')).toEqual({
      type: 'table',
      headers: [
        { content: ['Item'], align: 'left' },
        { content: ['Weeks'], align: 'right' },
      ],
      rows: [
        [
          { content: ['Light'], align: 'left', label: 'Item' },
          { content: [{ type: 'emphasis', children: ['2–4'] }], align: 'right', label: 'Weeks' },
        ],
      ],
      ...{ striped: false, bordered: false, compact: false },
    })
  })

  test.each<[what: string, text: string, rows: string[][]]>([
    ['a column without a mark is left', '| a |\n|---|\n| 1 |', [['a · left'], ['1 · left · a']]],
    [
      'a missing cell is empty',
      '| a | b |\n|---|---|\n| 1 |',
      [
        ['a · left', 'b · left'],
        ['1 · left · a', 'left · b'],
      ],
    ],
    [
      'a first cell in bold is the heading of its row; other bold is bold',
      '| a | b |\n|---|:-:|\n| **1** | **2** |\n| **3** and | 4 |',
      [
        ['a · left', 'b · center'],
        ['1 · left · a · isHeader true', '[strong 2] · center · b'],
        ['[strong 3] and · left · a', '4 · center · b'],
      ],
    ],
    [
      '> joins a cell to its right',
      '| a | > | c |\n|:--|---|--:|\n| 1 | > | 3 |\n| 4 | 5 | 6 |',
      [
        ['a · left', 'c · left · colSpan 2'],
        ['1 · left · a', '3 · left · c · colSpan 2'],
        ['4 · left · a', '5 · left · c', '6 · right · c'],
      ],
    ],
    [
      '^ joins a cell to the one above, and the cells beside it keep their column',
      '| a | b | c |\n|:-:|---|--:|\n| 1 | 2 | 3 |\n| ^ | 4 | 5 |\n| ^ | 6 | ^ |\n| 7 | 8 | 9 |',
      [
        ['a · center', 'b · left', 'c · right'],
        ['1 · center · a · rowSpan 3', '2 · left · b', '3 · right · c'],
        ['4 · left · b', '5 · right · c · rowSpan 2'],
        ['6 · left · b'],
        ['7 · center · a', '8 · left · b', '9 · right · c'],
      ],
    ],
    ['links work inside cells', '| a |\n|---|\n| [y](/z) `c` |', [['a · left'], ['[link /z y] [code c] · left · a']]],
  ])('%s', async (_, text, rows) => {
    expect([await cells(text), await warnings(text)]).toEqual([rows, []])
  })

  test.each([
    ['| a | b |\n|---|---|\n| 1 | > |', '3:5'],
    ['| a | > |\n|---|---|\n| 1 | 2 |', '1:5'],
    ['| a | b |\n|---|---|\n| ^ | 2 |', '3:1'],
  ])('a mark with nothing to join is warned of: %j', async (text, place) => {
    expect(await warnings(text)).toEqual([`${place} nothing-to-join`])
  })

  const grid = '| a |\n|---|\n| 1 |'
  test.each([
    ['', {}],
    ['{bordered compact}', { bordered: true, compact: true }],
    ['{striped=true bordered=false}', { striped: true }],
    ['{caption="Costs, 2025" striped}', { caption: 'Costs, 2025', striped: true }],
  ])(':::table%s gives a caption and flags', async (attributes, expected) => {
    const text = `:::table${attributes}\n${grid}\n:::`
    const { headers, rows, type, ...rest } = await table(text)
    expect(rest).toEqual({ striped: false, bordered: false, compact: false, ...expected })
    expect(await warnings(text)).toEqual([])
  })

  test.each([':::table\n:::', ':::table\nText.\n:::', `:::table\n${grid}\n\nText.\n:::`])(
    'a :::table that does not hold one table is not supported: %j',
    async (text) => {
      expect([await blocks(text), await warnings(text)]).toEqual([['unsupported'], ['1:1 unsupported-block']])
    },
  )
})

describe('what is not supported', () => {
  test.each([
    ...['```js\nx\n```', '    x', '***', '::video{id=1}', ':::calout\nHi\n:::', ':::callout {icon=clock}\nHi\n:::'],
    ...[':::callout{url=/a?b=1}\nHi\n:::', ':::', '::: callout\nHi'],
  ])('is a block that says so, and a warning with its place: %j', async (text) => {
    expect(await blocks(`Before.\n\n${text}\n\nAfter.`)).toEqual(['p Before.', 'unsupported', 'p After.'])
    expect(await warnings(`---\nid: 1\n---\n\n${text}`)).toEqual(['5:1 unsupported-block'])
  })

  test.each([
    ['***', 'A line across the page cannot be shown', 'Use a paragraph, heading, list, table or callout.'],
    [':::calout\nHi\n:::', 'There is no block ":::calout"', 'Did you mean "callout"?'],
    [':::gallery\nHi\n:::', 'There is no block ":::gallery"', 'Use one of ":::callout", ":::figure", ":::table".'],
    [':::table{stripped}\n|a|\n|-|\n:::', '":::table" has no "stripped"', 'Did you mean "striped"?'],
  ])('%j is warned of in words: %s', async (text, reason, remedy) => {
    expect((await parseMarkdown(text)).problems).toMatchObject([{ line: 1, column: 1, reason, remedy, warning: true }])
  })

  test('a block inside a list item is left out, with a warning at its place', async () => {
    const text = '- a\n\n  ```\n  x\n  ```\n- b\n'
    expect([await blocks(text), await warnings(text)]).toEqual([['ul a / b'], ['3:3 unsupported-block']])
  })
})
