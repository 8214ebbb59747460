import * as text from '../Text/Text.module.css'
import * as css from './Slashes.module.css'

/** A list of a few short words in one line, set apart by slashes. `label` tells screen readers what they are. */
export function Slashes({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <>
      {label && <p className={text.visuallyHidden}>{label}</p>}
      <ul className={css.slashes}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
