import type { Block } from './blocks.ts'
import type { FrontMatter } from './schema/article.ts'
import type { Unpublished } from './unpublished.ts'

/** An article that pages may show. */
export interface Article extends Omit<FrontMatter, 'cta'> {
  /** Where it was written, for messages. */
  readonly file: string
  /** As it was written: it is set when it is shown. */
  readonly blocks: readonly Block[]
  readonly excerpt: string
  readonly cta: { readonly text: string; readonly buttonText: string; readonly buttonLink: string }
  readonly unpublished?: Unpublished
}
