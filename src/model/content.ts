import type * as z from 'zod'
import type { Callout, PictureBlock } from './blocks.ts'
import type { FrontMatter } from './schema/article.ts'
import type { Schemas } from './schema/schemas.ts'

/** What the files of content beside the articles say, by the names of their schemas. */
export type Documents = { readonly [Name in Exclude<keyof Schemas, 'article'>]: z.infer<Schemas[Name]> }

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

type Entries = { readonly [Name in keyof Documents]: Entry<Documents[Name]> }

/** Everything that content says. */
export interface Content extends Entries {
  readonly articles: readonly ArticleEntry[]
  readonly notes: readonly ArticleEntry[]
}
