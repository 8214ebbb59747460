import { Rich } from '../../components/Rich/Rich.tsx'
import { Section } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import type { About } from '../../model/schema/about.ts'
import * as css from './Mission.module.css'

/** The mission, as large as the page's title. */
export function Mission({ mission }: { mission: Required<About>['mission'] }) {
  return (
    <Section ground="mist" labelledBy="mission">
      <h2 className={text.label} id="mission">
        {mission.heading}
      </h2>
      <p className={`${text.d1} ${css.words}`}>
        <Rich text={mission.statement} />
      </p>
    </Section>
  )
}
