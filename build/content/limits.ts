import type { Unplaced } from './yamlFile.ts'

/*
 * What would keep a parser busy for minutes is found before it is parsed: the time that parsers take grows with the square
 * of what is nested. People write a tenth of each limit at most.
 */

/** The longest real article is a thirtieth of this: what is larger is no text, or no article. */
export const MAX_BYTES = 256 * 1024

/** Quotes and lists inside each other on one line, and columns by which a list is indented. */
const MAX_NESTING = 20
const MAX_INDENT = 100
/** Marks of emphasis and links in one paragraph, and blocks that begin with ":::". */
const MAX_MARKS = 300
const MAX_BLOCKS = 200

/** The first line of a text on which lists or quotes stand too deep inside each other. */
export function tooNested(text: string): Unplaced | undefined {
  const line = lines(text).findIndex((line) => {
    const start = /^(?:\s*(?:>|(?:[-*+?]|\d+[.)])(?=\s)))+/.exec(line)?.[0] ?? ''
    const markers = start.match(/[-*+?>]|\d+/g)?.length ?? 0
    return markers > MAX_NESTING || (markers > 0 && start.length > MAX_INDENT)
  })
  return line < 0 ? undefined : excess(line, 'Lists or quotes stand too deep inside each other here')
}

/** The line of a Markdown text by which a paragraph holds too many marks, or the text too many blocks. */
export function tooManyMarks(text: string): Unplaced | undefined {
  let marks = 0
  let blocks = 0
  for (const [index, line] of lines(text).entries()) {
    marks = line.trim() === '' ? 0 : marks + (line.match(/[*_[]/g)?.length ?? 0)
    blocks += /^\s*:::+\w/.test(line) ? 1 : 0
    if (marks > MAX_MARKS) return excess(index, `This paragraph holds more than ${MAX_MARKS} of the marks *, _ and [`)
    if (blocks > MAX_BLOCKS) return excess(index, `The text holds more than ${MAX_BLOCKS} blocks that begin with ":::"`)
  }
  return undefined
}

function lines(text: string): string[] {
  return text.split(/\r\n|\r|\n/)
}

function excess(line: number, reason: string): Unplaced {
  return { line: line + 1, column: 1, rule: 'too-complex', reason, remedy: 'Write it simpler, or split it.' }
}
