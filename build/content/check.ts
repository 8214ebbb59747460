import type { ArticleEntry, Documents } from '../../src/model/content.ts'
import type { Unplaced } from '../../src/model/problem.ts'
import type { Rules } from '../code/code.ts'
import { validate } from './validate.ts'
import { bodyOf, type Checked, frontMatterOf, YamlFile } from './yamlFile.ts'

/** Parses and validates the text of a content file. */
export type Check<Entry> = (text: string, rules: Rules) => Checked<Entry>

/** Checks a YAML file against the schema of that name. */
export function checkData(name: keyof Documents): Check<{ data: unknown }> {
  return (text, { schemas }) => {
    const excess = tooNested(text)
    if (excess) return { problems: [excess] }
    const { value: data, problems } = validate(new YamlFile(text), schemas[name])
    return { problems, ...(data !== undefined && { value: { data } }) }
  }
}

/** Checks an article: validates its front matter and parses its body into blocks. Front matter is required. */
export const checkArticle: Check<Omit<ArticleEntry, 'file'>> = (text, rules) => {
  const unreadable = withoutFrontMatter(text) ?? tooNested(text) ?? tooManyMarks(text)
  if (unreadable) return { problems: [unreadable] }
  const { value: data, problems } = validate(new YamlFile(text, true), rules.schemas.article)
  const { blocks, problems: found, ...refers } = rules.parseMarkdown(bodyOf(text))
  const value = data && { data, ...refers, tokens: rules.tokenNames([data, blocks]), ...rules.packArticle(blocks) }
  return { problems: [...problems, ...found], ...(value && { value }) }
}

function withoutFrontMatter(text: string): Unplaced | undefined {
  if (frontMatterOf(text) !== undefined) return undefined
  const [reason, remedy] = /^---[ \t]*\n/.test(text)
    ? ['The front matter at the top is not closed', 'Write "---" on a line of its own below the last of them.']
    : ['The article does not begin with "---"', 'Begin it with "---", then id, title and date, then "---".']
  return { line: 1, column: 1, rule: 'no-front-matter', reason, remedy }
}

/*
 * Limits on nesting and size, checked before parsing. The parsers' time grows quadratically with nesting, so a hostile
 * text could keep them busy for minutes.
 */

/** Maximum depth of quotes and lists on one line, and maximum width of their markers and indentation. */
const MAX_NESTING = 20
const MAX_INDENT = 100
/**
 * Maximum number of emphasis and link marks per paragraph, list item or table row, and of blocks that begin with ":::"
 * per text.
 */
const MAX_MARKS = 300
const MAX_BLOCKS = 200

/** Reports the first line on which lists or quotes are nested too deeply. */
function tooNested(text: string): Unplaced | undefined {
  for (const [index, line] of text.split('\n').entries()) {
    const start = /^(?:\s*(?:>|(?:[-*+?]|\d+[.)])(?=\s)))+/.exec(line)?.[0] ?? ''
    const markers = start.match(/[-*+?>]|\d+/g)?.length ?? 0
    if (markers > MAX_NESTING || (markers > 0 && start.length > MAX_INDENT))
      return excess(index, 'Lists or quotes are nested too deeply here')
  }
  return undefined
}

/** Reports the first line at which a paragraph has too many marks, or the text too many blocks. */
function tooManyMarks(text: string): Unplaced | undefined {
  let [marks, blocks, inTable] = [0, 0, false]
  for (const [index, line] of text.split('\n').entries()) {
    const isBlank = line.trim() === ''
    inTable = !isBlank && (inTable || /^[\s|:-]*-[\s|:-]*$/.test(line))
    if (isBlank || inTable || /^\s*([-*+]|\d+[.)])\s/.test(line)) marks = 0
    marks += line.match(/[*_[]/g)?.length ?? 0
    blocks += /^\s*:::+\w/.test(line) ? 1 : 0
    if (marks > MAX_MARKS) return excess(index, `This text contains more than ${MAX_MARKS} of the marks *, _ and [`)
    if (blocks > MAX_BLOCKS)
      return excess(index, `The text contains more than ${MAX_BLOCKS} blocks that begin with ":::"`)
  }
  return undefined
}

function excess(index: number, reason: string): Unplaced {
  return { line: index + 1, column: 1, rule: 'too-complex', reason, remedy: 'Simplify it, or split it.' }
}
