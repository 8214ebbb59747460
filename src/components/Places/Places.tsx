import * as text from '../Text/Text.module.css'
import * as css from './Places.module.css'

/** Areas served, set as one large sentence. The first `strong` of them are emphasised. */
export function Places({ items, strong = 1 }: { items: readonly string[]; strong?: number }) {
  return (
    <ul className={`${text.d2} ${css.places}`}>
      {items.map((place, index) => (
        <li key={place}>{index < strong ? <em>{place}</em> : place}</li>
      ))}
    </ul>
  )
}
