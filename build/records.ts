import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrontMatter } from '../src/model/schema.ts'
import type { SourceLink } from '../src/model/site.ts'
import { writeCacheFile } from './cacheFile.ts'
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
 * What articles say, by the digest of their files: reading and checking are pure. Bodies are not among it; they are read
 * again when their pages are rendered, so that memory does not grow with the number of articles.
 */
export class Records {
  private readonly path: string
  private readonly old: ReadonlyMap<string, Head>
  private readonly used = new Map<string, Head>()
  private isNew = false

  constructor(cache: string) {
    this.path = join(cache, 'articles', `${recipe().slice(0, 16)}.json`)
    this.old = new Map(tryParse(this.path))
  }

  get(digest: string): Head | undefined {
    const head = this.used.get(digest) ?? this.old.get(digest)
    if (head) this.used.set(digest, head)
    return head
  }

  put(digest: string, head: Head): void {
    this.used.set(digest, head)
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
