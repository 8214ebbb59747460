import type * as z from 'zod'
import type { Position } from './position.ts'
import type { FrontMatter } from './schema/article.ts'
import type { LocalPicture } from './schema/fields.ts'
import type { Schemas } from './schema/schemas.ts'

/** The data of all content files other than articles, by the names of their schemas. */
export type Documents = { readonly [Name in Exclude<keyof Schemas, 'article'>]: z.infer<Schemas[Name]> }

/** A content file and its validated data. */
export interface Entry<Data> {
  readonly file: string
  readonly data: Data
}

export interface ArticleEntry extends Entry<FrontMatter> {
  /** The body, parsed once and packed. */
  readonly body: Uint8Array
  readonly links: readonly ContentLink[]
  readonly pictures: readonly ContentPicture[]
  readonly excerpt: string
  /** The names of the tokens, like {phone}, that the front matter and the body use. */
  readonly tokens: readonly string[]
}

/** A link as it was written, with its position. */
export interface ContentLink extends Position {
  readonly url: string
}

/** A picture between the paragraphs of an article, with its position. */
export interface ContentPicture extends Position {
  readonly image: LocalPicture
}

type Entries = { readonly [Name in keyof Documents]: Entry<Documents[Name]> }

/** All content of the site. */
export interface Content extends Entries {
  readonly articles: readonly ArticleEntry[]
  readonly notes: readonly ArticleEntry[]
}
