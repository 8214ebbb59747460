import type * as z from 'zod'
import type { ArticleEntry } from '../../src/model/content.ts'
import { excerpt } from '../../src/model/excerpt.ts'
import { articleSchema } from '../../src/model/schema/article.ts'
import { tokenNames } from '../../src/model/tokens.ts'
import { parseMarkdown } from '../markdown/markdown.ts'
import { tooManyMarks, tooNested } from './limits.ts'
import { validate } from './validate.ts'
import { frontMatterOf, type Unplaced, YamlFile } from './yamlFile.ts'

/** What a file of content says. Plain data, so that it can be kept. */
export interface Checked<Entry> {
  /** Undefined when the file cannot be used. */
  readonly entry?: Entry
  readonly problems: readonly Unplaced[]
}

/** A YAML file of content against its schema. */
export function checkData<Schema extends z.ZodType>(text: string, schema: Schema): Checked<{ data: z.infer<Schema> }> {
  const excess = tooNested(text)
  if (excess) return { problems: [excess] }
  const { data, problems } = validate(new YamlFile(text), schema)
  return { problems, ...(data !== undefined && { entry: { data } }) }
}

/** An article: its front matter against the schema, and its body as blocks. Files without front matter are no articles. */
export async function checkArticle(text: string): Promise<Checked<Omit<ArticleEntry, 'file'>>> {
  const unreadable = withoutFrontMatter(text) ?? tooNested(text) ?? tooManyMarks(text)
  if (unreadable) return { problems: [unreadable] }
  const { data, problems } = validate(new YamlFile(text, true), articleSchema)
  const { blocks, links, problems: found } = await parseMarkdown(text)
  const all = [...problems, ...found]
  return data === undefined
    ? { problems: all }
    : { problems: all, entry: { data, blocks, links, excerpt: excerpt(blocks), tokens: tokenNames([data, blocks]) } }
}

function withoutFrontMatter(text: string): Unplaced | undefined {
  if (frontMatterOf(text) !== undefined) return undefined
  const [reason, remedy] = /^---[ \t]*[\r\n]/.test(text)
    ? ['The lines between "---" at the top do not end', 'Write "---" on a line of its own below the last of them.']
    : ['The article does not begin with "---"', 'Begin it with "---", then id, title and date, then "---".']
  return { line: 1, column: 1, rule: 'no-front-matter', reason, remedy }
}
