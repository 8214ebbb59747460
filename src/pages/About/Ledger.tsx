import * as text from '../../components/Text/Text.module.css'
import * as css from './Ledger.module.css'

interface LedgerProps {
  items: readonly { readonly title: string; readonly text: string; readonly places?: string }[]
  /** Titles as large as a page's title. */
  large?: boolean
}

/** Entries between hairlines: a title, a sentence, and places at the end of the line. */
export function Ledger({ items, large }: LedgerProps) {
  return (
    <ul className={`${css.ledger} ${large ? css.large : css.small}`}>
      {items.map(({ title, text: words, places }) => (
        <li key={title}>
          <h3 className={large ? text.d1 : text.d3}>{title}</h3>
          <p className={text.muted}>{words}</p>
          {places && <p className={text.caption}>{places}</p>}
        </li>
      ))}
    </ul>
  )
}
