import * as text from '../../components/Text/Text.module.css'
import * as css from './Ledger.module.css'

interface LedgerProps {
  items: readonly { readonly title: string; readonly text: string; readonly places?: string }[]
  /** Titles as large as a page's title, unless phones would break a long word of theirs. */
  large?: boolean
}

const LONG_WORD = /\S{17}/

/** Entries between hairlines: a title, a sentence, and places at the end of the line. */
export function Ledger({ items, large }: LedgerProps) {
  const largest = items.some(({ title }) => LONG_WORD.test(title)) ? text.d2 : text.d1
  return (
    <ul className={`${css.ledger} ${large ? css.large : css.small}`}>
      {items.map(({ title, text: words, places }) => (
        <li key={title}>
          <h3 className={large ? largest : text.d3}>{title}</h3>
          <p className={text.muted}>{words}</p>
          {places && <p className={text.caption}>{places}</p>}
        </li>
      ))}
    </ul>
  )
}
