import type { Home } from '../../model/schema.ts'
import * as css from './Slip.module.css'

/** A quotation as the client gets it, line by line: one picture to assistive technology, told in full. */
export function Slip({ slip }: { slip: Home['apart']['slip'] }) {
  const { heading, size, lines, total } = slip
  const told = [...lines.map(({ item, sum }) => `${item} RM ${sum}`), `total RM ${total}`].join('; ')
  return (
    <div className={css.slip} role="img" aria-label={`${heading}, ${size}: ${told}.`}>
      <p className={css.head}>
        <span>{heading}</span>
        <span>{size}</span>
      </p>
      {lines.map(({ item, sum }) => (
        <p className={css.line} key={item}>
          {item}
          <b>{sum}</b>
        </p>
      ))}
      <p className={`${css.line} ${css.total}`}>
        Total, RM
        <b>{total}</b>
      </p>
    </div>
  )
}
