import { isUtf8 } from 'node:buffer'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ArticleEntry, Content } from '../../src/model/content.ts'
import { positionAt } from '../../src/model/position.ts'
import type { Checked, Problem, Unplaced } from '../../src/model/problem.ts'
import { didYouMean } from '../../src/model/text/didYouMean.ts'
import { cacheKey } from '../cache/cache.ts'
import { digestOf, entriesIn, isHidden, isLeftover, textOf, tryRead, tryStat } from '../cache/files.ts'
import { generatorFingerprint, type Workspace } from '../cache/inputs.ts'
import type { LoadedRules } from '../code/code.ts'
import type { Result } from '../problems.ts'
import { documentsOf } from './documents.ts'
import { closedFolder } from './publicFiles.ts'

/** The longest real article is a thirtieth of this. Anything larger is not text, or not an article. */
const MAX_BYTES = 256 * 1024
/** Maximum number of problems reported per file: nobody reads ten thousand. */
const MAX_PROBLEMS = 100

const NOTES = 'content/blog/support'

/** Reads and checks content/. Reports the problems of all files together, up to a limit for each. */
export class ContentReader {
  /** Results by file, reused while neither the file nor the rules have changed. */
  private readonly known = new Map<string, { readonly key: string; readonly checked: Checked<unknown> }>()
  private problems: Problem[] = []
  /** The files that are drafts, those with errors included. */
  readonly drafts = new Set<string>()

  constructor(private readonly workspace: Workspace) {}

  /** Reads all content by the given rules. The value is undefined when a file that pages need is unusable. */
  async read(rules: LoadedRules): Promise<Result<Content | undefined>> {
    this.problems = closedFolder(this.workspace.root, 'content')
    this.drafts.clear()
    this.reportMissingBlog()
    const { schemas, checkData } = rules
    const documents = documentsOf(schemas)
    this.warnOfUnknown([...documents.values()])
    const data: Record<string, unknown> = {}
    for (const [name, file] of documents)
      data[name] = await this.entry(`content/${file}`, rules, (text) => checkData(text, name))
    const articles = await this.articles('content/blog', rules)
    const notes = await this.articles(NOTES, rules)
    const isComplete = Object.values(data).every((entry) => entry !== undefined)
    const value = isComplete ? ({ ...data, articles, notes } as unknown as Content) : undefined
    return { value, problems: this.problems }
  }

  private async articles(folder: string, rules: LoadedRules): Promise<ArticleEntry[]> {
    const reason = 'This is not read: articles are files here, with names that end in ".md", in lowercase'
    const remedy = 'Rename it, or move it here, if it is an article; otherwise move it to another folder.'
    const entries: (ArticleEntry | undefined)[] = []
    for (const name of this.namesIn(folder)) {
      const file = `${folder}/${name}`
      if (name.endsWith('.md')) entries.push(await this.entry(file, rules, rules.checkArticle))
      else if (file !== NOTES) this.warnUnread(file, reason, remedy)
    }
    return entries.filter((entry) => entry !== undefined)
  }

  /** Reports a missing folder of articles, because building without it would remove all of them from the site. */
  private reportMissingBlog() {
    if (tryStat(join(this.workspace.root, 'content/blog'))?.isDirectory()) return
    const reason = 'The folder of the articles is missing or cannot be read'
    const remedy = 'Restore it or, for a site without articles, create it with just an empty file .gitkeep in it.'
    this.problems.push({ file: 'content/blog', rule: 'missing-folder', reason, remedy })
  }

  /** Warns about other texts and folders beside those of the pages: nothing shows them, and most are misnamed. */
  private warnOfUnknown(files: readonly string[]) {
    const known = [...files, 'blog', 'images', 'README.md']
    const otherwise = 'Move it to content/blog if it is an article; otherwise correct its name, or remove it.'
    const otherFolder = 'Move its articles to content/blog and its pictures to content/images, or remove it.'
    for (const name of this.namesIn('content').filter((name) => !known.includes(name))) {
      const isFolder = tryStat(join(this.workspace.root, 'content', name))?.isDirectory()
      if (!isFolder && !/\.(ya?ml|md|txt)$/i.test(name)) continue
      const remedy = didYouMean(name, known, isFolder ? otherFolder : otherwise)
      this.warnUnread(`content/${name}`, 'No page is made from this', remedy)
    }
  }

