import { excerpt } from './article/excerpt.ts'
import { pack } from './article/packed.ts'
import { tooComplex, tooNested } from './checks/limits.ts'
import { markProblems } from './checks/markProblems.ts'
import type { ArticleEntry, Documents } from './content.ts'
import { parseMarkdown } from './markdown/markdown.ts'
import { positionAt } from './position.ts'
import type { Checked, Unplaced } from './problem.ts'
import { schemas } from './schema/schemas.ts'
import { tokenNames } from './text/tokens.ts'
import { validate } from './yaml/validate.ts'
import { bodyOf, frontMatterOf, YamlFile } from './yaml/yamlFile.ts'

/** Parses the text of a YAML file, and checks it against the schema of that name. */
export function checkData(text: string, name: keyof Documents): Checked<{ data: unknown }> {
  const unreadable = unmerged(text) ?? tooNested(text)
  if (unreadable) return { problems: [unreadable] }
  const file = new YamlFile(text)
  const { value: data, problems } = validate(file, schemas[name])
  const marks = located(markProblems(data, name), file)
  return { problems: [...problems, ...marks], ...(data !== undefined && { value: { data } }) }
}

/** Parses the text of an article: validates its front matter, which is required, and parses its body into blocks. */
export function checkArticle(text: string): Checked<Omit<ArticleEntry, 'file'>> {
  const unreadable = unmerged(text) ?? withoutFrontMatter(text) ?? tooNested(text) ?? tooComplex(text)
  const draft = /^draft:\s*true\b/im.test(frontMatterOf(text) ?? '')
  if (unreadable) return { problems: [unreadable], draft }
  const file = new YamlFile(text, true)
  const { value: data, problems } = validate(file, schemas.article)
  const marks = located(markProblems(data, 'article'), file)
  const { blocks, problems: found, ...refers } = parseMarkdown(bodyOf(text))
  const kept = { body: pack(blocks), excerpt: excerpt(blocks), tokens: tokenNames([data, blocks]) }
  const value = data && { data, ...refers, ...kept }
  return { problems: [...problems, ...marks, ...found], value, draft }
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
