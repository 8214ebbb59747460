import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrontMatter } from '../src/model/schema.ts'
import type { SourceLink } from '../src/model/source.ts'
import { writeCacheFile } from './cacheFile.ts'
import { recipe } from './recipe.ts'

/** What is known of a file once it has been read and checked: of an article, all but its body. */
export interface Head<Data = unknown> {
  readonly data?: Data
  readonly problems: readonly RecordedProblem[]
}

export interface ArticleHead extends Head<FrontMatter> {
  readonly links: readonly SourceLink[]
  readonly excerpt: string
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
 * What files say, by a key of what they hold: reading and checking are pure. Bodies of articles are not among it; they are
 * read again when their pages are rendered, so that memory does not grow with the number of articles.
 */
export class Records {
  private readonly path: string
  private readonly old: ReadonlyMap<string, Head>
  private readonly used = new Map<string, Head>()
  private isNew = false

  constructor(cache: string) {
    this.path = join(cache, 'records', `${recipe().slice(0, 16)}.json`)
    this.old = new Map(tryParse(this.path))
  }

  /** What was put under a key, by this process or an earlier one of the same generator. */
  get<Known extends Head>(key: string): Known | undefined {
    const head = this.used.get(key) ?? this.old.get(key)
    if (head) this.used.set(key, head)
    return head as Known | undefined
  }

  put(key: string, head: Head): void {
    this.used.set(key, head)
    this.isNew = true
  }

  /** Keeps what is new for the next process, and of what is no longer used not too much: branches come and go. */
  save(): void {
    if (!this.isNew) return
    const kept = this.old.size < 2 * this.used.size + 100 ? [...this.old, ...this.used] : [...this.used]
    writeCacheFile(this.path, JSON.stringify([...new Map(kept)]), GENERATORS)
    this.isNew = false
  }
}

/** Generators, versions of this one, whose records are kept. */
const GENERATORS = 4

function tryParse(path: string): [string, Head][] {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return []
  }
}
