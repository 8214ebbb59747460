import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import { columnsFor } from '../../model/columns.ts'
import type { Contact } from '../../model/schema/contact.ts'
import * as css from './AreaGroups.module.css'

/** The areas served in groups, each with some of its places. */
export function AreaGroups({ areas }: { areas: Required<Contact>['areas'] }) {
  const classes = [css.groups, columns[columnsFor(areas.groups.length, 4)]].filter(Boolean).join(' ')
  return (
    <Section labelledBy="areas">
      <SectionHead id="areas" heading={areas.heading} statement={areas.statement} />
      <ul className={classes}>
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

const columns: Readonly<Record<number, string | undefined>> = { 3: css.three, 4: css.four }
