import type { ReactNode } from 'react'
import type { Article } from './article/article.ts'
import type { MainLink } from './routes.ts'
import type { Picture } from './schema/fields.ts'

/** A page of the site, ready to be rendered. */
export interface Page {
  readonly route: string
  /** The document title, without the name of the firm. */
  readonly title: string
  readonly description: string
  /** Whether search engines may index the page. If so, it is listed in the sitemap. */
  readonly index: boolean
  /** The content file that the page is made from, for messages. */
  readonly file: string
  /** The picture on its social card. */
  readonly image?: Picture
  /** The title on its social card, and its name in breadcrumbs. */
  readonly name: string
  readonly breadcrumbs: readonly { readonly name: string; readonly route: string }[]
  readonly kind: MainLink | 'article' | 'other'
  readonly published?: string
  readonly modified?: string
  /**
   * The header on the first screen. `picture` and `panel` are light over a picture, with a scrim that for `panel` ends
   * above the panel. `light` is light on a dark background, `dark` is dark on plaster. `gallery` is like `picture`, or
   * dark on plaster if the gallery's script finds a project in the URL. `none` means that the page has no header.
   */
  readonly header: 'picture' | 'panel' | 'light' | 'dark' | 'gallery' | 'none'
  /** The article that the page shows, if any. */
  readonly article?: Article
  /** The scripts of src/early that run before the first paint, by name, with the data that each receives. */
  readonly early?: Readonly<Record<string, unknown>>
  readonly body: ReactNode
}

/** What is known about a picture before it is encoded. */
export interface PictureAsset {
  /** Width and height in pixels of the largest variant. */
  readonly width: number
  readonly height: number
  /** Widths of the variants, smallest first. */
  readonly widths: readonly number[]
  /** Widths of further variants for portraits and thumbnails, smallest first. */
  readonly small: readonly number[]
  readonly url: (width: number, type: 'avif' | 'webp') => string
  /** URL of the picture as a logo: vector graphics stay vectors, and transparency is kept. */
  readonly logo: string
  /** Class that sets the colours of its blurred preview. */
  readonly className: string
}
