import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNode, isSeq, LineCounter, parseDocument, type Document, isMap, isScalar } from 'yaml'
import type { z } from 'zod'
import * as schema from '../src/model/schema.ts'
import type { ArticleEntry, Entry, Finding, Source } from '../src/model/site.ts'
import { parseMarkdown } from './markdown.ts'
import { type Problem, type Result, closest, didYouMean, problem } from './problems.ts'

/** The files of content, and the schema of each. */
export const documents = {
  settings: { file: 'site.yaml', schema: schema.settingsSchema },
  home: { file: 'home.yaml', schema: schema.homeSchema },
  about: { file: 'about.yaml', schema: schema.aboutSchema },
  services: { file: 'services.yaml', schema: schema.servicesSchema },
  gallery: { file: 'gallery.yaml', schema: schema.gallerySchema },
  contact: { file: 'contact.yaml', schema: schema.contactSchema },
  blog: { file: 'blog.yaml', schema: schema.blogSchema },
  redirects: { file: 'redirects.yaml', schema: schema.redirectsSchema },
} as const

/** Everything read from content/, or undefined where a file that pages need could not be used. */
export interface Content {
  readonly source: Source | undefined
  /** Text and positions of each file, by name, to place problems that later stages find. */
  readonly files: ReadonlyMap<string, SourceFile>
}

export interface SourceFile {
  readonly text: string
  readonly document?: Document
  /** Lines before the YAML, and the counter of lines within it. */
  readonly offset: number
  readonly lines: LineCounter
}

/** Reads and checks content/: every file is read, and every problem is reported, not only the first. */
export function readContent(root: string): Result<Content> {
  const reader = new Reader(root)
  const data = Object.fromEntries(
    Object.entries(documents).map(([name, { file, schema }]) => [name, reader.yaml(`content/${file}`, schema)]),
  ) as { [Name in keyof typeof documents]: Entry<z.infer<(typeof documents)[Name]['schema']>> | undefined }
  const articles = reader.articles('content/blog')
  const notes = reader.articles('content/blog/support')
  const complete = Object.values(data).every((entry) => entry !== undefined)
  const source = complete ? ({ ...data, articles, notes } as Source) : undefined
  return { value: { source, files: reader.files }, problems: reader.problems }
}

/** A finding of the model, placed in its file. */
export function toProblem(finding: Finding, files: Content['files']): Problem {
  const file = files.get(finding.file)
  const at = finding.at ?? (file && finding.path ? placeOf(file, finding.path) : undefined)
  return problem({ ...finding, ...at, source: file?.text })
}

class Reader {
  readonly problems: Problem[] = []
  readonly files = new Map<string, SourceFile>()

  constructor(private readonly root: string) {}

