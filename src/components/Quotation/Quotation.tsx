import { plainText, type Quote } from '../../model/blocks.ts'
import { Inlines } from '../Inlines/Inlines.tsx'
import * as css from './Quotation.module.css'

/** Somebody else's words in the display face, their mark hung; the mark is left out where the words bring their own. */
export function Quotation({ quote: { paragraphs, by } }: { quote: Quote }) {
  const own = /^["'“‘«]/.test(plainText(paragraphs[0] ?? []))
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
        <figcaption>
          <Inlines content={by} />
        </figcaption>
      )}
    </figure>
  )
}
