import { useWords } from '../../components/words.ts'
import { exampleSums } from '../../model/example.ts'
import { NO_BREAK } from '../../model/joints.ts'
import { grouped } from '../../model/money.ts'
import { say } from '../../model/say.ts'
import type { Estimate } from '../../model/schema/estimate.ts'
import * as css from './Slip.module.css'

/** A quotation as the client gets it, line by line. To assistive technology it is one image, labelled with its text. */
export function Slip({ heading, estimate: { example, milestones } }: { heading: string; estimate: Estimate }) {
  const words = useWords().home
  const sums = exampleSums(example, milestones)
  const size = say(words.size, grouped(example.area)).replaceAll(' ', NO_BREAK)
  const total = grouped(sums.total)
  const lines = [
    ...example.lines.map(({ item, sum }) => ({ item, sum: grouped(sum) })),
    { item: say(words.contingency, `${example.contingency}%`), sum: grouped(sums.contingency) },
  ]
  const told = [...lines.map(({ item, sum }) => say(words.sum, item, sum)), `${words.total} ${total}`].join('; ')
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
        {words.total}
        <b>{total}</b>
      </p>
    </div>
  )
}
