import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import type { Estimate } from '../../model/schema/estimate.ts'
import type { Settings } from '../../model/schema/settings.ts'
import { AnswerSheet } from './AnswerSheet.tsx'
import { EstimateForm } from './EstimateForm.tsx'
import * as css from './FirstNumber.module.css'

/**
 * 'Your first number': three questions, and an answer that the script fills in (src/islands/Estimate). Without the
 * script the same markup is a table of the figures with notes below it.
 */
export function FirstNumber({ content, settings }: { content: Estimate; settings: Settings }) {
  const { heading, statement, intro, tableIntro } = content
  const lead = `${text.lead} ${text.muted} ${css.intro}`
  return (
    <Section ground="mist" id="estimate" labelledBy="estimate-heading">
      <div data-island="Estimate" data-load="visible">
        <SectionHead id="estimate-heading" heading={heading} statement={statement}>
          <p className={`${lead} ${css.scripted}`}>{intro}</p>
          <p className={`${lead} ${css.plain}`}>{tableIntro}</p>
        </SectionHead>
        <div className={css.estimate}>
          <EstimateForm content={content} />
          <AnswerSheet content={content} settings={settings} />
        </div>
      </div>
    </Section>
  )
}
