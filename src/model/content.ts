import type { Callout, PictureBlock } from './blocks.ts'
import type { About } from './schema/about.ts'
import type { FrontMatter } from './schema/article.ts'
import type { Blog } from './schema/blog.ts'
import type { Brand } from './schema/brand.ts'
import type { Contact } from './schema/contact.ts'
import type { Estimate } from './schema/estimate.ts'
import type { Gallery } from './schema/gallery.ts'
import type { Home } from './schema/home.ts'
import type { Redirect } from './schema/redirects.ts'
import type { Services } from './schema/services.ts'
import type { Settings } from './schema/settings.ts'
import type { Words } from './schema/words.ts'

/** A file of content, checked: its data. */
export interface Entry<Data> {
  readonly file: string
  readonly data: Data
}

export interface ArticleEntry extends Entry<FrontMatter> {
  /** The body, parsed once and packed. */
  readonly body: Uint8Array
  /** The blocks of it that name pages or files. */
  readonly references: readonly (Callout | PictureBlock)[]
  readonly links: readonly ContentLink[]
  readonly excerpt: string
  /** The names in braces that it uses, in its front matter and in its text. */
  readonly tokens: readonly string[]
}

/** A link as it was written, with its place. */
export interface ContentLink {
  readonly url: string
  readonly line: number
  readonly column: number
}

/** Everything that content says. */
export interface Content {
  readonly settings: Entry<Settings>
  readonly home: Entry<Home>
  readonly about: Entry<About>
  readonly services: Entry<Services>
  readonly gallery: Entry<Gallery>
  readonly contact: Entry<Contact>
  readonly estimate: Entry<Estimate>
  readonly blog: Entry<Blog>
  readonly brand: Entry<Brand>
  readonly words: Entry<Words>
  readonly redirects: Entry<Redirect[]>
  readonly articles: readonly ArticleEntry[]
  readonly notes: readonly ArticleEntry[]
}
