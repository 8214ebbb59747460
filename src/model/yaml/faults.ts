import { isScalar, type Node, visit } from 'yaml'
import { CURLY_QUOTES, type Unplaced } from '../problem.ts'
import type { YamlFile } from './yamlFile.ts'

type Fault = readonly [reason: string, remedy: string]

const IN_QUOTES = 'Put the whole text in quotes.'
const NAME_OR_REST = 'Write it like "title: Kitchens" or, if it is the rest of the line above, put it there.'
const openQuote: Fault = ['A quote is opened here and not closed', 'Close the quote that begins here.']
const unclear: Fault = ['This line cannot be understood', 'Check quotes, colons, commas and indents here and above.']
const colon: Fault = [
  'This line has a colon in its text, or is not indented like its neighbours',
  'Put the text in quotes, like "Kitchens: wet and dry", or indent the line like those around it.',
]

/** Explanations of the parser's error codes, for lines that `ofLine` has no better explanation for. */
const faults: Readonly<Record<string, Fault>> = {
  BAD_ALIAS: ['A text begins with * or &', IN_QUOTES],
  BAD_DQ_ESCAPE: ['A backslash has a special meaning in double quotes', 'Write it twice, or use single quotes.'],
  BAD_INDENT: ['This line is not indented like its neighbours', 'Indent it with spaces like those around it.'],
  BAD_SCALAR_START: ['A text cannot begin with this character', IN_QUOTES],
  BLOCK_AS_IMPLICIT_KEY: colon,
  BLOCK_IN_FLOW: ['Two colons stand in one entry', 'Put a comma between the entries, or the text in quotes.'],
  DUPLICATE_KEY: ['This name is here twice', 'Keep one of them. In a list, each entry begins with "- ".'],
  MISSING_CHAR: ['A bracket, a comma or a colon is missing', 'Add it here or on the line above.'],
  MULTILINE_IMPLICIT_KEY: colon,
  MULTIPLE_DOCS: ['A line of "---" ends the file here', 'Remove that line.'],
  TAB_AS_INDENT: ['The line begins with a tab', 'Replace the tab with spaces.'],
  TAG_RESOLVE_FAILED: ['A text begins with !', IN_QUOTES],
}

/** The YAML errors worth reporting: duplicate names down to the first other error, which tends to cause the rest. */
export function faultsOf(file: YamlFile): Unplaced[] {
  const { errors, warnings } = file.document
  const found = [...errors, ...warnings].sort((a, b) => a.pos[0] - b.pos[0])
  const first = found.findIndex(({ code }) => code !== 'DUPLICATE_KEY')
  const reported = first < 0 ? found : found.slice(0, first + 1)
  return [...reported.map(({ code, pos }) => toProblem(file, code, pos[0])), ...lostBeginnings(file)]
}

function toProblem(file: YamlFile, code: string, offset: number): Unplaced {
  // The parser reports an unclosed quote at the end of the YAML: report it where it was opened instead.
  const isOpenQuote = (node: Node) => isScalar(node) && node.type?.startsWith('QUOTE') && node.range?.[1] === offset
  const quote = code === 'MISSING_CHAR' ? file.offsets(isOpenQuote)[0] : undefined
  if (quote !== undefined) return problemAt(file, quote, openQuote)
  // It reports a line that is not indented like its neighbours at the blank lines and comments above it.
  const above = code === 'BAD_INDENT' ? /^([ \t]*(#.*)?\n)*/.exec(file.yaml.slice(offset)) : null
  const at = offset + (above?.[0].length ?? 0)
  return problemAt(file, at, ofLine(file, code, at) ?? faults[code] ?? unclear)
}

function problemAt(file: YamlFile, offset: number, [reason, remedy]: Fault): Unplaced {
  return { ...file.position(offset), rule: 'yaml', reason, remedy }
}

/** A specific explanation, if the line itself shows what is wrong. */
function ofLine(file: YamlFile, code: string, offset: number): Fault | undefined {
  const [above, line] = file.lines(offset)
  const value = /^\s*(?:- )*\w+:\s+(.*)$/.exec(line)?.[1] ?? ''
  if (/^[ -]*\u00a0|:\u00a0/m.test(`${above}\n${line}`))
    return ['A space here or on the line above is a no-break space, like those Word inserts', 'Type it anew.']
  if (/^\s*([–—•·]\s|-[^\s-])/.test(line))
    return ['An entry of a list begins with a hyphen and a space', 'Write it like "- Kitchens".']
  if (/[{[](?:.*[,:])?\s*[“„]/.test(line) && code !== 'DUPLICATE_KEY') return CURLY_QUOTES
  if (/[{[].*，\s*\w+:/.test(line))
    return ['The comma here is a Chinese one', 'Type it with the keyboard set to English.']
  if (/[{[,]\s*#/.test(line)) return ['A "#" begins a comment, to the end of the line', 'Put the text in quotes.']
  const before = above.replace(/\s#.*$/, '')
  const isOpen = (before.match(/[{[]/g)?.length ?? 0) > (before.match(/[}\]]/g)?.length ?? 0)
  if (/IMPLICIT_KEY|MISSING_CHAR/.test(code) && !isOpen) {
    if (/^\s*(- )*\w+:\S/.test(line)) return ['A space is missing after the colon', 'Write it like "title: Kitchens".']
    if (!line.includes(':')) return ['There is no ordinary colon after the name on this line', NAME_OR_REST]
    if (code !== 'MISSING_CHAR' && !/:(\s|$)/.test(value))
      return ['This line or the one below is not indented like its neighbours', 'Indent both like those around them.']
    if (/^[“”„‘’][^“”]*[“”„‘’]$/.test(value)) return CURLY_QUOTES
    if (code === 'MISSING_CHAR' && /^\s+\w+:(\s|$)/.test(line)) return faults.BAD_INDENT
  }
  if (/^(["']).*\1\s*[^\s#]/.test(value) && !/BAD_DQ|DUPLICATE/.test(code))
    return ['The text goes on after its closing quote', 'Put the whole text in the other kind of quotes, " or \'.']
  const [begin = ''] = /^[*&!{[>|%@`]|^- /.exec(value) ?? []
  if (begin && !value.endsWith(closing[begin] ?? '\n') && faults[code] === undefined)
    return [`A text cannot begin with ${JSON.stringify(begin.trim())}`, IN_QUOTES]
  if (code === 'BAD_INDENT' && isOpen)
    return ['A bracket is opened on the line above and not closed', 'Close it with } or ], and put a "#" in quotes.']
  return undefined
}

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** Reports anchors without an alias: in `tagline: &Co`, YAML would drop the word silently. */
function lostBeginnings(file: YamlFile): Unplaced[] {
  if (!/&\S/.test(file.yaml)) return [] // saves most files the walk
  const asked = new Set<string>()
  const named: [anchor: string, offset: number][] = []
  visit(file.document, {
    Alias: (_, { source }) => void asked.add(source),
    Value: (_, { anchor, range }) => void (anchor && named.push([anchor, range?.[0] ?? 0])),
  })
  return named.flatMap(([anchor, offset]) => {
    const reason = `A text cannot begin with "&": "&${anchor}" would be left out`
    return asked.has(anchor) ? [] : [problemAt(file, offset, [reason, IN_QUOTES])]
  })
}
