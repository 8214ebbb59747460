import { describe, expect, test } from 'vitest'
import { textOf } from '../../build/cache/files.ts'
import type { Block, Cell, Inline } from '../../src/model/article/blocks.ts'
import { isSafeLink } from '../../src/model/markdown/inlines.ts'
import { parseMarkdown } from '../../src/model/markdown/markdown.ts'
import { bodyOf } from '../../src/model/yaml/yamlFile.ts'

/** A block in short form: 'h2#costs Costs', 'p First.', 'ul a / b', 'callout{icon=clock} Hi', 'table a · 1 · 2'. */
function inShort(block: Block): string {
  const { type } = block
  if (type === 'heading') return `h${block.level}#${block.id} ${words(block.text)}`
  if (type === 'paragraph') return `p ${words(block.text)}`
  if (type === 'list')
    return `${block.ordered ? 'ol' : 'ul'}${more({ start: block.start })} ${block.items.map(words).join(' / ')}`
  if (type === 'callout') return `callout${more({ icon: block.icon, url: block.url })} ${block.text}`
  if (type === 'quote') return `quote ${[...block.paragraphs, block.by ?? []].map(words).join(' / ')}`
  if (type === 'picture') return `picture ${JSON.stringify(block.image)} ${words(block.caption ?? [])}`
  if (type === 'figure') return `figure${more({ name: block.name })} ${block.data.join(' / ')}`
  if (type !== 'table') return type
  const { headers, rows, type: _, ...rest } = block
  return [`table${more(rest)}`, ...[headers, ...rows].map((row) => row.map(cellInShort).join(' | '))].join('\n')
}

/** '2 >right colSpan=2': words, alignment, and other properties. */
function cellInShort({ content, align, ...rest }: Cell): string {
  return [words(content), align === 'left' ? '' : `>${align}`, ...entries(rest)].filter(Boolean).join(' ')
}

const entries = (object: object) =>
  Object.entries(object).flatMap(([name, value]) => (value ? [value === true ? name : `${name}=${value}`] : []))

const more = (object: object) => (entries(object).length > 0 ? `{${entries(object).join(' ')}}` : '')

/** Inline content in short form: 'a [strong b] [link /x c]'. */
function words(parts: readonly Inline[]): string {
  const inShort = (part: Inline) => {
    if (typeof part === 'string') return part
    if (part.type === 'break') return '[br]'
    if (part.type === 'code') return `[code ${part.text}]`
    return `[${part.type}${part.type === 'link' ? ` ${part.url}` : ''} ${words(part.children)}]`
  }
  return parts.map(inShort).join('')
}

/** The blocks of a text, and `line:column rule` of each problem, with 'error' before the rule of an error. */
async function read(text: string): Promise<[blocks: string[], warnings: string[]]> {
  const { blocks, problems } = parseMarkdown(bodyOf(textOf(Buffer.from(text))))
  const said = problems.map(({ line, column, rule, warning }) => `${line}:${column} ${warning ? '' : 'error '}${rule}`)
  return [blocks.map(inShort), said]
}

const grid = '| a |\n|---|\n| 1 |'

