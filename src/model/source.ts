import type { Block } from './blocks.ts'
import type { About, Blog, Contact, FrontMatter, Gallery, Home, Redirect, Services, Settings } from './schema.ts'

/** A file of content, checked: its data, and the place of anything in it. */
export interface Entry<Data> {
  readonly file: string
  readonly data: Data
}

export interface ArticleEntry extends Entry<FrontMatter> {
  /** Read anew each time it is asked for. */
  readonly blocks: () => readonly Block[]
  /** Tells one body from another. */
  readonly version: string
  readonly links: readonly SourceLink[]
  readonly excerpt: string
}

/** A link as it was written, with its place. */
export interface SourceLink {
  readonly url: string
  readonly line: number
  readonly column: number
}

/** Everything that content says. */
export interface Source {
  readonly settings: Entry<Settings>
  readonly home: Entry<Home>
  readonly about: Entry<About>
  readonly services: Entry<Services>
  readonly gallery: Entry<Gallery>
  readonly contact: Entry<Contact>
  readonly blog: Entry<Blog>
  readonly redirects: Entry<Redirect[]>
  readonly articles: readonly ArticleEntry[]
  readonly notes: readonly ArticleEntry[]
}