  yaml<Schema extends z.ZodType>(name: string, schema: Schema): Entry<z.infer<Schema>> | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const file = this.parse(name, text, text, 0)
    const data = this.check(name, file, schema)
    return data === undefined ? undefined : { file: name, data }
  }

  articles(folder: string): ArticleEntry[] {
    return list(join(this.root, folder))
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => this.article(`${folder}/${name}`) ?? [])
  }

  article(name: string): ArticleEntry | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const frontMatter = /^---[ \t]*(\r\n|\r|\n)([\s\S]*?)(?:\r\n|\r|\n)?^---[ \t]*$/m.exec(text)
    if (!frontMatter || frontMatter.index !== 0) {
      this.report(name, text, 1, 1, 'no-front-matter', 'The file does not start with front matter', 'Begin it with "---", then id, title and date, then "---".')
      return undefined
    }
    const file = this.parse(name, text, frontMatter[2] ?? '', 1)
    const data = this.check(name, file, schema.articleSchema)
    const markdown = parseMarkdown(text)
    for (const { line, column, rule, reason, note } of markdown.warnings) {
      this.problems.push(problem({ file: name, line, column, rule, reason, note, warning: true, source: text }))
    }
    return data && { file: name, data, blocks: markdown.blocks, links: markdown.links }
  }

  /** The text of a file without its byte order mark; a problem when it is missing or not UTF-8. */
  private text(name: string): string | undefined {
    let bytes: Buffer
    try {
      bytes = readFileSync(join(this.root, name))
    } catch {
      this.problems.push(problem({ file: name, rule: 'missing-file', reason: 'The file is missing or cannot be read', note: 'Add it, or restore it from an earlier version.' }))
      return undefined
    }
    const text = bytes.toString('utf8')
    const bad = text.indexOf('\ufffd')
    if (bad !== -1 && !Buffer.from(text, 'utf8').equals(bytes)) {
      const before = text.slice(0, bad).split(/\r\n|\r|\n/)
      this.report(name, text, before.length, (before.at(-1)?.length ?? 0) + 1, 'not-utf8', 'The file is not valid UTF-8 here', 'Save it with the encoding UTF-8.')
      return undefined
    }
    return text.replace(/^\ufeff/, '')
  }

  private parse(name: string, text: string, yaml: string, offset: number): SourceFile {
    const lines = new LineCounter()
    const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
    const file = { text, document, offset, lines }
    this.files.set(name, file)
    for (const error of [...document.errors, ...document.warnings]) {
      const { line, column } = position(file, error.pos[0])
      const note = error.code === 'DUPLICATE_KEY' ? 'Keep one of the two.' : 'Check indentation, colons and quotes on this line and the one above.'
      this.report(name, text, line, column, 'yaml', `This is not valid YAML: ${error.message}`, note)
    }
    return file
  }

  private check<Schema extends z.ZodType>(name: string, file: SourceFile, schema: Schema): z.infer<Schema> | undefined {
    if (!file.document || file.document.errors.length > 0) return undefined
    let data: unknown
    try {
      data = file.document.toJS({ maxAliasCount: 100 })
    } catch (error) {
      this.report(name, file.text, file.offset + 1, 1, 'yaml', `This is not valid YAML: ${(error as Error).message}`, 'Write the values out instead of repeating them by alias.')
      return undefined
    }
    const result = schema.safeParse(data ?? {})
    if (result.success) return result.data
    for (const issue of result.error.issues.flatMap(innermost)) this.issue(name, file, issue, data)
    return undefined
  }

  private issue(name: string, file: SourceFile, issue: Issue, data: unknown) {
    const place = (path: readonly PropertyKey[]) => placeOf(file, path)
    const field = issue.path.map(String).join('.')
    const add = (at: { line: number; column: number }, rule: string, reason: string, note: string) =>
      this.report(name, file.text, at.line, at.column, rule, reason, note)
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const known = knownKeys(issue, data)
        const reason = `Unknown key "${key}"${field && ` in ${field}`}`
        add(place([...issue.path, key]), 'unknown-key', reason, didYouMean(key, known, known.length ? `Known keys: ${known.join(', ')}.` : 'Remove it.'))
      }
      return
    }
    const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], data)
    if (value === undefined || value === null) {
      add(place(issue.path), 'missing-key', `"${field}" is missing`, 'Add it.')
    } else if (issue.code === 'invalid_value') {
      const options = issue.values.map(String)
      const shown = options.map((option) => JSON.stringify(option)).join(', ')
      add(place(issue.path), 'invalid-value', `"${field}" cannot be ${JSON.stringify(value)}`, typeof value === 'string' && closest(value, options) ? didYouMean(value, options, '') : `Use one of ${shown}.`)
    } else {
      add(place(issue.path), 'invalid-value', `"${field}": ${issue.message}`, 'Correct the value.')
    }
  }

  private report(file: string, source: string, line: number, column: number, rule: string, reason: string, note: string) {
    this.problems.push(problem({ file, line, column, rule, reason, note, source }))
  }
}

type Issue = z.core.$ZodIssue

/** A union reports every branch; the branch that fails deepest is the one that was meant. */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const branches = issue.errors.map((branch) => branch.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })))
  const likely = branches.sort((a, b) => unknownKeys(a) - unknownKeys(b) || a.length - b.length)[0]
  return (likely ?? []).flatMap((inner) => innermost(inner as Issue))
}

function unknownKeys(issues: readonly { code?: string; keys?: readonly string[] }[]): number {
  return issues.reduce((sum, { keys }) => sum + (keys?.length ?? 0), 0)
}

/** The keys that the object at the issue's place may have. Zod does not say; its schema is found by the caller's path. */
function knownKeys(issue: Issue, _data: unknown): string[] {
  const shape = (issue as Issue & { inst?: { _zod?: { def?: { shape?: Record<string, unknown> } } } }).inst?._zod?.def?.shape
  return Object.keys(shape ?? {}).filter((key) => key !== '$schema' && key !== 'sample')
}

/** Line and column of a path into the data; of the nearest thing above it when the path itself does not exist. */
function placeOf(file: SourceFile, path: readonly PropertyKey[]): { line: number; column: number } {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = offsetOf(file.document, path.slice(0, length))
    if (offset !== undefined) return position(file, offset)
  }
  return { line: file.offset + 1, column: 1 }
}

function offsetOf(document: Document | undefined, path: readonly PropertyKey[]): number | undefined {
  const key = path.at(-1)
  const parent = path.length > 1 ? document?.getIn(path.slice(0, -1), true) : document?.contents
  if (isMap(parent)) {
    const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key)
    return isNode(pair?.key) ? pair.key.range?.[0] : undefined
  }
  const item = isSeq(parent) && typeof key === 'number' ? parent.items[key] : undefined
  return isNode(item) ? item.range?.[0] : undefined
}

function position(file: SourceFile, offset: number): { line: number; column: number } {
  const { line, col } = file.lines.linePos(offset)
  return { line: Math.max(1, line) + file.offset, column: Math.max(1, col) }
}

/** The names in a folder, in one order on every file system; none when there is no such folder. */
function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}
