import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import type { Services } from '../../model/schema.ts'
import * as css from './Process.module.css'

/** The process as a staircase of five steps. */
export function Process({ process }: { process: Services['process'] }) {
  return (
    <Section ground="dark" id="process" labelledBy="process-heading">
      <SectionHead id="process-heading" heading={process.heading} statement={process.statement} />
      <ol className={css.stairs}>
        {process.steps.map(({ step, title, description, weeks }) => (
          <li key={step}>
            <p className={css.tread}>
              {step}
              <span className={text.caption}>{weeks}</span>
            </p>
            <h3 className={text.d4}>{title}</h3>
            <p className={text.muted}>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
