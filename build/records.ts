import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block } from '../src/model/blocks.ts'
import type { FrontMatter } from '../src/model/schema.ts'
import type { SourceLink } from '../src/model/site.ts'
import { recipe } from './recipe.ts'

/** What is known of an article file once it has been read and checked, without its body. */
export interface Head {
  readonly data?: FrontMatter
  readonly links: readonly SourceLink[]
  readonly excerpt: string
  readonly problems: readonly RecordedProblem[]
}

export interface RecordedProblem {
  readonly line: number
  readonly column: number
  readonly rule: string
  readonly reason: string
  readonly note: string
  readonly warning?: boolean
}

/**
 * Parsed articles, by what they were parsed from: parsing Markdown is the dearest step of a build, and pure. The body is
 * read again when its page is rendered, so that memory does not grow with the number of articles.
 */
export class Records {
  private readonly used = new Set<string>()
  private readonly folder: string
  private readonly names: Set<string>

  constructor(cache: string) {
    this.folder = join(cache, 'articles')
    mkdirSync(this.folder, { recursive: true })
    this.names = new Set(readdirSync(this.folder))
  }

  /** The key of a file's bytes. */
  key(bytes: Uint8Array): string {
    return createHash('sha256').update(recipe()).update(bytes).digest('hex').slice(0, 24)
  }

  get(key: string): Head | undefined {
    this.used.add(key)
    if (!this.names.has(key)) return undefined
    const text = this.read(key)
    return JSON.parse(text.slice(0, text.indexOf('\n')))
  }

  put(key: string, head: Head, blocks: readonly Block[]): void {
    const path = join(this.folder, key)
    const temporary = `${path}.${process.pid}.tmp`
    writeFileSync(temporary, `${JSON.stringify(head)}\n${JSON.stringify(blocks)}`)
    renameSync(temporary, path)
    this.names.add(key)
  }

  blocks(key: string): readonly Block[] {
    const text = this.read(key)
    return JSON.parse(text.slice(text.indexOf('\n') + 1))
  }

  /** Removes old records once they outnumber the used ones; not at once, since another build may be reading them. */
  prune(): void {
    if (this.names.size < 2 * this.used.size + 100) return
    for (const name of this.names) if (!this.used.has(name)) rmSync(join(this.folder, name), { force: true })
  }

  private read(key: string): string {
    return readFileSync(join(this.folder, key), 'utf8')
  }
}
