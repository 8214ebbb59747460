import type { BlockContent, ListItem, PhrasingContent, Root, RootContent } from 'mdast'
import { Lines } from './lines.ts'
import { fail, ifPlain, notPlain } from './notPlain.ts'
import { plainInlines } from './plainInlines.ts'
import { plainTable } from './plainTable.ts'

/**
 * The mdast of an article that is written plainly, the same to the last position as remark's; undefined when the text
 * holds anything but front matter, headings, paragraphs, flat lists, callouts and tables, with bold, emphasis and links:
 * then remark is to read it. Its time grows with the length of the text and nothing else, so that it needs no deadline.
 */
export function plainMarkdown(text: string): Root | undefined {
  if (NEVER_PLAIN.test(text)) return undefined
  return ifPlain(() => new Reader(new Lines(text)).root())
}

/** Escapes, entities, code, HTML, images, references, tabs, trailing spaces, and line ends of other systems. */
const NEVER_PLAIN = /[\\`<&~\t\r\0\ufeff]|!\[|\][:[]| $/m

/** Characters with which a line begins that can be nothing but text; digits, stars and brackets are looked at further. */
const PLAIN_START = /[^\s!-@[-`{-~]|["'($%,./;?@]|!|\d(?!\d{0,8}[.)](?:\s|$))|\*(?! |\*(?:[* \n]|$))|\[/y

/** The marker of an item of a list, with its number. */
const ITEM = /^(?:-|(\d{1,9})\.) (?=[^ ])/

type Block = Exclude<RootContent, { type: 'yaml' }> & BlockContent

/** Reads blocks from line to line. */
class Reader {
  /** The line that is read next. */
  private line = 0

  constructor(private readonly lines: Lines) {}

  root(): Root {
    const { lines } = this
    const children: RootContent[] = [this.frontMatter()]
    while (this.line < lines.count) {
      if (this.peek() === '') this.line += 1
      else children.push(this.block())
    }
    return { type: 'root', children, position: lines.position(0, lines.text.length) }
  }

  private frontMatter(): RootContent {
    const { lines } = this
    if (this.peek() !== '---') throw notPlain
    do this.line += 1
    while (this.peek() !== '---' && this.line < lines.count)
    const end = this.start()
    if (this.peek() !== '---' || end < 5) throw notPlain
    this.line += 1
    return { type: 'yaml', value: lines.text.slice(4, end - 1), position: lines.position(0, end + 3) }
  }

  private block(): Block {
    const line = this.peek()
    switch (line[0]) {
      case '#':
        return this.heading(line)
      case '|':
        return this.table()
      case ':':
        return this.directive(line)
      default:
        return ITEM.test(line) ? this.list() : this.paragraph()
    }
  }

  private heading(line: string): Block {
    const [, marks = '', content] = /^(#{1,6}) ([^ ].*)$/.exec(line) ?? []
    if (!content || content.endsWith('#')) throw notPlain
    const start = this.start()
    const end = start + line.length
    const depth = marks.length as 1 | 2 | 3 | 4 | 5 | 6
    const children = this.inlines(start + marks.length + 1, end)
    this.line += 1
    return { type: 'heading', depth, children, position: this.lines.position(start, end) }
  }

  private paragraph(): Block {
    const start = this.start()
    let end = start
    for (let line = this.peek(); line !== '' && line !== ':::'; line = this.peek()) {
      this.expectText(this.start())
      end = this.start() + line.length
      this.line += 1
    }
    return { type: 'paragraph', children: this.inlines(start, end), position: this.lines.position(start, end) }
  }

  /** Items of one line each, without empty lines between them. */
  private list(): Block {
    const { lines } = this
    const start = this.start()
    const first = this.marker()
    const items: ListItem[] = []
    let end = start
    while (this.line < lines.count && this.peek() !== '' && this.peek() !== ':::') {
      const marker = this.marker()
      if (marker.ordered !== first.ordered) throw notPlain
      const from = this.start()
      const content = from + marker.length
      end = from + this.peek().length
      this.expectText(content)
      const text = { type: 'paragraph', children: this.inlines(content, end), position: lines.position(content, end) }
      const children = [text] as ListItem['children']
      items.push({ type: 'listItem', spread: false, checked: null, children, position: lines.position(from, end) })
      this.line += 1
    }
    const { ordered, number } = first
    this.expectNoMore(ordered)
    return {
      type: 'list',
      ordered,
      start: number,
      spread: false,
      children: items,
      position: lines.position(start, end),
    }
  }

  private marker(): { ordered: boolean; number: number | null; length: number } {
    const [marker, digits] = ITEM.exec(this.peek()) ?? []
    if (!marker) throw notPlain
    return { ordered: digits !== undefined, number: digits ? Number(digits) : null, length: marker.length }
  }

  /** That the list does not go on after empty lines. */
  private expectNoMore(ordered: boolean) {
    let next = this.line
    while (next < this.lines.count && this.lines.at(next) === '') next += 1
    const [marker, digits] = ITEM.exec(this.lines.at(next)) ?? []
    if (marker && ordered === (digits !== undefined)) throw notPlain
  }

  private directive(line: string): Block {
    const [, name, inside] = /^:::([a-z]+)(?:\{([^{}]+)\})?$/.exec(line) ?? []
    if (!name) throw notPlain
    const start = this.start()
    this.line += 1
    const children: Block[] = []
    while (this.peek() !== ':::') {
      if (this.peek() === '' || this.peek().startsWith(':')) throw notPlain // also when it is never closed
      children.push(this.block())
      if (this.peek() !== '') continue
      this.line += 1
      if (this.peek() === ':::') throw notPlain
    }
    const end = this.start() + 3
    if (children.length === 0 || this.lines.at(this.line + 1) !== '') throw notPlain
    this.line += 1
    const attributes = inside === undefined ? {} : attributesIn(inside)
    const position = this.lines.position(start, end)
    return { type: 'containerDirective', name, attributes, children, position } as Block
  }

  private table(): Block {
    const { table, next } = plainTable(this.lines, this.line)
    this.line = next
    if (this.peek() !== '' && this.peek() !== ':::') throw notPlain
    return table
  }

  private inlines(from: number, to: number): PhrasingContent[] {
    return plainInlines(this.lines, from, to)
  }

  private expectText(offset: number) {
    PLAIN_START.lastIndex = offset
    if (!PLAIN_START.test(this.lines.text)) throw notPlain
  }

  private start(): number {
    return this.lines.start(this.line)
  }

  private peek(): string {
    return this.lines.at(this.line)
  }
}

function attributesIn(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  const one = / ?([a-z][a-zA-Z0-9]*)(?:=(?:"([^"\n]*)"|([^\s"'=<>`{}]+)))?(?= |$)/y
  while (one.lastIndex < text.length) {
    const [, name, quoted, bare] = one.exec(text) ?? fail()
    if (name === undefined || name === 'id' || name === 'class' || name in attributes) throw notPlain
    attributes[name] = quoted ?? bare ?? ''
  }
  return attributes
}
