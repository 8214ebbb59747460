import type { ReactNode } from 'react'
import type { Settings } from '../../model/schema/settings.ts'
import { AreaMap } from '../AreaMap/AreaMap.tsx'
import { Section, SectionHead } from '../Section/Section.tsx'
import * as css from './AreasServed.module.css'

interface AreasServedProps {
  heading: string
  /** The areas that the map shows. */
  areas: Settings['areas']
  /** The areas in words, beside the map. */
  children: ReactNode
}

/** The section that says where the firm works: words, and a sketch map as their illustration. */
export function AreasServed({ heading, areas, children }: AreasServedProps) {
  return (
    <Section labelledBy="areas">
      <SectionHead id="areas" heading={heading} />
      <div className={css.served}>
        <div>{children}</div>
        <AreaMap areas={areas} />
      </div>
    </Section>
  )
}
