import type {
  AlignType,
  BlockContent,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
  TableCell,
  TableRow,
  Text,
} from 'mdast'

/**
 * The mdast of an article that is written plainly, the same to the last position as remark's; undefined when the text
 * holds anything but front matter, headings, paragraphs, flat lists, callouts and tables, with bold, emphasis and links:
 * then remark is to read it. Its time grows with the length of the text and nothing else, so that it needs no deadline.
 */
export function plainMarkdown(text: string): Root | undefined {
  if (NEVER_PLAIN.test(text)) return undefined
  try {
    return new Reader(text).root()
  } catch (error) {
    if (error === notPlain) return undefined
    throw error
  }
}

/** Escapes, entities, code, HTML, images, references, tabs, trailing spaces, and line ends of other systems. */
const NEVER_PLAIN = /[\\`<&~\t\r\0\ufeff]|!\[|\][:[]| $/m

/** Characters with which a line begins that can be nothing but text; digits, stars and brackets are looked at further. */
const PLAIN_START = /[^\s!-@[-`{-~]|["'($%,./;?@]|!|\d(?!\d{0,8}[.)](?:\s|$))|\*(?! |\*(?:[* \n]|$))|\[/y

/** Thrown where the text stops being plain, from however deep; no error to anybody. */
const notPlain = new Error('This is not plain Markdown')

type Position = Root['position'] & object
type SpannedCell = TableCell & { colspan?: number; rowspan?: number }
/** The cell that stands above each column, where one stands there alone. */
type Above = (SpannedCell | undefined)[]
type Block = Exclude<RootContent, { type: 'yaml' }> & BlockContent

class Reader {
  /** Offsets at which lines start. */
  private readonly starts: number[] = [0]
  /** The line that is read next. */
  private line = 0
  /** The line of the last offset that was asked for; offsets come nearly in order. */
  private near = 0

  constructor(private readonly text: string) {
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) this.starts.push(end + 1)
  }

  root(): Root {
    const children: RootContent[] = [this.frontMatter()]
    while (this.line < this.starts.length) {
      if (this.peek() === '') this.line += 1
      else children.push(this.block())
    }
    return { type: 'root', children, position: this.position(0, this.text.length) }
  }

  private frontMatter(): RootContent {
    if (this.peek() !== '---') throw notPlain
    do this.line += 1
    while (this.peek() !== '---' && this.line < this.starts.length)
    const end = this.start()
    if (this.peek() !== '---' || end < 5) throw notPlain
    this.line += 1
    return { type: 'yaml', value: this.text.slice(4, end - 1), position: this.position(0, end + 3) }
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
    return { type: 'heading', depth, children, position: this.position(start, end) }
  }

  private paragraph(): Block {
    const start = this.start()
    let end = start
    for (let line = this.peek(); line !== '' && line !== ':::'; line = this.peek()) {
      this.expectText(this.start())
      end = this.start() + line.length
      this.line += 1
    }
    return { type: 'paragraph', children: this.inlines(start, end), position: this.position(start, end) }
  }

  /** Items of one line each, without empty lines between them. */
  private list(): Block {
    const start = this.start()
    const first = this.marker()
    const items: ListItem[] = []
    let end = start
    while (this.line < this.starts.length && this.peek() !== '' && this.peek() !== ':::') {
      const marker = this.marker()
      if (marker.ordered !== first.ordered) throw notPlain
      const from = this.start()
      const content = from + marker.length
      end = from + this.peek().length
      this.expectText(content)
      const text = { type: 'paragraph', children: this.inlines(content, end), position: this.position(content, end) }
      const children = [text] as ListItem['children']
      items.push({ type: 'listItem', spread: false, checked: null, children, position: this.position(from, end) })
      this.line += 1
    }
    const { ordered, number } = first
    this.expectNoMore(ordered)
    return { type: 'list', ordered, start: number, spread: false, children: items, position: this.position(start, end) }
  }

  private marker(): { ordered: boolean; number: number | null; length: number } {
    const [marker, digits] = ITEM.exec(this.peek()) ?? []
    if (!marker) throw notPlain
    return { ordered: digits !== undefined, number: digits ? Number(digits) : null, length: marker.length }
  }

  /** That the list does not go on after empty lines. */
  private expectNoMore(ordered: boolean) {
    let next = this.line
    while (next < this.starts.length && this.lineAt(next) === '') next += 1
    const [marker, digits] = ITEM.exec(this.lineAt(next)) ?? []
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
    if (children.length === 0 || this.lineAt(this.line + 1) !== '') throw notPlain
    this.line += 1
    const attributes = inside === undefined ? {} : attributesIn(inside)
    return { type: 'containerDirective', name, attributes, children, position: this.position(start, end) } as Block
  }

  private table(): Block {
    const start = this.start()
    const head = this.row([])
    const align = this.cells().map(({ from, to }): AlignType => {
      const [, left, right] = /^(:?)-+(:?)$/.exec(this.text.slice(from, to)) ?? fail()
      return left ? (right ? 'center' : 'left') : right ? 'right' : null
    })
    if (align.length !== head.children.length) throw notPlain
    this.line += 1
    const children = [head]
    const above: Above = []
    while (this.peek().startsWith('|')) {
      if (this.cells().length !== align.length) throw notPlain
      children.push(this.row(above))
    }
    if (this.peek() !== '' && this.peek() !== ':::') throw notPlain
    const last = this.line - 1
    const position = this.position(start, this.start(last) + this.lineAt(last).length)
    return { type: 'table', align, children, position }
  }

  /** A row; ">" gives its place to the cell on its right, "^" to the one above (remark-extended-table). */
  private row(above: Above): TableRow {
    const start = this.start()
    const end = start + this.peek().length
    const children: SpannedCell[] = []
    let given = 0
    for (const [column, { pipe, from, to, next = end }] of this.cells().entries()) {
      const text = this.text.slice(from, to)
      if (text === '^') {
        const cell = (given === 0 && above[column]) || fail()
        cell.rowspan = (cell.rowspan ?? 1) + 1
        continue
      }
      above[column] = undefined
      if (text === '>') {
        given += 1
        continue
      }
      const content = from < to ? this.inlines(from, to) : []
      const cell: SpannedCell = { type: 'tableCell', children: content, position: this.position(pipe, next) }
      if (given > 0) cell.colspan = given + 1
      else above[column] = cell
      children.push(cell)
      given = 0
    }
    if (given > 0 || children.length === 0) throw notPlain
    this.line += 1
    return { type: 'tableRow', children, position: this.position(start, end) }
  }

  /** Where the cells of this line begin, and what is in them, without the spaces around it. */
  private cells(): { pipe: number; from: number; to: number; next?: number }[] {
    const line = this.peek()
    if (line.length < 3 || !line.startsWith('|') || !line.endsWith('|')) throw notPlain
    const pipes = [...line.matchAll(/\|/g)].map(({ index }) => this.start() + index)
    return pipes.slice(0, -1).map((pipe, column) => {
      const close = pipes[column + 1] as number
      const cell = this.text.slice(pipe + 1, close)
      const from = pipe + 1 + cell.length - cell.trimStart().length
      return { pipe, from, to: from + cell.trim().length, next: column + 2 < pipes.length ? close : undefined }
    })
  }

  /** Text with bold, emphasis and links in it, none of them inside each other. */
  private inlines(from: number, to: number): PhrasingContent[] {
    const text = this.text.slice(from, to)
    const nodes: PhrasingContent[] = []
    let done = 0
    const add = (until: number) => {
      if (until > done) nodes.push(this.words(from + done, from + until))
    }
    INLINE.lastIndex = 0
    for (let match = INLINE.exec(text); match; match = INLINE.exec(text)) {
      const { 0: whole, 1: stars, 2: inside, 3: label, 4: url, index } = match
      const end = index + whole.length
      add(index)
      const position = this.position(from + index, from + end)
      if (stars && inside) {
        if (!flanks(text, index, end, stars.length)) throw notPlain
        const children = [this.words(from + index + stars.length, from + end - stars.length)]
        nodes.push({ type: stars === '*' ? 'emphasis' : 'strong', children, position })
      } else if (label && url) {
        const children = [this.words(from + index + 1, from + index + 1 + label.length)]
        nodes.push({ type: 'link', title: null, url, children, position })
      } else throw notPlain
      done = end
    }
    add(text.length)
    return nodes
  }

  private words(from: number, to: number): Text {
    return { type: 'text', value: this.text.slice(from, to), position: this.position(from, to) }
  }

  private expectText(offset: number) {
    PLAIN_START.lastIndex = offset
    if (!PLAIN_START.test(this.text)) throw notPlain
  }

  private start(line = this.line): number {
    return this.starts[line] ?? this.text.length
  }

  private peek(): string {
    return this.lineAt(this.line)
  }

  private lineAt(line: number): string {
    return this.text.slice(this.start(line), (this.starts[line + 1] ?? this.text.length + 1) - 1)
  }

  private position(from: number, to: number): Position {
    return { start: this.point(from), end: this.point(to) }
  }

  private point(offset: number) {
    const { starts } = this
    while (this.near > 0 && (starts[this.near] as number) > offset) this.near -= 1
    while ((starts[this.near + 1] ?? Number.POSITIVE_INFINITY) <= offset) this.near += 1
    return { line: this.near + 1, column: offset - (starts[this.near] as number) + 1, offset }
  }
}

/** The marker of an item of a list, with its number. */
const ITEM = /^(?:-|(\d{1,9})\.) (?=[^ ])/

/**
 * Bold and emphasis; a link; and, without a group, what may be more than it seems: a lone star or bracket, an underscore,
 * and a colon at which a directive may begin.
 */
const INLINE =
  /(\*{1,2})((?:[^*[\]_:]|:(?=[ \n*]))+)\1(?!\*)|\[([^*[\]_:]+)\]\(([^\s()*[\]_"']+)\)|[*[\]_]|:(?![ \n/)"'”’]|$)/g

/** Whether stars at both ends are such as open and close, and not both (CommonMark 0.31, section 6.2). */
function flanks(text: string, start: number, end: number, stars: number): boolean {
  const opens = isGap(text[start - 1]) && isWord(text[start + stars])
  const closes = !isSpace(text[end - stars - 1]) && isGap(text[end])
  return opens && closes
}

function isSpace(character: string | undefined): boolean {
  return character === undefined || /\s/.test(character)
}

/** The start or end of the text, a space, or plain punctuation. */
function isGap(character: string | undefined): boolean {
  return character === undefined || /[ \n.,;:!?()"'|/]/.test(character)
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
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

function fail(): never {
  throw notPlain
}
