import { createHash, hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../src/model/page.ts'
import type { Site } from '../src/model/site.ts'
import { writeCacheFile } from './cacheFile.ts'
import type { KeptPage } from './dist.ts'
import { recipe } from './recipe.ts'

/** What is remembered of a page that was rendered: what it was made from, and what the build needs to know of it. */
export interface Memory extends KeptPage {
  readonly key: string
  readonly csp: string
  readonly pictures: readonly string[]
}

/**
 * Pages that need not be rendered again. A self-contained page is a pure function of its own properties, of what every
 * page shows (settings, code, plan of the pictures), and of nothing else: its key is a hash of just that.
 */
export class PageMemory {
  private readonly path: string
  private readonly old: ReadonlyMap<string, Memory>
  private readonly fresh = new Map<string, Memory>()

  /** Of objects that many pages hold: what stands for them in a key. */
  private readonly standIns: Map<unknown, string>
  private readonly articles: ReadonlySet<unknown>

  constructor(
    cache: string,
    dist: string,
    private readonly shared: string,
    site: Site,
  ) {
    this.path = join(cache, 'pages', `${createHash('sha256').update(dist).digest('hex').slice(0, 16)}.json`)
    this.old = new Map(tryParse(this.path))
    // Settings and the like are part of `shared`; their names will do.
    this.standIns = new Map(Object.entries({ ...site, ...site.settings }).map(([name, part]) => [part, name]))
    this.articles = new Set([...site.articles, ...site.notes])
  }

  /** The key of a page, undefined for one that is made from more than its own properties. */
  key(page: Page): string | undefined {
    if (!page.selfContained) return undefined
    return createHash('sha1').update(this.shared).update(JSON.stringify(page, this.standIn)).digest('base64')
  }

  /** For JSON.stringify: an article is on its own page and listed on others, and is written out once. */
  private readonly standIn = (_: string, value: unknown): unknown => {
    if (this.articles.has(value) && !this.standIns.has(value))
      this.standIns.set(value, hash('sha1', JSON.stringify(value)))
    return (typeof value === 'object' && value !== null && this.standIns.get(value)) || value
  }

  get(file: string, key: string | undefined): Memory | undefined {
    const known = this.old.get(file)
    return key !== undefined && known?.key === key ? known : undefined
  }

  set(file: string, memory: Memory): void {
    this.fresh.set(file, memory)
  }

  /** Writes down the pages of this build, each with the stamp of its file as it is in dist now. */
  save(stamp: (file: string) => string): void {
    writeCacheFile(this.path, lines(this.fresh, stamp), FOLDERS)
  }
}

/** A line for each page. */
function* lines(pages: ReadonlyMap<string, Memory>, stamp: (file: string) => string): Iterable<string> {
  for (const [file, memory] of pages) yield `${JSON.stringify([file, { ...memory, stamp: stamp(file) }])}\n`
}

/** Folders that may be built into and be remembered; tests build into many. */
const FOLDERS = 40

/** What every page is made from besides its own properties. */
export function sharedInputs(site: Site, code: string, pictures: unknown): string {
  const { articles, notes, ...rest } = site
  return createHash('sha256')
    .update(recipe())
    .update(code)
    .update(JSON.stringify([rest, pictures]))
    .digest('base64')
}

function tryParse(path: string): [string, Memory][] {
  try {
    const text = readFileSync(path, 'utf8')
    return text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
  } catch {
    return []
  }
}
