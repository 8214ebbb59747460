import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import type { Contact } from '../../model/schema.ts'
import * as css from './AreaGroups.module.css'

/** The areas served in four groups, each with some of its places. */
export function AreaGroups({ areas }: { areas: Contact['areas'] }) {
  return (
    <Section labelledBy="areas">
      <SectionHead id="areas" heading={areas.heading} statement={areas.statement} />
      <ul className={css.groups}>
        {areas.groups.map(({ title, places }) => (
          <li key={title}>
            <h3 className={text.d3}>{title}</h3>
            <p className={text.muted}>{places}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