test.each<[text: string, ...blocks: string[]]>([
  ['## Costs\n\nFew.\n\n1. one\n2. two\n\n### Tiles\n', 'h2#costs Costs', 'p Few.', 'ol one / two', 'h3#tiles Tiles'],
  // Minor headings with no major one above them are major.
  ['### A\n\n### B\n\n## C\n\n### D', 'h2#a A', 'h2#b B', 'h2#c C', 'h3#d D'],
  ['one\ntwo\nthree', 'p one two three'],
  // Word breaks a line with the first of these.
  ['one\vtwo\u0007three', 'p one two three'],
  ['选材，\n施工\nWorks', 'p 选材，施工 Works'],
  ...['600*600*10 mm', '600*600 here, 800*800 there'].map((text): [string, string] => [text, `p ${text}`]),
  ['&nbsp;\n\nA.\n\n\u00a0', 'p A.'],
  ['\n\n'],
  ['---\nid: 1\n---\n'],
  ['---\nid: 1\n---\n\nBody.', 'p Body.'],
  ['- one\n\n  two\n- three\n', 'ul one[br]two / three'],
  // Every heading has an ID of its own, even without letters.
  ['## Two\n## Two\n## Café & Kueh\n', 'h2#two Two', 'h2#two-1 Two', 'h2#café--kueh Café & Kueh'],
  ['## 光\n## !!!\n## Section\n', 'h2#光 光', 'h2#section !!!', 'h2#section-1 Section'],
  ['先看**“材料”**和**价格：**再说', 'p 先看[strong “材料”]和[strong 价格：]再说'],
  ['_a_ **a *b*** `a < b`', 'p [emphasis a] [strong a [emphasis b]] [code a < b]'],
  ['[a](/x "title") [**a** b](/x)', 'p [link /x a] [link /x [strong a] b]'],
  ['<https://example.org>', 'p [link https://example.org https://example.org]'],
  ['a  \nb\\\nc', 'p a[br]b[br]c'],
  ['\\*a\\* &amp; &lt;b&gt;', 'p *a* & <b>'],
  ['更多:看[*这里*](/x)', 'p 更多:看[link /x [emphasis 这里]]'],
  // Lines that stay apart need no list.
  ['✅ a  \n✅ b\\\n✅ c', 'p ✅ a[br]✅ b[br]✅ c'],
  // Plain text that looks like markup.
  ...[
    'A == B == C, 50%%, [1] [so] [A: "b"] 【一】 (a) or b)',
    'Open 9:00 AM–6:00 PM, closed 1:30',
    'A :word: and :another[one]{two=3}',
    'see http://example.org and ask@example.org',
    'a ~ b [1] [ ] H~2~O, 10/40/30/20%',
  ].map((text): [string, string] => [text, `p ${text}`]),
  ['> Measure twice.\n>\n> Cut once.\n>\n> — A carpenter', 'quote Measure twice. / Cut once. / A carpenter'],
  ['> Down to\n> -5 degrees', 'quote Down to -5 degrees / '],
  ['> 一次。\n> ——木匠', 'quote 一次。 / 木匠'],
  ['> Once.\n> — A carpenter, *Klang*', 'quote Once. / A carpenter, [emphasis Klang]'],
  ['> Once.  \n> Twice.\\\n> — A carpenter, *Klang*', 'quote Once.[br]Twice. / A carpenter, [emphasis Klang]'],
  ['> Once.\n> Twice.', 'quote Once. Twice. / '],
  ['3. a\n4. b', 'ol{start=3} a / b'],
  ['![A sink.](../images/a%20%E5%8E%A8.jpg "By day")', 'picture {"file":"images/a 厨.jpg","alt":"A sink."} By day'],
  [':::figure{name=wet-and-dry}\n- Wet: *shower*\n- Dry\n:::', 'figure{name=wet-and-dry} Wet: shower / Dry'],
  [':::callout\nKeep 10% aside.\n:::', 'callout Keep 10% aside.'],
  [':::callout{icon="clock" url="/contact"}\nHi\n:::', 'callout{icon=clock url=/contact} Hi'],
  [':::callout{url="/blog/3?a=1#b"}\nHi\n:::', 'callout{url=/blog/3?a=1#b} Hi'],
  [':::callout\nRead: *Kitchens*, from 9:00 AM.\n\nTwo.\n:::', 'callout Read: Kitchens, from 9:00 AM. Two.'],
  ['|a|b|\n|:--|--:|\n|*1*|[y](/z) `c`|', 'table\na | b >right\n[emphasis 1] | [link /z y] [code c] >right'],
  // A missing cell is empty.
  ['| a | b |\n|---|---|\n| 1 |', 'table\na | b\n1 | '],
  // A bold first cell is the header of its row. Other bold text stays bold.
  [
    '| a | b |\n|---|:-:|\n| **1** | **2** |\n| **3** and | 4 |',
    'table\na | b >center\n1 isHeader | [strong 2] >center\n[strong 3] and | 4 >center',
  ],
  // > merges a cell with the one to its right, ^ with the one above. The cells beside it keep their columns.
  [
    '| a | > | c |\n|:--|---|--:|\n| 1 | > | 3 |\n| 4 | 5 | 6 |',
    'table\na | c colSpan=2\n1 | 3 colSpan=2\n4 | 5 | 6 >right',
  ],
  [
    '| a | b | c |\n|:-:|---|--:|\n| 1 | 2 | 3 |\n| ^ | 4 | 5 |\n| ^ | 6 | ^ |\n| 7 | 8 | 9 |',
    'table\na >center | b | c >right\n1 >center rowSpan=3 | 2 | 3 >right\n' +
      '4 | 5 >right rowSpan=2\n6\n7 >center | 8 | 9 >right',
  ],
  // Below a wide cell, as many cells are merged as it is wide.
  ...['> | ^', '^ | ^'].map((marks): [string, string] => [
    `| a | b | c |\n|---|---|---|\n| > | 1 | 2 |\n| ${marks} | 3 |`,
    'table\na | b | c\n1 colSpan=2 rowSpan=2 | 2\n3',
  ]),
  ...[
    ['', ''],
    ['{striped=true bordered=false}', '{striped}'],
    ['{caption="Costs, 2025" bordered compact}', '{caption=Costs, 2025 bordered compact}'],
  ].map(([said, kept]): [string, string] => [`:::table${said}\n${grid}\n:::`, `table${kept}\na\n1`]),
])('%j', async (text, ...blocks) => {
  for (const lines of [text, text.replaceAll('\n', '\r\n')]) expect(await read(lines)).toEqual([blocks, []])
})

