import type { ArticleEntry, Documents } from '../../src/model/content.ts'
import type { Unplaced } from '../../src/model/problem.ts'
import type { Rules } from '../code/code.ts'
import { validate } from './validate.ts'
import { bodyOf, type Checked, frontMatterOf, YamlFile } from './yamlFile.ts'

/** What a text says by the rules of the site. */
export type Check<Entry> = (text: string, rules: Rules) => Checked<Entry>

/** Checks a YAML file of content by the schema of that name. */
export function checkData(name: keyof Documents): Check<{ data: unknown }> {
  return (text, { schemas }) => {
    const excess = tooNested(text)
    if (excess) return { problems: [excess] }
    const { value: data, problems } = validate(new YamlFile(text), schemas[name])
    return { problems, ...(data !== undefined && { value: { data } }) }
  }
}

/** Checks an article: its front matter by the schema, and its body as blocks. Files without front matter are no articles. */
export const checkArticle: Check<Omit<ArticleEntry, 'file'>> = (text, rules) => {
  const unreadable = withoutFrontMatter(text) ?? tooNested(text) ?? tooManyMarks(text)
  if (unreadable) return { problems: [unreadable] }
  const { value: data, problems } = validate(new YamlFile(text, true), rules.schemas.article)
  const { blocks, links, problems: found } = rules.parseMarkdown(bodyOf(text))
  const value = data && { data, links, tokens: rules.tokenNames([data, blocks]), ...rules.kept(blocks) }
  return { problems: [...problems, ...found], ...(value && { value }) }
}

function withoutFrontMatter(text: string): Unplaced | undefined {
  if (frontMatterOf(text) !== undefined) return undefined
  const [reason, remedy] = /^---[ \t]*[\r\n]/.test(text)
    ? ['The lines between "---" at the top do not end', 'Write "---" on a line of its own below the last of them.']
    : ['The article does not begin with "---"', 'Begin it with "---", then id, title and date, then "---".']
  return { line: 1, column: 1, rule: 'no-front-matter', reason, remedy }
}

/*
 * What would keep a parser busy for minutes is found before it is parsed: the time that parsers take grows with the square
 * of what is nested. People write a tenth of each limit at most.
 */

/** Quotes and lists inside each other on one line, and columns by which a list is indented. */
const MAX_NESTING = 20
const MAX_INDENT = 100
/** Marks of emphasis and links in one paragraph, and blocks that begin with ":::". */
const MAX_MARKS = 300
const MAX_BLOCKS = 200

/** The first line of a text on which lists or quotes stand too deep inside each other. */
function tooNested(text: string): Unplaced | undefined {
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const start = /^(?:\s*(?:>|(?:[-*+?]|\d+[.)])(?=\s)))+/.exec(line)?.[0] ?? ''
    const markers = start.match(/[-*+?>]|\d+/g)?.length ?? 0
    if (markers > MAX_NESTING || (markers > 0 && start.length > MAX_INDENT))
      return excess(index, 'Lists or quotes stand too deep inside each other here')
  }
  return undefined
}

/** The line of a Markdown text by which a paragraph holds too many marks, or the text too many blocks. */
function tooManyMarks(text: string): Unplaced | undefined {
  let [marks, blocks] = [0, 0]
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    marks = line.trim() === '' ? 0 : marks + (line.match(/[*_[]/g)?.length ?? 0)
    blocks += /^\s*:::+\w/.test(line) ? 1 : 0
    if (marks > MAX_MARKS) return excess(index, `This paragraph holds more than ${MAX_MARKS} of the marks *, _ and [`)
    if (blocks > MAX_BLOCKS) return excess(index, `The text holds more than ${MAX_BLOCKS} blocks that begin with ":::"`)
  }
  return undefined
}

function excess(index: number, reason: string): Unplaced {
  return { line: index + 1, column: 1, rule: 'too-complex', reason, remedy: 'Write it simpler, or split it.' }
}
