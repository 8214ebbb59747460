import { isUtf8 } from 'node:buffer'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { excerpt } from '../src/model/excerpt.ts'
import type { Finding } from '../src/model/finding.ts'
import { articleSchema } from '../src/model/schema.ts'
import type { ArticleEntry, Entry, Source } from '../src/model/source.ts'
import { documents } from './documents.ts'
import { digestOf, Inputs } from './inputs.ts'
import { parseMarkdown } from './markdown.ts'
import { type Problem, problem, type Result } from './problems.ts'
import type { ArticleHead, Head, RecordedProblem, Records } from './records.ts'
import { frontMatterOf, SourceFile } from './sourceFile.ts'
import { validate } from './validate.ts'

/** The longest real article is a thirtieth of this: what is larger is no text, or no article. */
const MAX_BYTES = 256 * 1024
/** Of one file; a report of ten thousand problems helps nobody. */
const MAX_PROBLEMS = 100

/** Everything read from content/; `source` is undefined where a file that pages need could not be used. */
export interface Content {
  readonly source: Source | undefined
  /** The files by name, to place problems that later stages find. */
  readonly files: ReadonlyMap<string, SourceFile>
}

/** Reads and checks content/: every file is read, and every problem is reported, not only the first. */
export function readContent(root: string, records: Records, inputs = new Inputs()): Result<Content> {
  const reader = new Reader(root, records, inputs)
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
  const at = finding.at ?? (file && finding.path ? file.placeOf(finding.path) : undefined)
  return problem({ ...finding, ...at, source: file?.text })
}

class Reader {
  readonly problems: Problem[] = []
  readonly files = new Map<string, SourceFile>()

  constructor(
    private readonly root: string,
    private readonly records: Records,
    private readonly inputs: Inputs,
  ) {}

  yaml<Schema extends z.ZodType>(name: string, schema: Schema): Entry<z.infer<Schema>> | undefined {
    const { records, inputs } = this
    const path = join(this.root, name)
    this.files.set(name, new SourceFile(() => currentText(path)))
    const key = `${name} ${inputs.digest(path)}` // each has a schema of its own
    const known = records.get<Head<z.infer<Schema>>>(key)
    if (known?.data !== undefined) return { file: name, data: known.data }
    const bytes = this.bytes(name)
    const text = bytes && this.text(name, bytes)
    if (bytes === undefined || text === undefined) return undefined
    const { data, problems } = validate(new SourceFile(() => text), schema)
    if (data !== undefined && key === `${name} ${digestOf(bytes)}`) records.put(key, { data, problems })
    this.report(name, text, problems)
    return data === undefined ? undefined : { file: name, data }
  }

  articles(folder: string): ArticleEntry[] {
    return list(join(this.root, folder))
      .filter((name) => name.endsWith('.md') && !name.startsWith('.'))
      .flatMap((name) => this.article(`${folder}/${name}`) ?? [])
  }

  private article(name: string): ArticleEntry | undefined {
    const { records, inputs } = this
    const path = join(this.root, name)
    const digest = inputs.digest(path)
    const head = records.get<ArticleHead>(digest) ?? this.newArticle(name, digest)
    if (head === 'changed') return this.article(name)
    if (!head) return undefined
    const kept = inputs.kept(path)
    const file = new SourceFile(() => currentText(path), true)
    this.files.set(name, file)
    if (head.problems.length > 0) this.report(name, file.text, head.problems)
    if (!head.data) return undefined
    return {
      file: name,
      data: head.data,
      links: head.links,
      excerpt: head.excerpt,
      version: digest,
      blocks: () => parseMarkdown(textOf(kept ?? inputs.bytes(path))).blocks,
    }
  }

  /** Reads an article that is not on record, and records it when it may be used. It may have been saved since it was hashed. */
  private newArticle(name: string, digest: string): ArticleHead | 'changed' | undefined {
    const bytes = this.bytes(name)
    if (bytes && digestOf(bytes) !== digest) {
      this.inputs.forget([join(this.root, name)])
      return 'changed'
    }
    const text = bytes && this.text(name, bytes)
    if (text === undefined) return undefined
    const { head, lasting } = parseArticle(text)
    if (head.data && lasting) this.records.put(digest, head)
    return head
  }

  private bytes(name: string): Buffer | undefined {
    const path = join(this.root, name)
    try {
      const stats = statSync(path)
      if (stats.isFile() && stats.size <= MAX_BYTES) return readFileSync(path)
      if (stats.isFile()) {
        const reason = `The file holds ${Math.round(stats.size / 1024)} KB of text, more than ${MAX_BYTES / 1024} KB`
        const note = 'Split it, and move what is not text out of it.'
        this.problems.push(problem({ file: name, rule: 'too-large', reason, note }))
        return undefined
      }
    } catch {} // the same as what is no file
    const note = 'Add it, or restore it from an earlier version.'
    const reason = 'The file is missing or cannot be read'
    this.problems.push(problem({ file: name, rule: 'missing-file', reason, note }))
    return undefined
  }

  /** The text of a file; a problem when it is not UTF-8. */
  private text(name: string, bytes: Buffer): string | undefined {
    const text = bytes.toString('utf8')
    const bad = isUtf8(bytes) ? -1 : text.indexOf('\ufffd')
    if (bad === -1) return textOf(bytes)
    const before = text.slice(0, bad).split(/\r\n|\r|\n/)
    const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    const note = 'Save it with the encoding UTF-8.'
    this.report(name, text, [{ ...place, rule: 'not-utf8', reason: 'The file is not valid UTF-8 here', note }])
    return undefined
  }

  private report(file: string, source: string, problems: readonly RecordedProblem[]) {
    const sorted = [...problems].sort((a, b) => Number(a.warning ?? false) - Number(b.warning ?? false))
    for (const each of sorted.slice(0, MAX_PROBLEMS)) this.problems.push(problem({ ...each, file, source }))
    const rest = sorted.slice(MAX_PROBLEMS)
    if (rest.length === 0) return
    const reason = `The file has ${rest.length} more problem${rest.length === 1 ? '' : 's'} than are listed`
    const warning = rest.every((each) => each.warning)
    this.problems.push(
      problem({ file, rule: 'more-problems', reason, note: 'Mend those that are listed first.', warning }),
    )
  }
}

/** What an article says. Files without front matter are no articles. */
function parseArticle(text: string): { head: ArticleHead; lasting: boolean } {
  if (frontMatterOf(text) === undefined) {
    const [reason, note] = /^---[ \t]*[\r\n]/.test(text)
      ? ['The front matter does not end', 'Write "---" on a line of its own below its last key.']
      : ['The file does not start with front matter', 'Begin it with "---", then id, title and date, then "---".']
    const problem = { line: 1, column: 1, rule: 'no-front-matter', reason, note }
    return { head: { links: [], excerpt: '', problems: [problem] }, lasting: true }
  }
  const { data, problems } = validate(new SourceFile(() => text, true), articleSchema)
  const { blocks, links, problems: found, failure } = parseMarkdown(text)
  // Not lasting: it may be the machine that was slow.
  if (failure) return { head: { data, links, excerpt: '', problems: [...problems, failure] }, lasting: false }
  return { head: { data, links, excerpt: excerpt(blocks), problems: [...problems, ...found] }, lasting: true }
}

/** What a file says now; nothing when it has gone. */
function currentText(path: string): string {
  try {
    return textOf(readFileSync(path))
  } catch {
    return ''
  }
}

/** Text without its byte order mark, with lines as YAML knows them. */
function textOf(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r(?!\n)/g, '\n')
}

/** The names in a folder, in one order on every file system; none when there is no such folder. */
function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}
