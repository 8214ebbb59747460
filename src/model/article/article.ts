import type { FrontMatter } from '../schema/article.ts'
import type { Unpublished } from './unpublished.ts'

/** An article as pages show it. */
export interface Article extends Omit<FrontMatter, 'cta'> {
  /** The source file, for messages. */
  readonly file: string
  /** The packed blocks (packed.ts), not typeset yet: that happens when the page is rendered. */
  readonly body: Uint8Array
  /** The beginning of its first paragraph; without one, its metaDescription or ''. */
  readonly excerpt: string
  readonly cta: { readonly text: string; readonly buttonText: string; readonly buttonLink: string }
  readonly unpublished?: Unpublished
}
