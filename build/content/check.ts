import type { ArticleEntry, Documents } from '../../src/model/content.ts'
import type { Unplaced } from '../../src/model/problem.ts'
import type { Rules } from '../code/code.ts'
import { tooComplex, tooNested } from './limits.ts'
import { validate } from './validate.ts'
import { bodyOf, type Checked, frontMatterOf, positionAt, YamlFile } from './yamlFile.ts'

/** Parses and validates the text of a content file. */
export type CheckText<Entry> = (text: string, rules: Rules) => Checked<Entry>

/** Checks a YAML file against the schema of that name. */
export function checkData(name: keyof Documents): CheckText<{ data: unknown }> {
  return (text, { schemas, markProblems }) => {
    const unreadable = unmerged(text) ?? tooNested(text)
    if (unreadable) return { problems: [unreadable] }
    const file = new YamlFile(text)
    const { value: data, problems } = validate(file, schemas[name])
    const marks = located(markProblems(data, name), file)
    return { problems: [...problems, ...marks], ...(data !== undefined && { value: { data } }) }
  }
}

/** Checks an article: validates its front matter and parses its body into blocks. Front matter is required. */
export const checkArticle: CheckText<Omit<ArticleEntry, 'file'>> = (text, rules) => {
  const unreadable = unmerged(text) ?? withoutFrontMatter(text) ?? tooNested(text) ?? tooComplex(text)
  if (unreadable) return { problems: [unreadable] }
  const file = new YamlFile(text, true)
  const { value: data, problems } = validate(file, rules.schemas.article)
  const marks = located(rules.markProblems(data, 'article'), file)
  const { blocks, problems: found, ...refers } = rules.parseMarkdown(bodyOf(text))
  const value = data && { data, ...refers, tokens: rules.tokenNames([data, blocks]), ...rules.packArticle(blocks) }
  return { problems: [...problems, ...marks, ...found], value }
}

function located(problems: readonly Unplaced[], file: YamlFile): Unplaced[] {
  return problems.map(({ path = [], ...problem }) => ({ ...problem, ...file.positionOf(path) }))
}

/** What Git writes between two versions that it cannot merge. */
function unmerged(text: string): Unplaced | undefined {
  const at = text.search(/^(<{7}|>{7}) /m)
  if (at < 0) return undefined
  const remedy = 'Keep one, and remove the lines of <, = and >.'
  return { ...positionAt(text, at), rule: 'unmerged', reason: 'Two versions of this file were merged here', remedy }
}

function withoutFrontMatter(text: string): Unplaced | undefined {
  if (frontMatterOf(text) !== undefined) return undefined
  const [reason, remedy] = /^---[ \t]*\n/.test(text)
    ? ['The front matter at the top is not closed', 'Write "---" on a line of its own below the last of these lines.']
    : ['The article does not begin with "---"', 'Begin it with "---", then id, title and date, then "---".']
  return { line: 1, column: 1, rule: 'no-front-matter', reason, remedy }
}
