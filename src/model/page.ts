import type { ReactNode } from 'react'
import type { Article } from './article.ts'
import type { Picture } from './schema/fields.ts'

/** One page of the site, ready to be rendered. */
export interface Page {
  readonly route: string
  /** Title of the document, without the name of the firm. */
  readonly title: string
  readonly description: string
  /** Whether search engines may list it; it is in the sitemap then. */
  readonly index: boolean
  /** The content file that it is made from, for messages. */
  readonly file: string
  /** Picture of its social card. */
  readonly image?: Picture
  /** Title on its social card, and its name in breadcrumbs. */
  readonly name: string
  readonly breadcrumbs: readonly { readonly name: string; readonly route: string }[]
  readonly kind: 'home' | 'about' | 'services' | 'gallery' | 'blog' | 'article' | 'contact' | 'other'
  readonly published?: string
  readonly modified?: string
  /**
   * How the header stands on the page's first screen: light over a picture (with a scrim of its own, or just above a panel
   * that the scrim must not reach) or on a dark ground, dark on plaster, either over a picture or on plaster as the script
   * of the gallery finds it, none where the page stands alone.
   */
  readonly header: 'picture' | 'panel' | 'light' | 'dark' | 'gallery' | 'none'
  readonly prev?: string
  readonly next?: string
  /** The article that the page shows, if any. */
  readonly article?: Article
  /** The scripts of src/early that run before the page is painted for the first time, by name, and what each is given. */
  readonly early?: Readonly<Record<string, unknown>>
  readonly body: ReactNode
}

/** What is known of a picture before anything is encoded. */
export interface PictureAsset {
  /** Width and height in pixels of the largest variant. */
  readonly width: number
  readonly height: number
  /** Variants: address by type and width, smallest first. Empty for a remote picture. */
  readonly widths: readonly number[]
  /** Variants for portraits and thumbnails, smallest first. */
  readonly small: readonly number[]
  readonly url: (width: number, type: 'avif' | 'webp') => string
  /** Address of the file as it is, for logos: drawings stay drawings, and what is transparent stays so. */
  readonly original?: string
  /** Class that carries the colours of its blur. */
  readonly className: string
}
