import type { FrontMatter } from './schema/article.ts'
import type { Unpublished } from './unpublished.ts'

/** An article that pages may show. */
export interface Article extends Omit<FrontMatter, 'cta'> {
  /** Where it was written, for messages. */
  readonly file: string
  /** Its blocks, packed, as they were written: they are set when they are shown. */
  readonly body: Uint8Array
  readonly excerpt: string
  readonly cta: { readonly text: string; readonly buttonText: string; readonly buttonLink: string }
  readonly unpublished?: Unpublished
}
