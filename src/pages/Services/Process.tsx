import { Built } from '../../components/Built/Built.tsx'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { columnsFor } from '../../model/columns.ts'
import { weeksOfStep } from '../../model/estimate/example.ts'
import type { Example } from '../../model/schema/estimate.ts'
import type { Services } from '../../model/schema/services.ts'
import * as css from './Process.module.css'

interface ProcessProps {
  process: Services['process']
  /** How many weeks each step takes in the worked example, if the firm shows it. */
  example?: Example
}

/** The process as a staircase, in two flights from six steps on. Below it a plan gets built. */
export function Process({ process, example }: ProcessProps) {
  const columns = columnsFor(process.steps.length, 5)
  const { services } = useWords()
  return (
    <Section ground="dark" id="process" labelledBy="process-heading">
      <SectionHead id="process-heading" heading={process.heading} statement={process.statement} />
      <ol className={`${css.stairs} ${flights[columns]} ${process.steps.length > columns ? '' : css.single}`}>
        {process.steps.map(({ step, title, description }, index) => (
          <li className={depths[index % columns]} key={step}>
            <p className={css.tread}>
              {step}
              <span className={text.caption}>{example && weeksOfStep(example, step, services)}</span>
            </p>
            <h3 className={text.d4}>{title}</h3>
            <p className={text.muted}>{description}</p>
          </li>
        ))}
      </ol>
      <div className={css.drawing}>
        <Built />
      </div>
    </Section>
  )
}

const flights: Readonly<Record<number, string | undefined>> = { 3: css.three, 4: css.four, 5: css.five }

/** Classes that set how far down each step of a flight is. */
const depths = [undefined, css.second, css.third, css.fourth, css.fifth].map((depth) => depth && `${css.down} ${depth}`)