  /** The names in a folder, except hidden files and what systems and editors leave behind. */
  private namesIn(folder: string): string[] {
    const names = entriesIn(join(this.workspace.root, folder)).map(({ name }) => name)
    return names.filter((name) => !isHidden(name) && !isLeftover(name))
  }

  private warnUnread(file: string, reason: string, remedy: string) {
    this.problems.push({ file, rule: 'unread-file', reason, remedy, warning: true })
  }

  /** Reads a file, reports its problems, and returns its entry; undefined when it cannot be used. */
  private async entry<Entry>(
    file: string,
    rules: LoadedRules,
    check: (text: string) => Checked<Entry>,
  ): Promise<({ file: string } & Entry) | undefined> {
    const digest = this.workspace.inputs.digest(join(this.workspace.root, file))
    const key = cacheKey(generatorFingerprint(), rules.digest, file, digest)
    const known = this.known.get(file)
    const kept = known?.key === key ? (known.checked as Checked<Entry>) : undefined
    const checked = kept ?? (await this.checkFile(file, digest, key, check))
    this.known.set(file, { key, checked })
    if (checked.draft) this.drafts.add(file)
    this.report(file, checked.problems)
    return checked.value && { file, ...checked.value }
  }

  /** The checked file, from the cache if the same bytes have been checked before. */
  private async checkFile<Entry>(
    file: string,
    digest: string,
    key: string,
    check: (text: string) => Checked<Entry>,
  ): Promise<Checked<Entry>> {
    const { root, cache } = this.workspace
    const kept = cache.get<Checked<Entry>>('content', key)
    if (kept) return kept
    const bytes = tryRead(join(root, file))
    if (!bytes) {
      const remedy = 'Add it, or restore it from an earlier version.'
      return { problems: [{ rule: 'missing-file', reason: 'The file is missing or cannot be read', remedy }] }
    }
    await setImmediate() // lets esbuild's callbacks run between files, and in dev, browsers' requests
    const noText = tooLarge(bytes) ?? invalidUtf8(bytes)
    // Cloned, because substrings keep the whole text in memory, and there may be 10,000 texts.
    const checked = noText ? { problems: [noText] } : structuredClone(check(textOf(bytes)))
    // Not cached if the file has been saved since it was hashed.
    if (digestOf(bytes) === digest) cache.put('content', key, checked)
    return checked
  }

  private report(file: string, problems: readonly Unplaced[]) {
    const sorted = [...problems].sort((a, b) => Number(a.warning ?? false) - Number(b.warning ?? false))
    const rest = sorted.splice(MAX_PROBLEMS)
    this.problems.push(...sorted.map((each) => ({ file, ...each })))
    if (rest.length === 0) return
    const reason = `The file has ${rest.length} more problem${rest.length === 1 ? '' : 's'} than are listed`
    const warning = rest.every((each) => each.warning)
    this.problems.push({ file, rule: 'more-problems', reason, remedy: 'Fix the listed ones first.', warning })
  }
}

function tooLarge({ length }: Buffer): Unplaced | undefined {
  const kilobytes = Math.round(length / 1024)
  if (kilobytes * 1024 <= MAX_BYTES) return undefined
  const reason = `The file is ${kilobytes} KB large; the limit is ${MAX_BYTES / 1024} KB`
  const remedy = 'Shorten or split it. A picture that stands in it as "data:image…" belongs in content/images.'
  return { rule: 'too-large', reason, remedy }
}

/** Reports the position of the first byte that is not valid UTF-8. */
function invalidUtf8(bytes: Buffer): Unplaced | undefined {
  const isUtf16 = bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0) // without the mark that UTF-8 excludes
  if (isUtf8(bytes) && !isUtf16) return undefined
  const text = textOf(bytes)
  const place = positionAt(text, Math.max(0, text.indexOf('\ufffd')))
  const reason = 'The file is not saved as UTF-8: this character cannot be read'
  return { ...place, rule: 'not-utf8', reason, remedy: 'Save it with UTF-8 encoding.' }
}
