import { useWords } from '../../components/words.ts'
import { exampleSums } from '../../model/estimate/example.ts'
import { grouped } from '../../model/estimate/money.ts'
import type { Estimate } from '../../model/schema/estimate.ts'
import { format } from '../../model/text/format.ts'
import { NO_BREAK } from '../../model/text/joints.ts'
import * as css from './Slip.module.css'

/** A quotation as the client gets it, line by line. To assistive technology it is one image, labelled with its text. */
export function Slip({ heading, estimate: { example, milestones } }: { heading: string; estimate: Estimate }) {
  const words = useWords().home
  const sums = exampleSums(example, milestones)
  const size = format(words.size, grouped(example.area)).replaceAll(' ', NO_BREAK)
  const total = grouped(sums.total)
  const lines = [
    ...example.lines.map(({ item, sum }) => ({ item, sum: grouped(sum) })),
    { item: format(words.contingency, `${example.contingency}%`), sum: grouped(sums.contingency) },
  ]
  const label = [...lines.map(({ item, sum }) => format(words.sum, item, sum)), `${words.total} ${total}`].join('; ')
  return (
    <div className={css.slip} role="img" aria-label={`${heading}, ${size}: ${label}.`}>
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
        {words.total}
        <b>{total}</b>
      </p>
    </div>
  )
}
