import { plainText, type Quote } from '../../model/article/blocks.ts'
import { Inlines } from '../Inlines/Inlines.tsx'
import * as text from '../Text/Text.module.css'
import * as css from './Quotation.module.css'

/** A quotation in the display font with a hanging quotation mark, unless the text brings its own mark. */
export function Quotation({ quote: { paragraphs, by } }: { quote: Quote }) {
  const own = /^["'“‘«「『]/.test(plainText(paragraphs[0] ?? []))
  return (
    <figure className={own ? css.quotation : `${css.quotation} ${css.marked}`}>
      <blockquote>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>
            <Inlines content={paragraph} />
          </p>
        ))}
      </blockquote>
      {by && (
        <figcaption className={text.caption}>
          <Inlines content={by} />
        </figcaption>
      )}
    </figure>
  )
}
