import { fail, ifPlain, notPlain } from './notPlain.ts'

/**
 * The data of YAML that is written plainly, the same as the yaml package's; undefined when the text holds anything but
 * maps and lists by indentation, one-line lists and maps in brackets, and values of one line: then that package is to
 * read it, which also finds every mistake. Its time grows with the length of the text and nothing else.
 */
export function plainYaml(text: string): unknown {
  if (NEVER_PLAIN.test(text)) return undefined
  return ifPlain(() => new Reader(text).data())
}

/** Escapes, white space that is neither a space nor the end of a line, spaces before that, and what nobody can see. */
const NEVER_PLAIN = /\\|[^\S \n]|(?!\n)\p{Cc}|\p{Cs}|\p{Cn}| $/mu

/** Deeper than any file of content; the package counts and refuses what goes much deeper. */
const DEEPEST = 20

interface Line {
  readonly indent: number
  readonly text: string
}

type Data = Record<string, unknown>

class Reader {
  private readonly lines: readonly Line[]
  private next = 0

  constructor(text: string) {
    this.lines = text.split('\n').flatMap((line) => {
      const own = line.trimStart()
      return own === '' || own.startsWith('#') ? [] : { indent: line.length - own.length, text: own }
    })
  }

  data(): unknown {
    const data = this.node(0, 0)
    if (this.line) throw notPlain
    return data
  }

  private get line(): Line | undefined {
    return this.lines[this.next]
  }

  /** The map or list whose lines are indented so far. */
  private node(indent: number, depth: number): unknown {
    if (this.line?.indent !== indent || depth > DEEPEST) throw notPlain
    return this.line.text.startsWith('- ') ? this.list(indent, depth) : this.map(indent, depth)
  }

  private list(indent: number, depth: number): unknown[] {
    const items: unknown[] = []
    for (let line = this.line; line?.indent === indent && line.text.startsWith('- '); line = this.line) {
      const text = line.text.slice(2)
      if (!KEY.test(text)) {
        items.push(value(text))
        this.next += 1
      } else items.push(this.map(indent + 2, depth + 1, text))
    }
    return this.closed(indent, items)
  }

  /** `first` is the first line of a map that begins behind the dash of its item. */
  private map(indent: number, depth: number, first?: string): Data {
    const data: Data = {}
    let text = first ?? this.line?.text
    while (text !== undefined) {
      const [start, key = ''] = KEY.exec(text) ?? fail()
      if (Object.hasOwn(data, key) || NO_KEY.test(key)) throw notPlain
      this.next += 1
      const rest = text.slice(start.length)
      data[key] = rest === '' ? this.inner(indent, depth) : value(rest.slice(1))
      text = this.line?.indent === indent && !this.line.text.startsWith('- ') ? this.line.text : undefined
    }
    return this.closed(indent, data)
  }

  /** What stands below a key; a list may be indented as far as its key. */
  private inner(indent: number, depth: number): unknown {
    const below = this.line
    if (!below) throw notPlain
    const beside = below.indent === indent && below.text.startsWith('- ')
    if (below.indent <= indent && !beside) throw notPlain
    return this.node(below.indent, depth + 1)
  }

  /** That what follows belongs to something above: a line that is indented further would belong to a value. */
  private closed<Value>(indent: number, value: Value): Value {
    if (this.line && this.line.indent > indent) throw notPlain
    return value
  }
}

/** A key and its colon; what follows is empty or begins with a space. */
const KEY = /^([A-Za-z][\w-]*):(?= |$)/

/** Keys that are text only in quotes. */
const NO_KEY = /^(null|true|false)$/i

/** A value of one line. */
function value(text: string): unknown {
  if (text.startsWith('"') || text.startsWith("'")) return QUOTED.test(text) ? text.slice(1, -1) : fail()
  if (text.startsWith('[')) return flowList(text)
  if (text.startsWith('{')) return flowMap(text)
  return scalar(text)
}

const QUOTED = /^(?:"[^"]*"|'[^']*')$/
/** A value inside brackets, and the comma after it. */
const FLOW_VALUE = /("[^"]*"|'[^']*'|[^,[\]{}"':#&*!|>%@`?-][^,[\]{}"':#]*)(?:, (?=[^ ])|$)/y
const FLOW_KEY = /([A-Za-z][\w-]*): (?=[^ ])/y

function flowList(text: string): unknown[] {
  const inside = insideOf(text, ']')
  const items: unknown[] = []
  for (let at = 0; at < inside.length; ) {
    const [whole, item = ''] = matchAt(FLOW_VALUE, inside, at)
    items.push(value(item))
    at += whole.length
  }
  return items
}

function flowMap(text: string): Data {
  const inside = insideOf(text, '}')
  const data: Data = {}
  for (let at = 0; at < inside.length; ) {
    const [start, key = ''] = matchAt(FLOW_KEY, inside, at)
    const [whole, item = ''] = matchAt(FLOW_VALUE, inside, at + start.length)
    if (Object.hasOwn(data, key) || NO_KEY.test(key)) throw notPlain
    data[key] = value(item)
    at += start.length + whole.length
  }
  return data
}

function insideOf(text: string, close: string): string {
  if (!text.endsWith(close)) throw notPlain
  const inside = text.slice(1, -1)
  if (/, ?$/.test(inside)) throw notPlain
  return inside.trim()
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray {
  pattern.lastIndex = at
  return pattern.exec(text) ?? fail()
}

/** Text without quotes, where the core schema of YAML 1.2 does not take it for something else (section 10.3.2). */
function scalar(text: string): unknown {
  if (!/^[\p{L}\d/(+]/u.test(text) || /: |:$| #| $/.test(text)) throw notPlain
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^(0|[1-9]\d{0,8})(\.\d{1,6})?$/.test(text)) return Number(text)
  if (/^(null|true|false)$/i.test(text) || /^[\d+][\w.+-]*$/.test(text.replace(/^\d{4}-\d\d-\d\d$/, 'a date')))
    throw notPlain
  return text
}
