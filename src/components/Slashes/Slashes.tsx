import * as css from './Slashes.module.css'

/** A list of a few short words in one line, set apart by slashes. */
export function Slashes({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <ul className={css.slashes} aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