test.each<[text: string, blocks: string[], ...warnings: string[]]>([
  ['- a\n- b\n  - c\n    1. d\n- e\n', ['ul a / b / c / d / e'], '3:3 nested-list', '4:5 nested-list'],
  ['- a\n\n  b\n  - c\n\n  d\n\n  e\n', ['ul a[br]b / c / d[br]e'], '4:3 nested-list'],
  ['- a\n-\n- - b\n', ['ul a / b'], '2:1 empty-item', '3:3 nested-list'],
  ['-\n', [], '1:1 empty-item'],
  ['A <b>bold</b> idea.', ['p A <b>bold</b> idea.'], '1:3 raw-html', '1:10 raw-html'],
  ['<script>alert(1)</script>', ['p <script>alert(1)</script>'], '1:1 raw-html'],
  ['<!-- note -->', ['p <!-- note -->'], '1:1 raw-html'],
  ['See ![a plan](/p.png).', ['p See ![a plan](/p.png).'], '1:5 unsupported-inline'],
  ['And [this][1].\n\n[1]: /x', ['p And [this][1].'], '1:5 unsupported-inline'],
  ['[Wood]: teak\n\n[//]: # (A note)', [], '1:1 unsupported-block'],
  ['A [ ](/about)', ['p A  '], '1:3 no-link'],
  ['An [offer *now*](javascript:alert(1)).', ['p An offer [emphasis now].'], '1:4 unsafe-link'],
  ['![](images/a.jpg)', ['picture {"file":"images/a.jpg","alt":""} '], '1:1 no-alt'],
  ['![A](images/a.jpg "By *day*")', ['picture {"file":"images/a.jpg","alt":"A"} By *day*'], '1:1 shown-mark'],
  [
    ':::figure{name=kitchen-layouts}\n- L-shape: a\n- Peninsula: b\n:::',
    ['figure{name=kitchen-layouts} L-shape: a / Peninsula: b'],
    '1:1 figure-point',
  ],
  [
    ':::figure{name=wet-and-dry}\n- a\n- b\n- c\n- d\n:::',
    ['figure{name=wet-and-dry} a / b / c / d'],
    '1:1 figure-point',
  ],
  [':::callout{icon=clok}\nHi\n:::', ['callout Hi'], '1:1 unknown-icon'],
  [':::callout{icon=constructor}\nHi\n:::', ['callout Hi'], '1:1 unknown-icon'],
  [':::callout{icon=__proto__}\nHi\n:::', ['callout Hi'], '1:1 unknown-icon'],
  [':::callout{url="javascript:alert(1)"}\nHi\n:::', ['callout Hi'], '1:1 unsafe-link'],
  [':::callout{colour=red}\nHi\n:::', ['callout Hi'], '1:1 unknown-attribute'],
  [':::callout\n[Hi](/x)\n:::', ['callout Hi'], '1:1 unsupported-inline'],
  [':::callout\nHi\n\n- a list\n:::', ['callout Hi'], '1:1 unsupported-block'],
  ['- a\n\n  ```\n  x\n  ```\n- b\n', ['ul a / b'], '3:3 unsupported-block'],
  ['| a | b |\n| 1 | 2 |', ['p | a | b | | 1 | 2 |'], '1:1 no-table'],
  ['A text.\n##Costs', ['p A text. ##Costs'], '2:1 no-heading'],
  ['#Costs\n\n#1 of three', ['p #Costs', 'p #1 of three'], '1:1 no-heading'],
  ['## [**A** b](/c)', ['h2#a-b [strong A] b'], '1:1 unsupported-inline'],
  // Option and space on a Mac is a space that does not break.
  ['##\u00a0Costs', ['p ##\u00a0Costs'], '1:1 no-heading'],
  ['-\u00a0one\n-\u00a0two', ['p -\u00a0one -\u00a0two'], '1:1 no-list'],
  ['▪ one\n▪\ttwo', ['p ▪ one ▪\ttwo'], '1:1 no-list'],
  ['·\tone\n\n\uf0b7\ttwo', ['p ·\tone', 'p \uf0b7\ttwo'], '1:1 no-list', '3:1 no-list'],
  ...['✅', '👉🏽', 'a)', '(ii)', 'B.', 'o', '3、'].map((mark): [string, string[], string] => {
    return [`So:\n${mark} one\n${mark} two`, [`p So: ${mark} one ${mark} two`], '2:1 no-list']
  }),
  ['Item\tPrice\nSink\tRM300', ['p Item\tPrice Sink\tRM300'], '1:1 no-table'],
  // What other programs export: Google Docs, Obsidian, ChatGPT, WordPress.
  ['## Costs {#costs}', ['h2#costs-costs Costs {#costs}'], '1:10 foreign-mark'],
  ...[
    ...['[[Sinks]]', '![[sink.png|300]]', '==so==', '%%not for readers%%', '[!note]- A note', '【4†source】'],
    ...[':contentReference[oaicite:0]{index=0}', '[gallery ids="1,2"]', '[/caption]'],
  ].map((mark): [string, string[], string] => [`See\n${mark}`, [`p See ${mark}`], '2:1 foreign-mark']),
  ['[A]（/about）', ['p [A]（/about）'], '1:3 no-link'],
  ['- [A](tel:03 12)\n- a\n  ~~b~~', ['ul [A](tel:03 12) / a ~~b~~'], '1:5 no-link', '3:3 no-strike'],
  ['| a | b |\n|---|---|', ['table\na | b'], '1:1 no-rows'],
  ['| a | b |\n|---|---|\n| 1 | 2 |\nText.', ['table\na | b\n1 | 2\nText. | '], '4:1 table-columns'],
  // A mark with nothing to merge is kept as text.
  ['| a | b |\n|---|---|\n| 1 | > |', ['table\na | b\n1 | >'], '3:5 nothing-to-join'],
  ['| a | > |\n|---|---|\n| 1 | 2 |', ['table\na | >\n1 | 2'], '1:5 nothing-to-join'],
  ['| a | b |\n|---|---|\n| ^ | 2 |', ['table\na | b\n^ | 2'], '3:1 nothing-to-join'],
  [
    '| a | b | c |\n|---|---|---|\n| > | 1 | 2 |\n| ^ | x | 3 |',
    ['table\na | b | c\n1 colSpan=2 | 2\n^ | x | 3'],
    '4:1 nothing-to-join',
  ],
  [
    '| a | b | c |\n|---|---|---|\n| 0 | 1 | 2 |\n| > | ^ | 3 |',
    ['table\na | b | c\n0 | 1 | 2\n^ colSpan=2 | 3'],
    '4:5 nothing-to-join',
  ],
  // The open block would swallow everything that follows, or everything up to the next block.
  [':::callout\nA\n\nB\n\n:::table\nC\n:::', ['callout A B'], '1:1 error unclosed-block', '1:1 unsupported-block'],
  ['Text.\n\n:::callout\nHi\n\nMore.\n', ['p Text.', 'callout Hi More.'], '3:1 error unclosed-block'],
  ...[
    ...['```js\nx\n```', '    x', '***', '::video{id=1}', ':::calout\nHi\n:::', ':::callout {icon=clock}\nHi\n:::'],
    ...[':::callout{url=/a?b=1}\nHi\n:::', ':::', '::: callout\nHi', ':::table\n:::', ':::table\nText.\n:::'],
    ...[`:::table\n${grid}\n\nText.\n:::`, '> - a', '![A](https://x.example/a.jpg)', ':::figure{name=x}\n- a\n:::'],
  ].map((text): [string, string[], string] => [text, ['unsupported'], '1:1 unsupported-block']),
])('what is not shown as it was written is a warning at its place: %j', async (text, blocks, ...warnings) => {
  expect(await read(text)).toEqual([blocks, warnings])
  // With Windows line endings and below front matter, it is the same, some lines further down.
  const below = warnings.map((each) => each.replace(/^\d+/, (line) => String(Number(line) + 4)))
  const windows = `---\nid: 1\n---\n\n${text}`.replaceAll('\n', '\r\n')
  expect(await read(windows)).toEqual([blocks, below])
})

describe('a link', () => {
  const safe = '/ /blog/3 /a?x=1:2#b:c #costs ?page=2 02-small.md ../blog/02-small.md#costs mailto:a@b.c tel:+603'
  test.each([...safe.split(' '), 'https://example.org', 'HTTPS://example.org'])('%s may stand in a page', (url) => {
    expect(isSafeLink(url)).toBe(true)
  })

  test.each([
    ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)'],
    ...['java\nscript:alert(1)', '\u0001javascript:alert(1)', 'data:text/html,<b>', 'vbscript:x', 'file:///etc'],
    ...['//example.org', '\u0001//example.org', '/\\example.org', '\\\\example.org', '/ /example.org'],
    ...['tel:', 'mailto:', 'https://', 'https:www.example.org'],
  ])('%j may not', (url) => expect(isSafeLink(url)).toBe(false))
})
